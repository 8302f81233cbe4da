// GTK and libadwaita, and the two functions of libdispatch by which another loop runs the main
// queue. Only targets of the package trait GTK include this header.
#pragma once

#include <adwaita.h>
#include <glib-unix.h>

// The descriptor that is readable when the main queue has work, and the function that runs the work.
// Foundation's run loop uses the same two.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

// Returns a new widget as nonnull: GTK's constructors always return one, without an annotation.
static inline GtkWidget *_Nonnull cgtk_made(GtkWidget *_Nullable widget) {
  return (GtkWidget *_Nonnull)widget;
}

#ifdef GDK_WINDOWING_X11
// Declared here, because GDK's X11 header adds Xlib's names, such as `Window`, to each file.
GType gdk_x11_surface_get_type(void);
void gdk_x11_surface_set_user_time(GdkSurface *_Nonnull surface, guint32 timestamp);
#endif

// Shows a window without requesting the focus from the window manager.
static inline void cgtk_show_behind(GtkWidget *_Nonnull window) {
#ifdef GDK_WINDOWING_X11
  gtk_widget_realize(window);
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  // A user time of zero means that the window requests no focus.
  if (surface && g_type_check_instance_is_a((GTypeInstance *)surface, gdk_x11_surface_get_type()))
    gdk_x11_surface_set_user_time(surface, 0);
#endif
  gtk_widget_set_visible(window, TRUE);
}
