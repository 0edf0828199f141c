//! Carries notices to browsers through their push services.

use std::sync::Arc;

use club::{Club, ClubError, Notice};
use fluent_bundle::FluentArgs;
use push::{Keys, Message, Post, PostError, ServerKey, Subscription};
use serde_json::json;
use tokio::sync::mpsc;

use crate::assets::{Edition, Library};
use crate::texts::filled;

/// The name of the key by which push services know this server.
const KEY: &str = "vapid";
/// For how many seconds a push service keeps a notice for a browser that is off: it is of no use much later.
const LASTS: u32 = 3 * 86_400;

/// The way to push services, with the key of a club.
pub(crate) async fn post(club: &Club, anywhere: bool) -> Result<Post, ClubError> {
    let secret = club.secret(KEY, || ServerKey::new().secret()).await?;
    let key = ServerKey::read(&secret).map_err(|why| {
        tracing::error!(%why, "the key for push services");
        ClubError::NotKept
    })?;
    Ok(Post::new(key, anywhere))
}

/// Carries what comes, until the club is closed.
pub(crate) async fn carry(
    club: Arc<Club>,
    mut notices: mpsc::Receiver<Notice>,
    library: Arc<Library>,
    anywhere: bool,
) {
    let mut post = None;
    while let Some(notice) = notices.recv().await {
        let told = tell(&club, &notice, &library, &mut post, anywhere).await;
        if let Err(error) = told {
            tracing::warn!(%error, "somebody was not told that it is their turn");
        }
    }
}

async fn tell(
    club: &Arc<Club>,
    notice: &Notice,
    library: &Library,
    way: &mut Option<Post>,
    anywhere: bool,
) -> Result<(), ClubError> {
    let browsers = club.browsers(&notice.player).await?;
    if browsers.is_empty() {
        return Ok(());
    }
    let way = match way {
        Some(way) => way,
        None => way.insert(post(club, anywhere).await?),
    };
    let edition = library.newest();
    let mut told = Vec::with_capacity(browsers.len());
    for browser in browsers {
        let message = message(&edition, &browser.language, notice);
        match Keys::read(&browser.p256dh, &browser.auth) {
            Ok(keys) => {
                let to = Subscription { endpoint: browser.endpoint, keys };
                told.push((to, message, browser.site));
            }
            Err(_) => club.forget_browser(browser.endpoint).await?,
        }
    }
    let (club, way, notice) = (Arc::clone(club), way.clone(), notice.clone());
    // Neither other nodes nor a slow push service delay anybody else.
    tokio::spawn(async move {
        if !club.is_missed(&notice).await {
            return;
        }
        for (to, message, site) in told {
            tokio::spawn(send(Arc::clone(&club), way.clone(), to, message, site));
        }
    });
    Ok(())
}

async fn send(club: Arc<Club>, way: Post, to: Subscription, message: Message, site: String) {
    match way.send(&to, &message, &site, club.now() / 1000).await {
        Ok(()) => {}
        Err(PostError::Gone) => {
            if let Err(error) = club.forget_browser(to.endpoint).await {
                tracing::warn!(%error, "a browser that is gone was not forgotten");
            }
        }
        Err(error) => tracing::warn!(%error, "a notice was not taken"),
    }
}

/// What a browser shows: it is read by `web/sw.js`.
fn message(edition: &Edition, language: &str, notice: &Notice) -> Message {
    let Notice { seat, game, .. } = notice;
    let text = |key: &str, args: &FluentArgs| filled(edition, language, key, args);
    let none = FluentArgs::new();
    let opponent = game.players[seat.other().index()].name.clone();
    let family = game.spec.split(':').next().unwrap_or_default();
    let mut args = FluentArgs::new();
    args.set("player", opponent.unwrap_or_else(|| text("online-nobody", &none)));
    args.set("game", text(&format!("game-{family}"), &none));
    let told = json!({
        "title": text("notice-turn", &none),
        "body": text("notice-turn-body", &args),
        "tag": game.id,
        "url": format!("#match?id={}", game.id),
    });
    let topic = game.id.0.chars().filter(char::is_ascii_alphanumeric).take(32).collect();
    Message { text: told.to_string(), topic, lasts: LASTS, urgent: game.speed.is_some() }
}
