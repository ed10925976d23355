import { expect } from "vitest";
import type { Browser } from "./browser.ts";
import { lastCodeTo } from "./mailbox.ts";
import type { TestApp } from "./test-app.ts";

export const ROBIN = {
  firstname: "Robin",
  lastname: "Sample",
  email: "robin@person.example",
  password: "teapot-on-the-moon",
};

export async function signUp(browser: Browser, person = ROBIN): Promise<void> {
  browser.secrets.add(person.password);
  const response = await browser.post("/api/auth/register", person);
  expect(response.statusCode, response.body).toBe(201);
}

export function logIn(browser: Browser, person: { email: string; password: string } = ROBIN) {
  return browser.post("/api/auth/login", { email: person.email, password: person.password });
}

export function verifyLogin(browser: Browser, token: string, otp: string) {
  return browser.post(`/api/auth/verifylogin-otp?token=${token}`, { otp });
}

/** Signs in with the code from the mailbox, as on a device that the account has not confirmed yet. */
export async function logInWithCode(app: TestApp, browser: Browser, person = ROBIN): Promise<void> {
  const response = await logIn(browser, person);
  expect(response.statusCode, response.body).toBe(202);
  browser.secrets.add(response.json().token);
  const verified = await verifyLogin(browser, response.json().token, await lastCodeTo(app, person.email));
  expect(verified.statusCode, verified.body).toBe(200);
}

export const generateOtp = (browser: Browser, email = ROBIN.email) =>
  browser.get(`/api/auth/generateotp?email=${encodeURIComponent(email)}`);

export const sendTicket = (browser: Browser, ticket: string, email = ROBIN.email) =>
  browser.post("/api/auth/registermail", {
    useremail: email,
    username: "Robin",
    text: `Your security code is ${ticket}`,
    subject: "Recovery",
  });

export const verifyOtp = (browser: Browser, code: string, email = ROBIN.email) =>
  browser.get(`/api/auth/verifyotp?email=${encodeURIComponent(email)}&code=${code}`);

export const resetPassword = (browser: Browser, password: string, email = ROBIN.email) =>
  browser.put("/api/auth/resetpassword", { email, password });

/** Asks for a recovery code and returns it from the mailbox. */
export async function askForCode(app: TestApp, browser: Browser, email = ROBIN.email): Promise<string> {
  const { code } = (await generateOtp(browser, email)).json();
  browser.secrets.add(code);
  expect((await sendTicket(browser, code, email)).statusCode).toBe(200);
  return lastCodeTo(app, email);
}

/** Six digits that are certainly not these. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}
