import { expect, type Page } from "@playwright/test";
import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { productOf } from "./product.ts";

export const PASSWORD = "quiet-Otter-rows-77";

export type Person = { firstname: string; lastname: string; email: string; password: string };

let people = 0;

/** Somebody that no other test knows. */
export function somebody(): Person {
  people += 1;
  const email = `ada${people}x${process.pid}@person.example`;
  return { firstname: "Ada", lastname: "Byron", email, password: PASSWORD };
}

/** An account, without going through the sign-up page. */
export async function register(page: Page, person = somebody()): Promise<Person> {
  const answer = await page.request.post("/api/auth/register", { data: person });
  expect(answer.status()).toBe(201);
  return person;
}

/** In a tab of its own, by the address that the terminal shows. */
export async function openMailbox(page: Page): Promise<Page> {
  const mailbox = await page.context().newPage();
  await mailbox.goto(await productOf(page.url()).mailboxUrl());
  return mailbox;
}

/** The newest of so many codes for an address, read where a person would read it. */
export async function readCode(page: Page, email: string, codesSoFar = 1): Promise<string> {
  const mailbox = await openMailbox(page);
  const codes = mailbox.getByRole("listitem").filter({ hasText: email }).locator(".code");
  await expect(codes).toHaveCount(codesSoFar);
  const code = await codes.first().innerText();
  await mailbox.close();
  return code;
}

/** Until then the page is only a picture: its countdown has not begun. */
export async function untilReady(page: Page): Promise<void> {
  const submit = page.locator("main button[type=submit]");
  // React marks what it has hydrated.
  const isHydrated = () =>
    submit.evaluate((button) => Object.keys(button).some((key) => key.startsWith("__reactProps")));
  await expect.poll(isHydrated).toBe(true);
}

export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Digit 1 of 6").click();
  await page.keyboard.type(code);
}

export async function fillLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

export async function submitLogin(page: Page, person: Person): Promise<void> {
  await page.goto("/auth/signin");
  // An address from the page before is filled in then.
  await untilReady(page);
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Signs in on a device that the account does not know yet. The page's clock must be installed. */
export async function signInWithCode(
  page: Page,
  person: Person,
  { codesSoFar = 1, landsAt = "/dashboard" } = {},
): Promise<void> {
  await submitLogin(page, person);
  await expectToast(page, "A security code was sent to your email.");
  await page.clock.fastForward(ACCOUNT_TIMES.loginCodeRedirect);
  await expect(page).toHaveURL(/\/auth\/verify\/security\?token=./);
  await typeCode(page, await readCode(page, person.email, codesSoFar));
  await expectToast(page, "security code verified successfully!");
  await page.clock.fastForward(ACCOUNT_TIMES.loginVerifiedRedirect);
  await expect(page).toHaveURL(landsAt);
}

/** The same without its pages. */
export async function signInByApi(page: Page, { email, password }: Person): Promise<void> {
  const begun = await page.request.post("/api/auth/login", { data: { email, password } });
  expect(begun.status()).toBe(202);
  const { token } = await begun.json();
  const data = { otp: await readCode(page, email) };
  const verified = await page.request.post(`/api/auth/verifylogin-otp?token=${token}`, { data });
  expect(verified.status()).toBe(200);
}

export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.locator("[data-toaster]").getByText(text, { exact: true }).last()).toBeVisible();
}

/** How far each page was scrolled, by numbers of the history; kept by the router. */
const SCROLL_KEY = "react-router-scroll-positions";

/** Every other key that the pages keep in the browser, whatever it holds. */
export async function storedKeys(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return keys.filter((key) => key !== SCROLL_KEY).sort();
}

/** Makes a call of the API answer as it rarely does. */
export function answer(page: Page, path: string, status: number, body: Record<string, unknown>) {
  return page.route(`**/api/${path}*`, (route) => route.fulfill({ status, json: body }));
}

export const refusal = (error: string, code = "unexpected") => ({ error, message: error, code });
