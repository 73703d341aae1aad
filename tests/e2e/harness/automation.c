/* Lets WebKitWebDriver drive the app as it is shipped. For tests only: nothing of it is in the app.
 *
 * The driver can take over a web view only when the program allows automation on its web context,
 * makes the view as one that automation controls, and hands it over when a session starts. The
 * window library does none of the three and offers no switch. Loaded by LD_PRELOAD, this file
 * stands between the two: it changes one argument of each of two library calls, and answers the
 * driver's request for a view with the newest one that the program has made.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <string.h>
#include <webkit2/webkit2.h>

static GObject *newest_view;

static WebKitWebView *hand_over_view(WebKitAutomationSession *session, gpointer unused) {
    return WEBKIT_WEB_VIEW(newest_view);
}

static void session_started(WebKitWebContext *context, WebKitAutomationSession *session, gpointer unused) {
    WebKitApplicationInfo *info = webkit_application_info_new();
    webkit_application_info_set_name(info, "oust");
    webkit_application_info_set_version(info, 1, 0, 0);
    webkit_automation_session_set_application_info(session, info);
    webkit_application_info_unref(info);
    g_signal_connect(session, "create-web-view", G_CALLBACK(hand_over_view), NULL);
}

/* The window library calls this once for each context, with FALSE. */
void webkit_web_context_set_automation_allowed(WebKitWebContext *context, gboolean allowed) {
    void (*library)(WebKitWebContext *, gboolean) =
        dlsym(RTLD_NEXT, "webkit_web_context_set_automation_allowed");
    library(context, TRUE);
    g_signal_connect(context, "automation-started", G_CALLBACK(session_started), NULL);
}

/* Every object is made here; only a web view has the property that is looked for. */
GObject *g_object_new_with_properties(GType type, guint count, const char *names[], const GValue values[]) {
    static GObject *(*library)(GType, guint, const char **, const GValue *);
    if (!library)
        library = dlsym(RTLD_NEXT, "g_object_new_with_properties");
    gboolean is_view = FALSE;
    for (guint i = 0; i < count; i++) {
        if (strcmp(names[i], "is-controlled-by-automation") == 0) {
            g_value_set_boolean((GValue *)&values[i], TRUE);
            is_view = TRUE;
        }
    }
    GObject *made = library(type, count, names, values);
    if (is_view)
        newest_view = made;
    return made;
}
