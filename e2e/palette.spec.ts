/** Finding cards, contacts, pages and settings, on a desktop and on a phone. */
import type { Page } from "@playwright/test";
import {
  DESKTOP,
  expectAccessibleEverywhere,
  expectAccessibleInBothSchemes,
  expectToFit,
  PHONE,
} from "./accessibility.ts";
import { expectToast } from "./accounts.ts";
import { addCard } from "./cards.ts";
import { expect, test, WHOLE } from "./fixtures.ts";

test.use({
  viewport: DESKTOP,
  contextOptions: { reducedMotion: "reduce" },
  allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/],
});

const WIDTHS = [320, 390, 768, 1280];
const LONG_NAME = "Robin van der Meer-Oosterhuizen-Wolfeschlegelsteinhausen";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => page.getByRole("combobox", { name: "Search cards, contacts and settings" });
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });

async function reopen(page: Page) {
  await page.keyboard.press("Control+k");
  // The one before has the focus until it is gone.
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
}

async function open(page: Page) {
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Search" })).toHaveAttribute("aria-keyshortcuts", /K$/);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

test("the keyboard finds a setting, a contact and a card", async ({ signedInPage: page }) => {
  const { username, cardid } = await addCard(page.request, { fullname: "Robin Sample" });
  const person = { name: "Kwame Asante", company: "Halden & Voss" };
  expect((await page.request.post("/api/contacts", { data: person })).status()).toBe(201);

  await open(page);
  await expect(option(page, /^Robin Sample/)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.type("passkeys");
  await expect(option(page, /^Passkeys/)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/account/security#passkeys");
  await expect(page.getByRole("heading", { name: "Passkeys" })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/dashboard");

  await reopen(page);
  await page.keyboard.type("halden");
  await expect(option(page, /^Kwame Asante/)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contacts\?person=./);
  await expect(page.getByRole("heading", { name: "Kwame Asante" })).toBeVisible();

  await reopen(page);
  await page.keyboard.type("signature robin");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/cards/${cardid}/kit`);

  await reopen(page);
  await page.keyboard.type("robin");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/c/${username}`);
});

test("what is typed while it loads is searched for", async ({ signedInPage: page }) => {
  const isTyped = Promise.withResolvers<void>();
  await page.route(/command-palette.*\.js$/, async (route) => {
    await isTyped.promise;
    await route.continue();
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "You have no cards yet" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("passk");
  isTyped.resolve();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("eys");
  await expect(field(page)).toHaveValue("passkeys");
});

test(
  "the keyboard alone opens it, walks through it and closes it where it began",
  WHOLE,
  async ({ signedInPage: page }) => {
    await addCard(page.request, { fullname: "Robin Sample" });
    await page.goto("/dashboard");
    const button = page.getByRole("button", { name: "Search" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    const selected = page.getByRole("option", { selected: true });
    await expect(selected).toHaveText(/^Robin Sample/);
    await page.keyboard.press("ArrowUp");
    await expect(selected).toHaveText("Add Business Card");
    await expect(selected).toBeInViewport();
    await expect(field(page)).toHaveAttribute(
      "aria-activedescendant",
      (await selected.getAttribute("id")) ?? "",
    );
    await page.keyboard.press("ArrowDown");
    await expect(selected).toHaveText(/^Robin Sample/);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Close search" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(palette(page)).toBeHidden();
    await expect(button).toBeFocused();
  },
);

test("it opens again while it fades out, and loses no letter", async ({ signedInPage: page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page);
  await page.keyboard.type("devices");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("passkeys");
  await expect(field(page)).toHaveValue("passkeys");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/account/security#passkeys");
});

test("Back and Escape close it, and the page stays", async ({ signedInPage: page }) => {
  await page.goto("/contacts");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL("/dashboard");
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.overlayDepth ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/contacts");
});

test("on a phone it is in the menu, and everything of the menu is two presses away", async ({
  signedInPage: page,
}) => {
  await page.setViewportSize(PHONE);
  await addCard(page.request, { fullname: "Robin Sample" });
  await page.goto("/contacts");
  await page.goto("/dashboard");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(menu.getByRole("link")).toHaveCount(9);
  for (const link of await menu.getByRole("link").all()) await expect(link).toBeInViewport();
  await menu.getByRole("button", { name: "Search" }).click();
  await expect(field(page)).toBeFocused();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  await expect(page).toHaveURL("/dashboard");
  await expect.poll(() => page.evaluate(() => history.state?.overlayDepth ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/contacts");
});

test("it is accessible and fits: as it opens, with long names, with nothing found, without a network", async ({
  signedInPage: page,
  context,
}) => {
  await addCard(page.request, { fullname: LONG_NAME });
  const person = { name: `${LONG_NAME} the Younger`, email: "robin@museum-of-everyday-things.example" };
  expect((await page.request.post("/api/contacts", { data: person })).status()).toBe(201);
  await open(page);
  await expectAccessibleInBothSchemes(page, "as it opens");
  await field(page).fill("robin");
  await expect(option(page, /the Younger/)).toBeVisible();
  await expectAccessibleEverywhere(page, "with long names");
  await expectToFit(page, WIDTHS, "with long names");
  await field(page).fill("brescia".repeat(20));
  await expect(page.getByText(/^Nothing found for “brescia/)).toBeVisible();
  await expectAccessibleInBothSchemes(page, "nothing found");
  await expectToFit(page, WIDTHS, "nothing found");
  await context.setOffline(true);
  await field(page).fill("settings");
  await expect(page.getByRole("alert")).toContainText("Your contacts could not be searched.");
  await expect(option(page, /^Settings/)).toBeVisible();
  await expectAccessibleInBothSchemes(page, "without a network");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toBeHidden();
});

test("it is loaded only when somebody reaches for it, and can be wanted again where that failed", async ({
  signedInPage: page,
}) => {
  const scripts: string[] = [];
  await page.route(/command-palette.*\.js$/, (route) => {
    scripts.push(route.request().url());
    return scripts.length === 1 ? route.abort("internetdisconnected") : route.continue();
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "You have no cards yet" })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.keyboard.press("Control+k");
  await expectToast(page, "We couldn’t load search. Please try again.");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  expect(scripts.length).toBeGreaterThan(1);
});
