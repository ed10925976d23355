import { expect } from "vitest";
import type { Browser } from "./browser.ts";
import { type Authenticator, anAuthenticator } from "./software-authenticator.ts";

/** Adds a passkey to the account that is signed in here. */
export async function addPasskey(browser: Browser, name = "Robin’s laptop"): Promise<Authenticator> {
  const authenticator = anAuthenticator();
  const begun = await browser.post("/api/account/passkeys/options");
  expect(begun.statusCode, begun.body).toBe(200);
  const credential = authenticator.create(begun.json().options);
  const added = await browser.post("/api/account/passkeys", { name, credential });
  expect(added.statusCode, added.body).toBe(201);
  return authenticator;
}

export async function passkeyOptions(browser: Browser) {
  const response = await browser.post("/api/auth/passkey/options");
  expect(response.statusCode, response.body).toBe(200);
  browser.secrets.add(response.json().options.challenge);
  return response.json().options;
}

export async function logInWithPasskey(browser: Browser, authenticator: Authenticator) {
  const credential = authenticator.use(await passkeyOptions(browser));
  return browser.post("/api/auth/passkey", { credential });
}

export async function passkeysOf(browser: Browser): Promise<{ id: string; name: string }[]> {
  return (await browser.get("/api/account/passkeys")).json().passkeys;
}
