// Serves what the page cannot do on Android: insets, the back gesture, share sheet, clipboard and
// files, a screen that stays on, the color of the system's bars. dx puts it in place of its own.
package dev.dioxus.main

import android.content.ActivityNotFoundException
import android.content.ClipData
import android.content.ClipboardManager
import android.content.Intent
import android.content.res.Configuration
import android.graphics.Color
import android.net.Uri
import android.os.Bundle
import android.os.Process
import android.provider.OpenableColumns
import android.util.Base64
import android.view.View
import android.view.ViewGroup
import android.view.WindowManager
import android.webkit.JavascriptInterface
import android.webkit.WebView
import androidx.activity.OnBackPressedCallback
import androidx.activity.result.contract.ActivityResultContracts
import androidx.core.content.FileProvider
import androidx.core.view.ViewCompat
import androidx.core.view.WindowCompat
import androidx.core.view.WindowInsetsCompat
import java.io.File
import java.io.IOException
import kotlin.concurrent.thread
import org.json.JSONArray

typealias BuildConfig = org.oustgame.oust.BuildConfig

/** In bytes; as in `src/platform/exchange`. */
private const val LARGEST_FILE = 1 shl 20

class MainActivity : WryActivity() {
    // The framework keeps its history in memory: the webview itself never has a page to go back to.
    override val handleBackNavigation: Boolean = false

    private var page: WebView? = null
    private var wantedBars = "system"
    private lateinit var clipboard: ClipboardManager
    private val files = Files()

    /** Enabled while the app has a step to take back, so that the system can show its own way home. */
    private val back = object : OnBackPressedCallback(false) {
        override fun handleOnBackPressed() {
            page?.evaluateJavascript("Boolean(window.appBack && window.appBack())") { taken ->
                if (taken != "true") moveTaskToBack(true)
            }
        }
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        // The saves hold everything: a state of the system's own would restore a blank page.
        super.onCreate(null)
        clipboard = getSystemService(ClipboardManager::class.java)
        WindowCompat.setDecorFitsSystemWindows(window, false)
        @Suppress("DEPRECATION") // Ignored from Android 15 on, where bars are transparent anyway.
        run {
            window.statusBarColor = Color.TRANSPARENT
            window.navigationBarColor = Color.TRANSPARENT
        }
        onBackPressedDispatcher.addCallback(this, back)
        colorBars()
    }

    override fun onWebViewCreate(webView: WebView) {
        page = webView
        webView.overScrollMode = View.OVER_SCROLL_NEVER
        webView.isHapticFeedbackEnabled = false
        // Nothing is selected, and there is no menu, but where a person types, and may want to paste.
        webView.setOnLongClickListener { webView.hitTestResult.type != WebView.HitTestResult.EDIT_TEXT_TYPE }
        webView.settings.setSupportZoom(false)
        webView.settings.textZoom = textZoom(resources.configuration)
        webView.addJavascriptInterface(Phone(), "phone")
        ViewCompat.setOnApplyWindowInsetsListener(webView) { _, insets ->
            // The webview itself is not told: it would make room a second time.
            handOver(insets)
            insets
        }
    }

    override fun onResume() {
        super.onResume()
        page?.let { ViewCompat.requestApplyInsets(it) }
    }

    override fun onDestroy() {
        super.onDestroy()
        // A second activity in this process would stay blank. Everything was saved when the app was put
        // away, so the next start is one from the saves, in a process of its own.
        Process.killProcess(Process.myPid())
    }

    override fun onConfigurationChanged(newConfig: Configuration) {
        super.onConfigurationChanged(newConfig)
        page?.settings?.textZoom = textZoom(newConfig)
        colorBars()
        page?.let { ViewCompat.requestApplyInsets(it) }
    }

    private fun isNight(): Boolean {
        val night = resources.configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK
        return night == Configuration.UI_MODE_NIGHT_YES
    }

    private fun textZoom(configuration: Configuration) = (configuration.fontScale * 100).toInt()

    /**
     * Webviews before 140 tell the page no insets: it gets them as variables of its style. Those of every
     * age keep the theme they began with: it gets that as an attribute. The keyboard shortens the webview,
     * which then brings the field that is typed in into sight; a window from edge to edge has nobody else
     * who does that.
     */
    private fun handOver(insets: WindowInsetsCompat) {
        val edges = insets.getInsets(
            WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout()
        )
        val keyboard = insets.getInsets(WindowInsetsCompat.Type.ime()).bottom
        endAbove(keyboard)
        val density = resources.displayMetrics.density
        val bottom = (edges.bottom - keyboard).coerceAtLeast(0)
        val sides = "{top:${edges.top / density},right:${edges.right / density}," +
            "bottom:${bottom / density},left:${edges.left / density}}"
        page?.evaluateJavascript(
            "for (const [side, px] of Object.entries($sides)) " +
                "document.documentElement.style.setProperty('--inset-' + side, px + 'px');" +
                "document.documentElement.dataset.night = '${if (isNight()) "yes" else "no"}'",
            null
        )
    }

    private fun endAbove(keyboard: Int) {
        val place = page?.layoutParams as? ViewGroup.MarginLayoutParams ?: return
        if (place.bottomMargin != keyboard) {
            place.bottomMargin = keyboard
            page?.layoutParams = place
        }
    }

