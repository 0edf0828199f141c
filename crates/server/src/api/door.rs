use axum::Router;
use axum::handler::Handler;
use axum::routing::{self, MethodRouter};

use super::Operation;
use crate::State;

/// A router whose addresses are described: there is no other way to add one.
#[derive(Default)]
pub(crate) struct Door {
    router: Router<State>,
    described: Vec<Described>,
}

/// Something that can be asked.
pub(crate) struct Described {
    /// In lower case, as documents name it.
    pub(crate) method: &'static str,
    pub(crate) path: String,
    pub(crate) operation: Operation,
}

impl Door {
    pub(crate) fn new() -> Self {
        Self::default()
    }

    pub(crate) fn get<H, T>(self, path: &str, handler: H, operation: Operation) -> Self
    where
        H: Handler<T, State>,
        T: 'static,
    {
        self.add("get", path, routing::get(handler), operation)
    }

    pub(crate) fn post<H, T>(self, path: &str, handler: H, operation: Operation) -> Self
    where
        H: Handler<T, State>,
        T: 'static,
    {
        self.add("post", path, routing::post(handler), operation)
    }

    pub(crate) fn put<H, T>(self, path: &str, handler: H, operation: Operation) -> Self
    where
        H: Handler<T, State>,
        T: 'static,
    {
        self.add("put", path, routing::put(handler), operation)
    }

    pub(crate) fn delete<H, T>(self, path: &str, handler: H, operation: Operation) -> Self
    where
        H: Handler<T, State>,
        T: 'static,
    {
        self.add("delete", path, routing::delete(handler), operation)
    }

    fn add(
        mut self,
        method: &'static str,
        path: &str,
        route: MethodRouter<State>,
        operation: Operation,
    ) -> Self {
        self.router = self.router.route(path, route);
        self.described.push(Described { method, path: path.to_owned(), operation });
        self
    }

    /// Another one below a path, changed by a layer of its own.
    pub(crate) fn nest(
        mut self,
        path: &str,
        below: Self,
        layered: impl FnOnce(Router<State>) -> Router<State>,
    ) -> Self {
        self.router = self.router.nest(path, layered(below.router));
        self.described.extend(below.described.into_iter().map(|described| {
            let path = format!("{path}{}", described.path);
            Described { path, ..described }
        }));
        self
    }

    /// The router.
    pub(crate) fn into_router(self) -> Router<State> {
        self.router
    }

    /// Everything that can be asked, in the order in which it was added.
    pub(crate) fn described(&self) -> &[Described] {
        &self.described
    }
}
