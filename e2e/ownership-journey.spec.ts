/** Somebody's cards and account from the first card to the last day, on a server whose clock is moved. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { DESKTOP, expectAccessibleEverywhere, expectToFit } from "./accessibility.ts";
import { expectToast, PASSWORD, type Person, register, signInWithCode, submitLogin } from "./accounts.ts";
import { addAuthenticator, signInByPasskeyButton } from "./authenticator.ts";
import { givePremium } from "./cards.ts";
import { test as base, expect } from "./fixtures.ts";
import { mouse } from "./input-method.ts";
import { type Product, startProduct } from "./product.ts";
import { createServerClock, type ServerClock } from "./server-clock.ts";
import * as wizard from "./wizard-page.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Of the server's tests, which are compiled with other settings. */
const QR_READER = "../apps/server/test/read-qr.ts";

const test = base.extend<{ clock: ServerClock; server: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  clock: async ({}, use) => {
    const clock = await createServerClock();
    await use(clock);
    await clock.remove();
  },
  server: async ({ clock }, use) => {
    const server = await startProduct(clock.settings);
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

test.use({
  viewport: DESKTOP,
  contextOptions: { reducedMotion: "reduce" },
  serviceWorkers: "block",
  allowedConsoleErrors: [/status of (401|403|410)/],
});

test("cards are made, ordered, moved, deleted and taken back; the account is left, taken back and gone on day eight", async ({
  page,
  server,
  clock,
}) => {
  await page.clock.install();
  const device = await addAuthenticator(page);
  const person = await register(page);
  await signInWithCode(page, person);
  await givePremium(page, server);
  await test.step("two cards are made and put in order", async () => {
    await makeCard(page, "Ada Byron", "ada");
    await makeCard(page, "Countess Lovelace", "countess");
    await putSecondFirst(page);
  });
  await test.step("a printed code leads to the card at its new address", async () => {
    const printed = await downloadCode(page, "Ada Byron");
    expect(new URL(printed).pathname).toBe("/c/ada");
    await changeAddress(page, "ada", "ada-byron");
    await page.goto(printed);
    await expect(page).toHaveURL("/c/ada-byron");
    await expect(page.getByRole("heading", { name: "Ada Byron" })).toBeVisible();
  });
  await test.step("the other is deleted and taken back", () => deleteAndUndo(page, "countess"));
  await test.step("a passkey is added and opens the account", () => signInByPasskey(page, person, device));
  await test.step("a copy is made and downloaded", () => downloadCopy(page));
  await test.step("the account is left, and comes back on day six", async () => {
    await leave(page);
    await passDays(page, clock, 6);
    await submitLogin(page, person);
    await comeBack(page);
  });
  await test.step("it is left again and gone on day eight", async () => {
    await leave(page);
    await passDays(page, clock, 6 + 8);
    await expectGone(page, person);
  });
});

const item = (page: Page, username: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: `/c/${username}` });

async function choose(page: Page, username: string, action: string): Promise<void> {
  await page.goto("/dashboard");
  await item(page, username)
    .getByRole("button", { name: /^More for card of/ })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}

async function makeCard(page: Page, fullname: string, username: string): Promise<void> {
  await wizard.openWizard(page);
  await wizard.chooseImage(page, "photo");
  await wizard.next(page);
  await wizard.textbox(page, "Full name").fill("");
  await wizard.fillPerson(page, fullname);
  await wizard.goTo(page, "Contact page 1");
  await wizard.fillContacts(page);
  await wizard.goTo(page, "Your link");
  await wizard.textbox(page, "Username").fill("");
  await wizard.nameAndSave(page, username, mouse);
}

async function putSecondFirst(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Change order" }).click();
  await page.getByRole("button", { name: /^Move countess, position/ }).focus();
  for (const key of ["Space", "ArrowUp", "Space"]) await page.keyboard.press(key);
  await page.getByRole("button", { name: "Done" }).click();
  await page.reload();
  await expect(page.getByRole("link", { name: /^Open card/ })).toHaveText(["/c/countess", "/c/ada"]);
}

/** What a camera reads in the file that would be printed. */
async function downloadCode(page: Page, fullname: string): Promise<string> {
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: `Download QR code of ${fullname}` }).click();
  const { readQr } = (await import(QR_READER)) as {
    readQr: (picture: Buffer) => Promise<string | undefined>;
  };
  return String(await readQr(await readFile(await (await downloaded).path())));
}

