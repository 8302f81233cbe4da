// GTK and libadwaita, and the two calls of libdispatch by which a foreign loop runs the main queue.
// Only targets under the package trait GTK include it.
#pragma once

#include <adwaita.h>
#include <glib-unix.h>

// The descriptor that says that the main queue has work, and the call that does it. Foundation's run
// loop uses the same two.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

// A widget that GTK has just made: there always is one, which its own headers do not say.
static inline GtkWidget *_Nonnull cgtk_made(GtkWidget *_Nullable widget) {
  return (GtkWidget *_Nonnull)widget;
}

#ifdef GDK_WINDOWING_X11
// Written here because its header brings Xlib's names, such as `Window` and `Screen`, into every file.
GType gdk_x11_surface_get_type(void);
void gdk_x11_surface_set_user_time(GdkSurface *_Nonnull surface, guint32 timestamp);
#endif

// Shows a window that asks its window manager for no focus when it comes.
static inline void cgtk_show_behind(GtkWidget *_Nonnull window) {
#ifdef GDK_WINDOWING_X11
  gtk_widget_realize(window);
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  // A time of zero says so to a window manager.
  if (surface && g_type_check_instance_is_a((GTypeInstance *)surface, gdk_x11_surface_get_type()))
    gdk_x11_surface_set_user_time(surface, 0);
#endif
  gtk_widget_set_visible(window, TRUE);
}
