// Serves what the page cannot do on Android: insets, the back gesture, the share sheet, a screen that
// stays on, the color of the system's bars. dx puts it in place of its own.
package dev.dioxus.main

import android.content.Intent
import android.content.res.Configuration
import android.graphics.Color
import android.os.Bundle
import android.view.View
import android.view.WindowManager
import android.webkit.JavascriptInterface
import android.webkit.WebView
import androidx.activity.OnBackPressedCallback
import androidx.core.view.ViewCompat
import androidx.core.view.WindowCompat
import androidx.core.view.WindowInsetsCompat

typealias BuildConfig = org.oustgame.oust.BuildConfig

class MainActivity : WryActivity() {
    // The framework keeps its history in memory: the webview itself never has a page to go back to.
    override val handleBackNavigation: Boolean = false

    private var page: WebView? = null
    private var theme = "system"

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
        webView.isLongClickable = false
        webView.isHapticFeedbackEnabled = false
        webView.setOnLongClickListener { true } // No selection, no context menu.
        webView.settings.setSupportZoom(false)
        webView.settings.textZoom = textZoom(resources.configuration)
        webView.addJavascriptInterface(Phone(), "phone")
        ViewCompat.setOnApplyWindowInsetsListener(webView) { _, insets ->
            handOver(insets)
            insets
        }
    }

    override fun onResume() {
        super.onResume()
        page?.onResume()
        // A page that loaded after the first insets came has missed them.
        page?.let { ViewCompat.requestApplyInsets(it) }
    }

    override fun onConfigurationChanged(newConfig: Configuration) {
        super.onConfigurationChanged(newConfig)
        page?.settings?.textZoom = textZoom(newConfig)
        colorBars()
    }

    private fun textZoom(configuration: Configuration) = (configuration.fontScale * 100).toInt()

    /** Webviews before 140 tell the page no insets: it gets them as variables of its style. */
    private fun handOver(insets: WindowInsetsCompat) {
        val edges = insets.getInsets(
            WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout()
        )
        val density = resources.displayMetrics.density
        val sides = "{top:${edges.top / density},right:${edges.right / density}," +
            "bottom:${edges.bottom / density},left:${edges.left / density}}"
        page?.evaluateJavascript(
            "for (const [side, px] of Object.entries($sides)) " +
                "document.documentElement.style.setProperty('--inset-' + side, px + 'px')",
            null
        )
    }

    /** Dark clock and battery on a light page, and the other way round. */
    private fun colorBars() {
        val night = resources.configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK
        val isDark = theme == "dark" ||
            (theme == "system" && night == Configuration.UI_MODE_NIGHT_YES)
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

        @JavascriptInterface
        fun bars(wanted: String) = runOnUiThread {
            theme = wanted
            colorBars()
            page?.let { ViewCompat.requestApplyInsets(it) }
        }

        @JavascriptInterface
        fun share(text: String) = runOnUiThread {
            val send = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
            startActivity(Intent.createChooser(send, null))
        }
    }
}
