//! The module's imports and exports; see the documentation of the crate.
#![allow(unsafe_code, reason = "memory is shared with the host by address")]

use protocol::Thought;

#[link(wasm_import_module = "env")]
unsafe extern "C" {
    /// Milliseconds since any fixed moment.
    safe fn now_ms() -> f64;
    /// Tells the host about a text at `ptr`, which it may read until this returns.
    safe fn progress(ptr: *const u8, len: usize);
}

/// Room for a request of `len` bytes.
#[unsafe(no_mangle)]
extern "C" fn alloc(len: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; len].into_boxed_slice()).cast()
}

/// Frees what `call` has returned; `len` counts all of it.
///
/// # Safety
///
/// `ptr` comes from `call`, is not used any more, and `len` is four more than the length it begins
/// with.
#[unsafe(no_mangle)]
unsafe extern "C" fn dealloc(ptr: *mut u8, len: usize) {
    // SAFETY: by the contract this is the boxed slice that `call` has given away.
    drop(unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(ptr, len)) });
}

/// Answers a request.
///
/// # Safety
///
/// `ptr` comes from `alloc(len)` and is not used any more.
#[unsafe(no_mangle)]
unsafe extern "C" fn call(ptr: *mut u8, len: usize) -> *mut u8 {
    // SAFETY: by the contract this is the boxed slice that `alloc` has given away.
    let request = unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(ptr, len)) };
    let mut thought = |thought: &Thought| {
        let text = crate::answer::json(thought);
        progress(text.as_ptr(), text.len());
    };
    let text = crate::answer_json(&request, &millis, &mut thought);
    let length = u32::try_from(text.len()).expect("addresses have 32 bits");
    let mut answer = Vec::with_capacity(4 + text.len());
    answer.extend_from_slice(&length.to_le_bytes());
    answer.extend_from_slice(&text);
    Box::into_raw(answer.into_boxed_slice()).cast()
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast clips, and the host counts up from a moment in the past"
)]
fn millis() -> u64 {
    now_ms() as u64
}