async function changeAddress(page: Page, username: string, changed: string): Promise<void> {
  await choose(page, username, "Change link");
  const dialog = page.getByRole("dialog", { name: "Change link" });
  await dialog.getByLabel("New link").fill(changed);
  await dialog.getByRole("button", { name: "Change link" }).click();
  await expectToast(page, `This card is now at /c/${changed}.`);
  await expect(dialog).toBeHidden();
  await expect(item(page, changed)).toBeVisible();
}

async function deleteAndUndo(page: Page, username: string): Promise<void> {
  await choose(page, username, "Delete");
  await page.getByLabel(`Type ${username} to confirm`).fill(username);
  await page.getByRole("button", { name: "Delete this card" }).click();
  await expectToast(page, `${username} is deleted.`);
  expect(await statusOf(page, `/c/${username}`)).toBe(410);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expectToast(page, `${username} is restored.`);
  expect(await statusOf(page, `/c/${username}`)).toBe(200);
}

type Device = Awaited<ReturnType<typeof addAuthenticator>>;

async function signInByPasskey(page: Page, { email }: Person, device: Device): Promise<void> {
  await page.goto("/account/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expectToast(page, "Passkey added.");
  await page.request.post("/api/auth/logout");
  await signInByPasskeyButton(page);
  // From here on the password is used, and not what the email field offers.
  await device.setPresent(false);
  await page.clock.fastForward(ACCOUNT_TIMES.passkeyRedirect);
  await expect(page).toHaveURL("/dashboard");
  const { user } = await (await page.request.get("/api/auth/user")).json();
  expect(user).toMatchObject({ email });
}

async function downloadCopy(page: Page): Promise<void> {
  await page.goto("/account/settings");
  const data = page.getByRole("region", { name: "Your data" });
  await data.getByRole("button", { name: "Make a copy" }).click();
  const link = data.getByRole("link", { name: "Download" });
  await expect(link).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe("PK");
}

async function leave(page: Page): Promise<void> {
  await page.goto("/account/settings");
  await page.getByRole("button", { name: "Leave Visita" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave Visita?" });
  await expect(dialog).toContainText("go offline immediately");
  await expectAccessibleEverywhere(page, "what leaving means");
  await dialog.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Leave Visita" }).click();
  await expect(page).toHaveURL("/");
  for (const path of CARD_PATHS) expect(await statusOf(page, path), path).toBe(410);
}

const CARD_PATHS = ["/c/ada-byron", "/c/countess", "/c/countess/contact.vcf"];

async function comeBack(page: Page): Promise<void> {
  await expect(page).toHaveURL("/account/leaving");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Everything is deleted on");
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/account/leaving");
  await expectAccessibleEverywhere(page, "an account that was left");
  await expectToFit(page, [320, 390]);
  await page.getByRole("button", { name: "Restore account" }).click();
  await expect(page).toHaveURL("/dashboard");
  for (const path of CARD_PATHS) expect(await statusOf(page, path), path).toBe(200);
  await page.goto("/c/ada");
  await expect(page).toHaveURL("/c/ada-byron");
}

async function passDays(page: Page, clock: ServerClock, days: number): Promise<void> {
  clock.setAhead(days * DAY);
  await page.clock.setSystemTime(clock.now());
}

async function expectGone(page: Page, person: Person): Promise<void> {
  const signIn = async () => (await page.request.post("/api/auth/login", { data: person })).status();
  await expect.poll(signIn, { timeout: 90_000, intervals: [2_000] }).toBe(401);
  for (const path of CARD_PATHS) expect(await statusOf(page, path), path).toBe(410);
}

const statusOf = async (page: Page, path: string) =>
  (await page.request.get(path, { maxRedirects: 0 })).status();
