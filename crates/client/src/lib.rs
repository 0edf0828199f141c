//! The application behind one call, for the browser (WebAssembly) and for the server.
