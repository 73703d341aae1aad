//! Android: everything is asked of the object `phone` of `android/MainActivity.kt`, by way of the
//! page. What a person must choose first comes back through `phoneAnswers`.

use base64::{Engine, prelude::BASE64_STANDARD};
use dioxus::prelude::*;
use serde_json::Value;

use super::{ExchangeError, Given};

pub async fn share_text(text: &str) -> Result<Given, ExchangeError> {
    ask(&format!("phone.share({})", Value::from(text))).await?;
    Ok(Given::Offered)
}

pub async fn copy_text(text: &str) -> Result<(), ExchangeError> {
    ask(&format!("phone.copy({})", Value::from(text))).await.map(drop)
}

pub async fn paste_text() -> Option<String> {
    ask("phone.paste()").await.ok()
}

/// The name and the content of the file that the person chose.
pub async fn open_file() -> Result<Option<(String, Vec<u8>)>, ExchangeError> {
    let answer = wait_for("openFile", "").await?;
    // Name and content, both without line ends; the content in base 64.
    let Some((name, content)) = answer.split_once('\n') else { return Ok(None) };
    let content = BASE64_STANDARD.decode(content).map_err(refused)?;
    Ok(Some((name.to_string(), content)))
}

/// Saves where the person says.
pub async fn save_file(name: &str, content: &[u8]) -> Result<Given, ExchangeError> {
    let content = BASE64_STANDARD.encode(content);
    let [name, content] = [name, &content].map(Value::from);
    let answer = wait_for("saveFile", &format!(", {name}, {content}")).await?;
    Ok(if answer.is_empty() { Given::Nothing } else { Given::Saved })
}

pub async fn share_picture(name: &str, png: &[u8]) -> Result<Given, ExchangeError> {
    let png = BASE64_STANDARD.encode(png);
    let [name, png] = [name, &png].map(Value::from);
    ask(&format!("phone.sharePicture({name}, {png})")).await?;
    Ok(Given::Offered)
}

/// The answer of a call that answers at once. What the activity throws is the reason.
async fn ask(call: &str) -> Result<String, ExchangeError> {
    answer_to(&format!(
        "try {{ return [true, String({call} ?? '')]; }} catch (error) {{ return [false, error.message]; }}"
    ))
    .await
}

/// The answer of a call that opens a dialog, which answers later, by the number it is given.
async fn wait_for(method: &str, arguments: &str) -> Result<String, ExchangeError> {
    answer_to(&format!(
        "const answers = (window.phoneAnswers ??= {{}});
         const number = window.phoneAsked = (window.phoneAsked ?? 0) + 1;
         return await new Promise(resolve => {{
             answers[number] = (given, answer) => {{ delete answers[number]; resolve([given, answer]); }};
             try {{ phone.{method}(number{arguments}); }}
             catch (error) {{ answers[number](false, error.message); }}
         }});"
    ))
    .await
}

/// Scripts here answer whether it went well, and with what, or why not.
async fn answer_to(script: &str) -> Result<String, ExchangeError> {
    match document::eval(script).join::<(bool, String)>().await.map_err(refused)? {
        (true, answer) => Ok(answer),
        (false, reason) if reason == "too large" => Err(ExchangeError::TooLarge),
        (false, reason) => Err(refused(reason)),
    }
}

fn refused(error: impl ToString) -> ExchangeError {
    ExchangeError::Refused(error.to_string())
}
