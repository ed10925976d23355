import { expect, onTestFinished } from "vitest";
import { answerOf, startCompanyProvider } from "../../../tools/harness/company-provider.ts";
import type { Browser } from "./browser.ts";

/** A company's provider for the length of the test. */
export async function startCompany() {
  const company = await startCompanyProvider();
  onTestFinished(company.stop);
  return company;
}

export type Company = Awaited<ReturnType<typeof startCompany>>;

/** Begins a sign-in and returns the path with the provider's answer. */
export async function askCompany(browser: Browser, returnTo?: string): Promise<string> {
  const query = returnTo === undefined ? "" : `?returnTo=${encodeURIComponent(returnTo)}`;
  const begun = await browser.get(`/auth/company${query}`);
  expect(begun.statusCode, begun.body).toBe(303);
  const answer = await answerOf(String(begun.headers.location));
  for (const name of ["code", "state"]) {
    const value = new URLSearchParams(answer.split("?")[1]).get(name);
    if (value) browser.secrets.add(value);
  }
  return answer;
}

/** Where the browser is led after the whole sign-in. */
export async function signInByCompany(browser: Browser, returnTo?: string): Promise<string> {
  const response = await browser.get(await askCompany(browser, returnTo));
  expect(response.statusCode, response.body).toBe(303);
  return String(response.headers.location);
}
