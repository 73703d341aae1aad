// What `MainActivity` uses of wry 0.53's own file of this name, for scripts/check-kotlin.
package dev.dioxus.main

import android.os.Bundle
import android.webkit.WebView
import androidx.appcompat.app.AppCompatActivity

abstract class WryActivity : AppCompatActivity() {
    open val handleBackNavigation: Boolean = true

    open fun onWebViewCreate(webView: WebView) {}

    override fun onCreate(savedInstanceState: Bundle?) = super.onCreate(savedInstanceState)

    override fun onResume() = super.onResume()

    override fun onDestroy() = super.onDestroy()
}