    /** Dark clock and battery on a light page, and the other way round. */
    private fun colorBars() {
        val isDark = wantedBars == "dark" || (wantedBars == "system" && isNight())
        WindowCompat.getInsetsController(window, window.decorView).apply {
            isAppearanceLightStatusBars = !isDark
            isAppearanceLightNavigationBars = !isDark
        }
    }

    /** What the page may ask, as `window.phone`. Calls come on a thread of the webview's. */
    inner class Phone {
        @JavascriptInterface
        fun canGoBack(can: Boolean) = runOnUiThread { back.isEnabled = can }

        @JavascriptInterface
        fun leave() = runOnUiThread { moveTaskToBack(true) }

        @JavascriptInterface
        fun keepScreenOn(on: Boolean) = runOnUiThread {
            val flag = WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON
            if (on) window.addFlags(flag) else window.clearFlags(flag)
        }

        /** The page says this first of all, so here it also gets the insets that came before it. */
        @JavascriptInterface
        fun bars(wanted: String) = runOnUiThread {
            wantedBars = wanted
            colorBars()
            page?.let { ViewCompat.requestApplyInsets(it) }
        }

        @JavascriptInterface
        fun share(text: String) =
            offer(Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text))

        @JavascriptInterface
        fun sharePicture(name: String, base64: String) {
            val folder = File(cacheDir, "shared").apply { mkdirs() }
            val file = File(folder, name)
            file.writeBytes(Base64.decode(base64, Base64.DEFAULT))
            val uri = FileProvider.getUriForFile(this@MainActivity, "$packageName.shared", file)
            val send = Intent(Intent.ACTION_SEND).setType("image/png").putExtra(Intent.EXTRA_STREAM, uri)
            // The sheet shows a preview only of what it may read itself.
            send.clipData = ClipData.newRawUri(name, uri)
            offer(send.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION))
        }

        @JavascriptInterface
        fun copy(text: String) = clipboard.setPrimaryClip(ClipData.newPlainText("Oust", text))

        @JavascriptInterface
        fun paste(): String? {
            val clip = clipboard.primaryClip ?: return null
            return if (clip.itemCount == 0) null else clip.getItemAt(0).coerceToText(this@MainActivity).toString()
        }

        @JavascriptInterface
        fun openFile(number: Int) = runOnUiThread { files.open(number) }

        @JavascriptInterface
        fun saveFile(number: Int, name: String, base64: String) =
            runOnUiThread { files.save(number, name, Base64.decode(base64, Base64.DEFAULT)) }

        private fun offer(send: Intent) = runOnUiThread { startActivity(Intent.createChooser(send, null)) }
    }

    /** The system's dialogs for files. Each question has a number, by which the page knows the answer. */
    private inner class Files {
        private var asked = 0
        private var content = ByteArray(0)

        private val opening = registerForActivityResult(ActivityResultContracts.OpenDocument()) { uri ->
            answer { if (uri == null) "" else nameOf(uri) + "\n" + read(uri) }
        }
        private val saving = registerForActivityResult(ActivityResultContracts.CreateDocument("text/plain")) { uri ->
            val bytes = content
            answer { if (uri == null) "" else write(uri, bytes) }
        }

        fun open(number: Int) {
            asked = number
            // Messengers and file managers give records all sorts of types.
            start { opening.launch(arrayOf("*/*")) }
        }

        fun save(number: Int, name: String, bytes: ByteArray) {
            asked = number
            content = bytes
            start { saving.launch(name) }
        }

        /** A device without a file manager says so here, not by a crash. */
        private fun start(launch: () -> Unit) =
            try {
                launch()
            } catch (error: ActivityNotFoundException) {
                answer { throw error }
            }

        /** A file may lie on a network: whoever keeps it is asked on a thread of its own. */
        private fun answer(result: () -> String) {
            val number = asked
            thread {
                val answer = try {
                    JSONArray().put(true).put(result())
                } catch (error: Exception) { // Of other people's making: any may come.
                    JSONArray().put(false).put(error.message ?: "")
                }
                runOnUiThread {
                    page?.evaluateJavascript("window.phoneAnswers?.[$number]?.(...$answer)", null)
                }
            }
        }

        private fun nameOf(uri: Uri): String {
            val columns = arrayOf(OpenableColumns.DISPLAY_NAME)
            val name = contentResolver.query(uri, columns, null, null, null)?.use { row ->
                if (row.moveToFirst()) row.getString(0) else null
            }
            return name.orEmpty().replace('\n', ' ')
        }

        private fun read(uri: Uri): String {
            val stream = contentResolver.openInputStream(uri) ?: throw IOException("no content")
            val bytes = ByteArray(LARGEST_FILE + 1)
            var size = 0
            stream.use {
                while (size < bytes.size) {
                    val more = it.read(bytes, size, bytes.size - size)
                    if (more < 0) break
                    size += more
                }
            }
            if (size > LARGEST_FILE) throw IOException("too large")
            return Base64.encodeToString(bytes, 0, size, Base64.NO_WRAP)
        }

        private fun write(uri: Uri, bytes: ByteArray): String {
            // "wt" empties a file that is written over.
            val stream = contentResolver.openOutputStream(uri, "wt") ?: throw IOException("no file")
            stream.use { it.write(bytes) }
            return "saved"
        }
    }
}
