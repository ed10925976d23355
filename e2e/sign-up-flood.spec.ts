import type { Page } from "@playwright/test";
import { expectAccessibleInBothSchemes, PHONE } from "./accessibility.ts";
import { expectToast, PASSWORD, type Person, somebody } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { startProduct } from "./product.ts";

/** At a tenth of every limit: beyond 50 sign-ups an hour each needs a proof of work. */
const SETTINGS = { RATE_LIMIT_SCALE: "0.1", TRUST_PROXY: "1" };
const SIGN_UPS = 50;
const CHECKING = "Checking that you are a person. This takes a few seconds.";

test.use({
  viewport: PHONE,
  allowedConsoleErrors: [/status of 428/],
});

async function flood(page: Page, url: string): Promise<void> {
  for (let at = 0; at < SIGN_UPS; at++) {
    const answer = await page.request.post(`${url}/api/auth/register`, {
      data: { ...somebody(), email: `flood-${at}@person.example` },
      headers: { "x-forwarded-for": `203.0.${at}.1` },
    });
    expect(answer.status()).toBe(201);
  }
}

async function fillRegister(page: Page, url: string, person: Person): Promise<void> {
  await page.goto(`${url}/auth/signup`);
  await page.getByLabel("First name").fill(person.firstname);
  await page.getByLabel("Last name").fill(person.lastname);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("checkbox").check();
}

test("somebody who signs up in a flood waits for a moment, is told why, and gets their account", async ({
  page,
}) => {
  const { url, stop } = await startProduct(SETTINGS);
  try {
    await flood(page, url);
    const person = somebody();
    await fillRegister(page, url, person);
    const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
    const sent: boolean[] = [];
    await page.route("**/api/auth/register", async (route) => {
      const hasProof = "proof-of-work" in route.request().headers();
      sent.push(hasProof);
      if (hasProof) await isSeen;
      await route.continue();
    });
    await page.getByLabel("Confirm password").press("Enter");
    await expect(page.getByRole("status").filter({ hasText: CHECKING })).toBeVisible();
    await expect.poll(() => sent).toEqual([false, true]);
    await expectAccessibleInBothSchemes(page, "checking");
    // A second press sends nothing, and the keyboard goes on working.
    await page.getByRole("button", { name: "Creating account..." }).press("Enter");
    await page.getByLabel("Last name").fill("Lovelace");
    await expect(page.getByLabel("Last name")).toHaveValue("Lovelace");
    seen();
    await expectToast(page, "registration successful");
    await expect(page.getByText(CHECKING)).toHaveCount(0);
    await expect(page).toHaveURL(`${url}/auth/signin`);
    await expect(page.getByLabel("Email")).toHaveValue(person.email);
    expect(sent).toEqual([false, true]);
  } finally {
    await page.goto("about:blank");
    await stop();
  }
});
