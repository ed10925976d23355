import type { Browser, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothSchemes, expectToFit } from "./accessibility.ts";
import { openMailbox, readCode } from "./accounts.ts";
import { addCard } from "./cards.ts";
import { test as base, expect, WHOLE } from "./fixtures.ts";
import { type Product, startProduct } from "./product.ts";
import { ADMIN, answerAsAdmin } from "./sample-admin.ts";

const SUPPORT = "help@visita.example";

/** A product with an admin. */
const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct({ ADMIN_EMAILS: ADMIN, SUPPORT_EMAIL: SUPPORT });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
});

// Browsers report every answer of 400 and above as an error of the page.
test.use({ allowedConsoleErrors: [/Failed to load resource: the server responded with a status of/] });

async function signedIn(browser: Browser, product: Product, email?: string): Promise<Page> {
  const { openDatabase } = await import("../apps/server/src/db/database.ts");
  const { signIn } = await import("../tools/harness/accounts.ts");
  const db = openDatabase({ kind: "sqlite", file: product.databaseFile });
  const { token } = await signIn(db, email ? { email } : {}).finally(() => db.destroy());
  const context = await browser.newContext({ baseURL: product.url });
  await context.addCookies([{ name: "sid", value: token, url: product.url }]);
  return context.newPage();
}

async function openMail(page: Page, recipient: string, subject: string): Promise<string> {
  const mailbox = await openMailbox(page);
  const mail = mailbox.getByRole("listitem").filter({ hasText: recipient }).filter({ hasText: subject });
  await expect(mail.first()).toBeVisible();
  const text = await mail.first().innerText();
  await mailbox.close();
  return text;
}

async function confirm(page: Page, codesSoFar = 1): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await dialog.getByRole("button", { name: /^Send a code to/ }).click();
  await expect(dialog.getByLabel("Digit 1 of 6")).toBeVisible();
  await dialog.getByLabel("Digit 1 of 6").click();
  await page.keyboard.type(await readCode(page, ADMIN, codesSoFar));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("a stranger reports a card, an admin takes it down and puts it back, and the audit names every step", async ({
  browser,
  page,
  product,
}) => {
  const owner = await signedIn(browser, product, "owner@person.example");
  const { username } = await addCard(owner.request, { fullname: "Nordlicht Service" });

  // The stranger.
  await page.goto(`/c/${username}`);
  await page.getByRole("link", { name: "Report this card" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Report this card" })).toBeVisible();
  await expectAccessible(page, "report dialog");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByText("Please choose what is wrong.")).toBeVisible();
  await dialog.getByLabel("Fraud").check();
  await dialog.getByLabel(/What should we know/).fill("It asks for my password.");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await dialog.getByRole("link", { name: "Back to the card" }).click();
  await expect(dialog).toBeHidden();

  // The admin gets the mail and proves who they are.
  await openMail(page, SUPPORT, `A report of /c/${username}`);
  const admin = await signedIn(browser, product, ADMIN);
  await admin.goto("/admin/reports");
  await confirm(admin);
  await admin.getByRole("link", { name: new RegExp(`/c/${username}`) }).click();
  await expect(admin.getByText("“It asks for my password.”")).toBeVisible();
  await expectAccessible(admin, "report");
  await admin.getByRole("button", { name: "Take down" }).click();
  const takeDown = admin.getByRole("dialog");
  await takeDown.getByLabel("Message to the owner").fill("It asks for passwords.");
  await takeDown.getByRole("button", { name: "Take down" }).click();
  await expect(admin.getByText("Card taken down.")).toBeVisible();

  // The stranger sees the page, the owner the mail.
  const gone = await page.goto(`/c/${username}`);
  expect(gone?.status()).toBe(410);
  await expect(page.getByRole("heading", { name: "This card was taken down" })).toBeVisible();
  await expect(page.getByText("Nordlicht")).toHaveCount(0);
  await expectAccessible(page, "taken down");
  await openMail(page, "owner@person.example", `Your card /c/${username} was taken down`);

  // Back again.
  await admin.getByRole("button", { name: "Restore" }).click();
  const putBack = admin.getByRole("dialog");
  await putBack.getByLabel("Reason").fill("The owner answered");
  await putBack.getByRole("button", { name: "Restore" }).click();
  await expect(admin.getByText("Card restored.")).toBeVisible();
  expect((await page.goto(`/c/${username}`))?.status()).toBe(200);

  await admin.getByRole("link", { name: "Audit log" }).click();
  for (const step of ["Opened admin", `Took down /c/${username}`, `Restored /c/${username}`]) {
    await expect(admin.getByText(step, { exact: false }).first()).toBeVisible();
  }
});

test("somebody who is no admin finds no admin pages", WHOLE, async ({ browser, product }) => {
  const page = await signedIn(browser, product);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Oops! Something Went wrong." })).toBeVisible();
});

test("every admin page is accessible, in both schemes and on a phone", async ({ browser, product }) => {
  const page = await signedIn(browser, product, "joerg@visita.example");
  await answerAsAdmin(page);
  const pages = {
    "": "Version 1.4.0",
    "/people": "m.hohenberg@denkmalpflege.example",
    "/people/account-1": "Customer Care @ Denkmalpflege",
    "/cards": "/c/n0rdlicht-service",
    "/reports": "3 reports, 3 networks",
    "/reports/card-1": "“Phishing”",
    "/audit": "Visitors see 410",
  };
  for (const [path, text] of Object.entries(pages)) {
    await page.goto(`/admin${path}`);
    await expect(page.getByText(text).first()).toBeVisible();
    await expectAccessibleInBothSchemes(page, path);
    await expectToFit(page, [1280, 1024, 704, 320, 390], path);
    await expectAccessible(page, `${path}, 390 px`);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});
