//! Letters by mail, as they are configured.

use server::mail::{Address, Login, MailServer, Mailer, Secret, Settings};

use super::Args;
use crate::failure::Failure;

/// The environment variable that holds the password for the mail server.
const PASSWORD: &str = "GIPF_MAIL_PASSWORD";

impl Args {
    /// The way to the mail server, if one is named.
    pub(super) fn mailer(&self) -> Result<Option<Mailer>, Failure> {
        let password = std::env::var(PASSWORD).ok().filter(|it| !it.is_empty());
        let Some(settings) = self.mail(password)? else { return Ok(None) };
        Mailer::new(&settings).map(Some).map_err(|why| wrong("mail-server", why))
    }

    fn mail(&self, password: Option<String>) -> Result<Option<Settings>, Failure> {
        let Some(server) = &self.mail_server else {
            return match (&self.mail_from, &self.mail_user) {
                (None, None) => Ok(None),
                (Some(_), _) => Err(wrong("mail-from", "it needs --mail-server")),
                (None, Some(_)) => Err(wrong("mail-user", "it needs --mail-server")),
            };
        };
        let server: MailServer = server.parse().map_err(|why| wrong("mail-server", why))?;
        let from = self.mail_from.as_ref().ok_or_else(|| {
            wrong("mail-server", "it needs --mail-from, the address that letters come from")
        })?;
        let from: Address = from.parse().map_err(|why| wrong("mail-from", why))?;
        let login = match (&self.mail_user, password) {
            (None, _) => None,
            (Some(user), Some(password)) => {
                Some(Login { user: user.clone(), password: Secret(password) })
            }
            (Some(_), None) => {
                let fault = format!("its password is missing in the environment: {PASSWORD}");
                return Err(wrong("mail-user", fault));
            }
        };
        Ok(Some(Settings { server, from, login }))
    }
}

fn wrong(option: &str, why: impl std::fmt::Display) -> Failure {
    Failure::Wrong(format!("--{option}: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(server: Option<&str>, from: Option<&str>, user: Option<&str>) -> Args {
        let [mail_server, mail_from, mail_user] =
            [server, from, user].map(|text| text.map(str::to_owned));
        Args { mail_server, mail_from, mail_user, ..Args::default() }
    }

    #[test]
    fn what_is_missing_or_wrong_is_told_by_its_option() {
        let (server, from) = (Some("smtps://mail.gipf.example"), Some("club@gipf.example"));
        let fault = |args: Args, password: Option<&str>| {
            let Err(Failure::Wrong(fault)) = args.mail(password.map(str::to_owned)) else {
                panic!("no fault");
            };
            fault
        };
        assert!(args(None, None, None).mail(None).unwrap().is_none());
        assert!(fault(args(None, from, None), None).starts_with("--mail-from"));
        assert!(fault(args(None, None, Some("club")), None).starts_with("--mail-user"));
        assert!(fault(args(server, None, None), None).contains("--mail-from"));
        assert!(fault(args(Some("mail"), from, None), None).starts_with("--mail-server: "));
        assert!(fault(args(server, Some("club"), None), None).starts_with("--mail-from: "));
        assert!(fault(args(server, from, Some("club")), None).contains(PASSWORD));
        let settings = args(server, from, Some("club")).mail(Some("hush".to_owned())).unwrap();
        assert_eq!(settings.unwrap().login.unwrap().user, "club");
        assert!(args(server, from, None).mail(None).unwrap().unwrap().login.is_none());
    }
}
