import { expect } from "vitest";
import type { Browser } from "./browser.ts";
import { MONTHLY } from "./sandbox.ts";
import type { TestApp } from "./test-app.ts";

/** Sends a form of the sandbox's pages, as a browser does. */
export function submitForm(browser: Pick<Browser, "send">, url: string, fields: Record<string, string> = {}) {
  return browser.send({
    method: "POST",
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-dest": "document" },
  });
}

/** Pays for a plan in the sandbox and waits until its events have arrived. Returns the checkout's id. */
export async function buyPremium(app: TestApp, browser: Browser, planId = MONTHLY): Promise<string> {
  const { url } = (await browser.post("/api/subs/stripesession", { planId })).json();
  const path = new URL(url).pathname;
  const paid = await submitForm(browser, path, { outcome: "pays" });
  expect(paid.statusCode, paid.body).toBe(303);
  await app.context.billing.sandbox?.settle();
  return path.slice("/sandbox/checkout/".length);
}
