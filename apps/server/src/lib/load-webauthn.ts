/** Loaded with the first passkey: it would add 0.3 s and 25 MB to every start. */
export function loadWebAuthn() {
  return import("@simplewebauthn/server");
}
