/** In the local storage of a device on which somebody has signed in. */
export const KNOWN_DEVICE_KEY = "signed_in_before";

/** Whether somebody has signed in on this device: whoever has not needs an account first. */
export function isDeviceKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN_DEVICE_KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberDevice(): void {
  try {
    localStorage.setItem(KNOWN_DEVICE_KEY, "1");
  } catch {
    // Denied storage: the next visit counts as the first.
  }
}
