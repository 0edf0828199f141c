// Times as they are shown.

/**
 * A time as clocks show it: hours if there are any, minutes, seconds.
 * @param {number} millis
 */
export function shown(millis) {
  const seconds = Math.ceil(millis / 1000);
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
