/**
 * Whether an inline contact file opens the contact itself, where a blob would be one more file. iPads say that they are
 * Macs, which have no touch screens.
 */
export function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
