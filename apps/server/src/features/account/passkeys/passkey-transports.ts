import type { AuthenticatorTransport } from "@simplewebauthn/server";

/** How the browser reaches the authenticator, as stored. */
export function transportsOf({ transports }: { readonly transports: string }): AuthenticatorTransport[] {
  return JSON.parse(transports);
}
