import type { Page } from "@playwright/test";
import { expectAccessibleEverywhere, expectToFit } from "./accessibility.ts";
import { expectToast, type Person, readCode, register, signInByApi, typeCode } from "./accounts.ts";
import { expect, test, WHOLE } from "./fixtures.ts";
import { productOf } from "./product.ts";

test.use({ allowedConsoleErrors: [/status of 4\d\d/] });

async function openSettings(page: Page, section = "", heading = "Settings"): Promise<Person> {
  const person = await register(page);
  await signInByApi(page, person);
  await page.goto(`/account/settings${section}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  return person;
}

/** By the way of old mails. */
async function openSecurity(page: Page): Promise<Person> {
  const person = await openSettings(page, "#devices", "Account Security");
  await expect(page).toHaveURL("/account/security#devices");
  return person;
}

const section = (page: Page, name: string) => page.getByRole("region", { name });

test("a new name is saved and stands in the sidebar; a wrong one is refused at its field", async ({
  page,
}) => {
  await openSettings(page);
  const name = section(page, "Name");
  await name.getByLabel("First name").fill("www.shop.example");
  await name.getByRole("button", { name: "Save name" }).click();
  await expect(name.getByLabel("First name")).toBeFocused();
  await expect(name.getByText("Please use letters only, up to 50.")).toBeVisible();
  await name.getByLabel("First name").fill("Renée");
  await name.getByLabel("Last name").fill("O’Hara");
  await name.getByRole("button", { name: "Save name" }).dblclick();
  await expectToast(page, "Name saved.");
  await expect(page.getByRole("banner").getByText("Renée O’Hara")).toBeVisible();
  await page.reload();
  await expect(name.getByLabel("First name")).toHaveValue("Renée");
});

test("the address changes by a code, and its former owner can bring it back", async ({ page }) => {
  const person = await openSettings(page);
  const newEmail = `new-${person.email}`;
  const email = section(page, "Email address");
  await expect(email).toContainText(person.email);
  await expect(email).toContainText("Confirmed on");
  await email.getByRole("button", { name: "Change" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New email address").fill(newEmail);
  await dialog.getByLabel("Your password").fill("wrong-kettle");
  await dialog.getByRole("button", { name: "Send code" }).click();
  await expect(dialog.getByText("Incorrect password.")).toBeVisible();
  await expectAccessibleEverywhere(page, "changing the address, with a mistake");
  await dialog.getByLabel("Your password").fill(person.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Check your email" })).toContainText(newEmail);
  await expectAccessibleEverywhere(page, "the code for the new address");
  await typeCode(page, "000000");
  await expectToast(page, "Invalid security code");
  await typeCode(page, await readCode(page, newEmail));
  await expectToast(page, "Email address changed.");
  await expect(dialog).toBeHidden();
  await expect(email.getByText(newEmail, { exact: true })).toBeVisible();
  const back = `you can restore ${person.email} with the link in our email to it and your password.`;
  await expect(email).toContainText(back);

  await openRestoreLink(page, person.email);
  await expectAccessibleEverywhere(page, "bringing an address back");
  const url = page.url();
  await page.getByRole("button", { name: "Restore address" }).click();
  await expect(page.getByText("Password is required").first()).toBeVisible();
  await page.getByLabel("Your password").fill(person.password);
  await page.getByRole("button", { name: "Restore address" }).click();
  await expect(page.getByText("Your old address is back, and every device is signed out.")).toBeVisible();
  await expectAccessibleEverywhere(page, "an address that is back");
  await page.goto(url);
  await page.getByRole("button", { name: "Restore address" }).click();
  await expect(page.getByText("This link has expired or was already used.")).toBeVisible();
  await page.goto("/account/settings");
  await expect(page).toHaveURL("/auth/signin");
});

/** As somebody would who reads the notice in their mailbox. */
async function openRestoreLink(page: Page, email: string): Promise<void> {
  await page.goto(await productOf(page.url()).mailboxUrl());
  const notice = page.getByRole("listitem").filter({ hasText: email }).filter({ hasText: "was changed" });
  await notice.getByRole("link").first().click();
  const text = await page.locator("body").innerText();
  const link = /\/account\/email\/restore\?token=[\w-]+/.exec(text)?.[0];
  expect(link).toBeDefined();
  await page.goto(String(link));
}

test("devices are listed, and one or all others can be ended", async ({ page, browser, baseURL }) => {
  const person = await openSecurity(page);
  const others = await Promise.all([1, 2, 3].map(() => browser.newContext({ baseURL })));
  for (const other of others) {
    const { cookies } = await page.context().storageState();
    await other.addCookies(cookies.filter(({ name }) => name === "dev"));
    const { email, password } = person;
    const answer = await other.request.post("/api/auth/login", { data: { email, password } });
    expect(answer.status()).toBe(200);
  }
  const signedIn = () =>
    Promise.all(
      others.map(async ({ request }) => (await (await request.get("/api/auth/user")).json()).user !== null),
    );
  await page.reload();
  const devices = section(page, "Where you’re signed in");
  const rows = devices.getByRole("listitem");
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText("This device");
  await expect(rows.first()).toContainText("Unknown location. Active now");
  await expect(rows.first().getByRole("button")).toHaveCount(0);
  await rows.nth(1).getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-toaster]")).toContainText("is signed out.");
  await expect(rows).toHaveCount(3);
  expect((await signedIn()).filter(Boolean)).toHaveLength(2);
  await devices.getByRole("button", { name: "Sign out all others" }).click();
  await expectToast(page, "All other devices are signed out.");
  await expect(rows).toHaveCount(1);
  await expect(devices.getByRole("button", { name: "Sign out all others" })).toBeHidden();
  expect((await signedIn()).filter(Boolean)).toHaveLength(0);
  for (const other of others) await other.close();
});

test("a session that ended elsewhere asks to sign in again", WHOLE, async ({ page }) => {
  await openSettings(page);
  await page.context().clearCookies({ name: "sid" });
  await section(page, "Name").getByRole("button", { name: "Save name" }).click();
  await expect(page).toHaveURL("/auth/signin");
});

test("what cannot be loaded says so and can be tried again", async ({ page }) => {
  let isDown = true;
  await page.route("**/api/account/{sessions,passkeys}", (route) =>
    isDown
      ? route.fulfill({ status: 403, json: { error: "x", message: "x", code: "forbidden" } })
      : route.continue(),
  );
  await openSecurity(page);
  const devices = section(page, "Where you’re signed in");
  await expect(devices.getByText("We couldn’t load your devices.")).toBeVisible();
  await expect(section(page, "Passkeys").getByText("We couldn’t load your passkeys.")).toBeVisible();
  await expectAccessibleEverywhere(page, "account security that could not be loaded");
  isDown = false;
  await devices.getByRole("button", { name: "Try again" }).click();
  await expect(devices.getByText("This device")).toBeVisible();
});

test("settings and account security are accessible and fit a small phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSettings(page);
  await expectAccessibleEverywhere(page, "settings");
  await expectToFit(page, [320]);
  await page.getByRole("main").getByRole("link", { name: "Account Security" }).click();
  await expect(page.getByText("No passkey yet")).toBeVisible();
  await expectAccessibleEverywhere(page, "account security");
  await expectToFit(page, [320]);
});
