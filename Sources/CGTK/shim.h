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
