// The signatures of Android and of its libraries that android/MainActivity.kt uses, for scripts/check-kotlin:
// as in platform 35, androidx.activity 1.8 and androidx.core 1.15. Each line that begins with `package`
// begins a file.
package android.app;
public class Activity extends android.content.Context {
    protected void onCreate(@androidx.annotation.Nullable android.os.Bundle state) {}
    protected void onResume() {}
    protected void onDestroy() {}
    public void onConfigurationChanged(@androidx.annotation.NonNull android.content.res.Configuration to) {}
    public android.view.Window getWindow() { return null; }
    public boolean moveTaskToBack(boolean evenIfNotRoot) { return false; }
    public final void runOnUiThread(Runnable action) {}
}
package android.content;
public class ActivityNotFoundException extends RuntimeException {}
package android.content;
public class ClipData {
    public static ClipData newPlainText(CharSequence label, CharSequence text) { return null; }
    public static ClipData newRawUri(CharSequence label, android.net.Uri uri) { return null; }
    public int getItemCount() { return 0; }
    public Item getItemAt(int index) { return null; }
    public static class Item { public CharSequence coerceToText(Context context) { return null; } }
}
package android.content;
public class ClipboardManager {
    public void setPrimaryClip(@androidx.annotation.NonNull ClipData clip) {}
    @androidx.annotation.Nullable public ClipData getPrimaryClip() { return null; }
}
package android.content;
public abstract class ContentResolver {
    @androidx.annotation.Nullable public final android.database.Cursor query(@androidx.annotation.NonNull
        android.net.Uri uri, String[] columns, String selection, String[] arguments, String order) { return null; }
    @androidx.annotation.Nullable public final java.io.InputStream openInputStream(@androidx.annotation.NonNull
        android.net.Uri uri) throws java.io.FileNotFoundException { return null; }
    @androidx.annotation.Nullable public final java.io.OutputStream openOutputStream(@androidx.annotation.NonNull
        android.net.Uri uri, @androidx.annotation.NonNull String mode) throws java.io.FileNotFoundException { return null; }
}
package android.content;
public abstract class Context {
    public android.content.res.Resources getResources() { return null; }
    public final <T> T getSystemService(Class<T> service) { return null; }
    public android.content.res.Resources.Theme getTheme() { return null; }
    public void setTheme(int id) {}
    public String getPackageName() { return null; }
    public java.io.File getCacheDir() { return null; }
    public ContentResolver getContentResolver() { return null; }
    public void startActivity(Intent intent) {}
}
package android.content;
public class Intent {
    public static final String ACTION_SEND = "", EXTRA_TEXT = "", EXTRA_STREAM = "";
    public static final int FLAG_GRANT_READ_URI_PERMISSION = 1;
    public Intent(String action) {}
    @androidx.annotation.NonNull public Intent setType(@androidx.annotation.Nullable String type) { return this; }
    @androidx.annotation.NonNull public Intent putExtra(String name, String value) { return this; }
    @androidx.annotation.NonNull public Intent putExtra(String name, CharSequence value) { return this; }
    @androidx.annotation.NonNull public Intent putExtra(String name, android.os.Parcelable value) { return this; }
    @androidx.annotation.NonNull public Intent addFlags(int flags) { return this; }
    @androidx.annotation.Nullable public ClipData getClipData() { return null; }
    public void setClipData(@androidx.annotation.Nullable ClipData clip) {}
    public static Intent createChooser(Intent target, CharSequence title) { return null; }
}
package android.content.res;
public class Configuration {
    public int uiMode;
    public float fontScale;
    public static final int UI_MODE_NIGHT_MASK = 0x30, UI_MODE_NIGHT_YES = 0x20;
}
package android.content.res;
public class Resources {
    public Configuration getConfiguration() { return null; }
    public android.util.DisplayMetrics getDisplayMetrics() { return null; }
    public final class Theme {}
}
package android.database;
public interface Cursor extends java.io.Closeable {
    boolean moveToFirst();
    String getString(int column);
    void close();
}
package android.graphics;
public class Color { public static final int TRANSPARENT = 0; }
package android.net;
public abstract class Uri implements android.os.Parcelable {}
package android.os;
public class Bundle {}
package android.os;
public interface Parcelable {}
package android.os;
public class Process {
    public static final void killProcess(int process) {}
    public static final int myPid() { return 0; }
}
package android.provider;
public interface OpenableColumns { String DISPLAY_NAME = "_display_name"; }
package android.util;
public class Base64 {
    public static final int DEFAULT = 0, NO_WRAP = 2;
    public static byte[] decode(String text, int flags) { return null; }
    public static String encodeToString(byte[] bytes, int from, int length, int flags) { return null; }
}
package android.util;
public class DisplayMetrics { public float density; }
package android.view;
public class View {
    public static final int OVER_SCROLL_NEVER = 2;
    public int getOverScrollMode() { return 0; }
    public void setOverScrollMode(int mode) {}
    public boolean isHapticFeedbackEnabled() { return false; }
    public void setHapticFeedbackEnabled(boolean on) {}
    public void setOnLongClickListener(@androidx.annotation.Nullable OnLongClickListener listener) {}
    public ViewGroup.LayoutParams getLayoutParams() { return null; }
    public void setLayoutParams(ViewGroup.LayoutParams to) {}
    public interface OnLongClickListener { boolean onLongClick(View view); }
}
package android.view;
public abstract class ViewGroup extends View {
    public static class LayoutParams {}
    public static class MarginLayoutParams extends LayoutParams { public int bottomMargin; }
}
package android.view;
public abstract class Window {
    @Deprecated public int getStatusBarColor() { return 0; }
    @Deprecated public void setStatusBarColor(int color) {}
    @Deprecated public int getNavigationBarColor() { return 0; }
    @Deprecated public void setNavigationBarColor(int color) {}
    public void addFlags(int flags) {}
    public void clearFlags(int flags) {}
    @androidx.annotation.NonNull public final View getDecorView() { return null; }
}
package android.view;
public interface WindowManager {
    class LayoutParams { public static final int FLAG_KEEP_SCREEN_ON = 128; }
}
package android.webkit;
@java.lang.annotation.Target({java.lang.annotation.ElementType.METHOD})
public @interface JavascriptInterface {}
package android.webkit;
public interface ValueCallback<T> { void onReceiveValue(T value); }
package android.webkit;
public abstract class WebSettings {
    public void setSupportZoom(boolean on) {}
    public int getTextZoom() { return 0; }
    public void setTextZoom(int percent) {}
}
package android.webkit;
public class WebView extends android.view.View {
    public void evaluateJavascript(@androidx.annotation.NonNull String script,
        @androidx.annotation.Nullable ValueCallback<String> answer) {}
    @androidx.annotation.NonNull public WebSettings getSettings() { return null; }
    @androidx.annotation.NonNull public HitTestResult getHitTestResult() { return null; }
    public static class HitTestResult {
        public static final int EDIT_TEXT_TYPE = 9;
        public int getType() { return 0; }
    }
    public void addJavascriptInterface(@androidx.annotation.NonNull Object object, @androidx.annotation.NonNull String name) {}
}
package androidx.activity;
public abstract class OnBackPressedCallback {
    public OnBackPressedCallback(boolean enabled) {}
    public final boolean isEnabled() { return false; }
    public final void setEnabled(boolean enabled) {}
    public abstract void handleOnBackPressed();
}
package androidx.activity;
public final class OnBackPressedDispatcher {
    public void addCallback(@androidx.annotation.NonNull androidx.lifecycle.LifecycleOwner owner,
        @androidx.annotation.NonNull OnBackPressedCallback callback) {}
}
package androidx.activity.result;
public interface ActivityResultCallback<O> { void onActivityResult(O result); }
package androidx.activity.result;
public abstract class ActivityResultLauncher<I> { public void launch(I input) {} }
package androidx.activity.result.contract;
public abstract class ActivityResultContract<I, O> {}
package androidx.activity.result.contract;
public final class ActivityResultContracts {
    public static class OpenDocument extends ActivityResultContract<String[], android.net.Uri> {}
    public static class CreateDocument extends ActivityResultContract<String, android.net.Uri> {
        public CreateDocument(@androidx.annotation.NonNull String type) {}
    }
}
package androidx.annotation;
public @interface NonNull {}
package androidx.annotation;
public @interface Nullable {}
package androidx.appcompat.app;
public class AppCompatActivity extends android.app.Activity implements androidx.lifecycle.LifecycleOwner {
    @androidx.annotation.NonNull
    public androidx.activity.OnBackPressedDispatcher getOnBackPressedDispatcher() { return null; }
    @androidx.annotation.NonNull
    public final <I, O> androidx.activity.result.ActivityResultLauncher<I> registerForActivityResult(
        @androidx.annotation.NonNull androidx.activity.result.contract.ActivityResultContract<I, O> contract,
        @androidx.annotation.NonNull androidx.activity.result.ActivityResultCallback<O> callback) { return null; }
}
package androidx.core.content;
public class FileProvider {
    public static android.net.Uri getUriForFile(@androidx.annotation.NonNull android.content.Context context,
        @androidx.annotation.NonNull String authority, @androidx.annotation.NonNull java.io.File file) { return null; }
}
package androidx.core.graphics;
public final class Insets { public final int left = 0, top = 0, right = 0, bottom = 0; }
package androidx.core.view;
public interface OnApplyWindowInsetsListener {
    @androidx.annotation.NonNull WindowInsetsCompat onApplyWindowInsets(@androidx.annotation.NonNull android.view.View view,
        @androidx.annotation.NonNull WindowInsetsCompat insets);
}
package androidx.core.view;
public class ViewCompat {
    public static void setOnApplyWindowInsetsListener(@androidx.annotation.NonNull android.view.View view,
        @androidx.annotation.Nullable OnApplyWindowInsetsListener listener) {}
    public static void requestApplyInsets(@androidx.annotation.NonNull android.view.View view) {}
}
package androidx.core.view;
public final class WindowCompat {
    public static void setDecorFitsSystemWindows(@androidx.annotation.NonNull android.view.Window window, boolean fits) {}
    @androidx.annotation.NonNull public static WindowInsetsControllerCompat getInsetsController(
        @androidx.annotation.NonNull android.view.Window window, @androidx.annotation.NonNull android.view.View view) { return null; }
}
package androidx.core.view;
public class WindowInsetsCompat {
    @androidx.annotation.NonNull public androidx.core.graphics.Insets getInsets(int types) { return null; }
    public static final class Type {
        public static int systemBars() { return 0; }
        public static int displayCutout() { return 0; }
        public static int ime() { return 0; }
    }
}
package androidx.core.view;
public final class WindowInsetsControllerCompat {
    public boolean isAppearanceLightStatusBars() { return false; }
    public void setAppearanceLightStatusBars(boolean light) {}
    public boolean isAppearanceLightNavigationBars() { return false; }
    public void setAppearanceLightNavigationBars(boolean light) {}
}
package androidx.lifecycle;
public interface LifecycleOwner {}
package org.json;
public class JSONArray {
    public JSONArray put(boolean value) { return this; }
    public JSONArray put(Object value) { return this; }
}
package org.oustgame.oust;
public final class BuildConfig {}
