import { gzipSync } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import type { PersonSummary } from "@visita/domain/address-book/person.contract";
import {
  DESKTOP,
  expectAccessibleEverywhere,
  expectAccessibleInBothSchemes,
  expectToFit,
  PHONE,
} from "./accessibility.ts";
import { addCard, goOnUntil, signIn } from "./cards.ts";
import { expect, test } from "./fixtures.ts";

const WIDTHS = [320, 390, 768, 1024, 1280];
const SMALL = { width: 320, height: 700 };
const LONG_EMAIL = "oluwaseun.adebayo-whitfield@museum-of-everyday-things.example";
/** As long as a name may be. */
const LONG_NAME = "Wolfeschlegelsteinhausen".repeat(4).slice(0, 80);
const CONTROL_PX = 48;

/** Of the whole document, compressed, and of everything that the card loads by itself. */
const DOCUMENT_MAX_BYTES = 14 * 1024;
const SCRIPT_MAX_BYTES = 80 * 1024;

test.use({ allowedConsoleErrors: [/status of (400|409)/] });

/** The same on the narrowest phone as on a phone and a desktop. */
async function expectGood(page: Page, state: string) {
  await expectAccessibleEverywhere(page, state);
  await page.setViewportSize(SMALL);
  await expectAccessibleInBothSchemes(page, `${state}, ${SMALL.width} px`);
  await expectToFit(page, WIDTHS, state);
}

test("the card with its offer, the dialog and the page are accessible and fit", async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { createSignedInSession } = await import("../harness/accounts.ts");
  const session = await createSignedInSession({ kind: "sqlite", file: product.databaseFile });
  await context.addCookies([{ name: session.cookieName, value: session.cookieValue, url: product.url }]);
  const { username } = await addCard(page.request, { fullname: "Robin Sample" });
  await context.clearCookies();

  await page.goto(`/c/${username}`);
  await expectGood(page, "card with the offer");
  await page.setViewportSize(PHONE);
  await page.getByRole("link", { name: "Share your details", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: /^Share your details/ });
  await expect(dialog.getByLabel(/^Name/)).toBeVisible();
  await expectGood(page, "dialog");
  await dialog.getByRole("button", { name: "Send to Robin" }).click();
  await expect(dialog.getByRole("alert")).toBeFocused();
  await expectGood(page, "dialog with problems");

  await page.goto(`/c/${username}/hello`);
  await expectGood(page, "page");
  await page.getByRole("button", { name: "Send to Robin" }).click();
  await expect(page.getByText(/to put right, then it goes out/)).toBeVisible();
  await expectGood(page, "page with problems");
});

test("a name of one long word fits the form, its page and the report", async ({ page, context, product }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, product);
  const { username } = await addCard(page.request, { fullname: LONG_NAME });
  await context.clearCookies();
  const panel = page.locator("dialog[open] > .panel-dialog-panel");
  for (const width of [320, PHONE.width, DESKTOP.width]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/c/${username}`);
    await page.getByRole("link", { name: "Share your details", exact: true }).first().click();
    await expect(panel.getByLabel(/^Name/)).toBeVisible();
    expect(await overflowOf(panel), `form, ${width} px`).toEqual([0]);
    expect((await panel.getByRole("button", { name: "Close" }).boundingBox())?.width).toBe(CONTROL_PX);
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await page.getByRole("link", { name: "Report this card" }).click();
    await expect(panel.getByRole("button", { name: "Send report" })).toBeVisible();
    expect(await overflowOf(panel), `report, ${width} px`).toEqual([0]);

    await page.goto(`/c/${username}/hello`);
    const parts = page.getByRole("article").locator("> * > *");
    expect(await overflowOf(parts), `page, ${width} px`).toEqual([0, 0, 0]);
    await expectToFit(page, [width]);
  }
});

test("a name of one long word fits the offer after taking the contact, the messages and the way to sign in", async ({
  page,
  context,
  product,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, product);
  const { username } = await addCard(page.request, { fullname: LONG_NAME });
  await signIn(page, product);
  await page.goto(`/c/${username}`);
  await page.getByRole("button", { name: "Save to favourites" }).click();
  await expect(page.getByRole("region", { name: "Messages" }).getByRole("status")).toBeVisible();
  expect(await overflowOf(page.locator("[data-toaster] > *"))).toEqual([0]);
  await page.getByRole("link", { name: "Add to Contact" }).first().click();
  const bar = page.getByRole("region", { name: "Actions" });
  await expect(bar.getByText(/^Let .* know who you are$/)).toBeVisible();
  expect(await overflowOf(bar)).toEqual([0]);
  await expectToFit(page, [PHONE.width]);

  await page.goto("about:blank");
  await context.clearCookies();
  await page.goto(`/c/${username}`);
  await page.getByRole("button", { name: "Save to favourites" }).click();
  await expect(page).toHaveURL(/\/auth\/signin/);
  await expect(page.getByText(/^Sign in to keep/)).toBeVisible();
  await expectToFit(page, [320, PHONE.width]);
});

/** By how much the content of each is wider than itself. */
function overflowOf(parts: Locator): Promise<number[]> {
  return parts.evaluateAll((elements) =>
    elements.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
}

test("a desktop shows the page of the form and the report as wide as the board draws them", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(DESKTOP);
  await page.goto("/c/demo/hello");
  expect((await page.getByRole("article").boundingBox())?.width).toBe(560);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-size", "36px");
  await page.goto("/c/demo");
  await page.getByRole("link", { name: "Report this card" }).click();
  const panel = page.locator("#report > .panel-dialog-panel");
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(512);
});

test("a problem in the dialog leads to its field, and the dialog stays", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/c/demo");
  await page.getByRole("link", { name: "Share your details", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: /^Share your details/ });
  await dialog.getByRole("button", { name: "Send to Giulia" }).click();
  await dialog.getByRole("link", { name: "Name: please type your name." }).click();
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/c/demo");
});

test("the offer keeps the card small: one document, and no script for the form before it is wanted", async ({
  page,
  signedInPage,
}) => {
  const { username } = await addCard(signedInPage.request, { fullname: "Robin Sample" });
  for (const path of [`/c/${username}`, `/c/${username}/hello`]) {
    const document = await page.request.get(path);
    expect(gzipSync(await document.body()).byteLength, path).toBeLessThan(DOCUMENT_MAX_BYTES);
  }
  const scripts = new Map<string, number>();
  page.on("response", async (response) => {
    if (!/\/assets\/.*\.js$/.test(response.url())) return;
    scripts.set(response.url(), gzipSync(await response.body()).byteLength);
  });
  await page.setViewportSize(PHONE);
  await page.goto(`/c/${username}`);
  await page.waitForLoadState("networkidle");
  const before = new Set(scripts.keys());
  expect([...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(SCRIPT_MAX_BYTES);
  await page.getByRole("link", { name: "Share your details", exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: /^Share your details/ })).toBeVisible();
  await expect.poll(() => scripts.size).toBeGreaterThan(before.size);
});

async function addPeople(page: Page) {
  const people = [
    {
      name: "Kwame Asante",
      email: "kwame@haldenvoss.example",
      phone: "+1 202 555 0117",
      tags: ["Follow up"],
    },
    { name: "佐藤 美咲", phone: "+1 202 555 0123", met: "東京デザインウィーク" },
    {
      name: "Oluwaseun Adébáyọ̀-Whitfield",
      email: LONG_EMAIL,
      role: "Director of Collections",
      company: "Museum of Everyday Things, Lagos and Leeds",
      tags: ["Follow up", "Press"],
    },
    { name: "ليلى الحسن", email: "layla@yasmin.example" },
  ];
  for (const data of people) expect((await page.request.post("/api/contacts", { data })).status()).toBe(201);
}

test("contacts are accessible and fit: empty, listed, filtered, none found, with all dialogs", async ({
  signedInPage: page,
}) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await addCard(page.request, { fullname: "Robin Sample" });
  await page.goto("/contacts");
  await expect(page.getByRole("heading", { name: "Nobody has left their details yet" })).toBeVisible();
  await expectGood(page, "empty");

  await addPeople(page);
  await page.goto("/contacts");
  await expect(page.getByRole("region", { name: "People" })).toBeVisible();
  await expectGood(page, "list");

  await page.goto("/contacts?tag=Follow+up");
  await expect(page.getByText("2 of 4 people")).toBeVisible();
  await expectGood(page, "filtered");
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Filters, 1 on" }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  await expectAccessibleInBothSchemes(page, "filters");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Export" }).click();
  await expect(page.getByRole("dialog", { name: "Export" })).toBeVisible();
  await expectAccessibleInBothSchemes(page, "export on a phone");
  await page.keyboard.press("Escape");
  await page.setViewportSize(DESKTOP);
  await page.getByRole("button", { name: "Export" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessibleInBothSchemes(page, "export on a desktop", { include: "[role=menu]" });

  await page.goto("/contacts?q=brescia");
  await expect(page.getByRole("heading", { name: "Nobody found for “brescia”" })).toBeVisible();
  await expectGood(page, "none found");

  const { people } = (await (await page.request.get("/api/contacts?q=oluwaseun")).json()) as {
    people: PersonSummary[];
  };
  await page.goto(`/contacts?person=${people[0]?.personid}`);
  await expect(page.getByRole("button", { name: "Save to phone" })).toBeVisible();
  await expectGood(page, "one person");
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByRole("dialog", { name: /^Edit Oluwaseun/ })).toBeVisible();
  await expectGood(page, "form");
});

test("the import is accessible and fits", async ({ signedInPage: page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await addPeople(page);
  await page.goto("/contacts/import");
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
  await expectGood(page, "choice of a file");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  const rows = [
    "Nome e cognome,E-mail,Telefono,Azienda,Stand",
    `Gwendolyn Fitzgerald-Oyelaran,${LONG_EMAIL},,The Long Room,H3`,
    "Kwame Asante,kwame@haldenvoss.example,+1 202 555 0117,Halden & Voss,D41",
    ",,,,D41",
  ];
  const buffer = Buffer.from(rows.join("\n"));
  await (await chooser).setFiles({ name: "salone-leads.csv", mimeType: "text/csv", buffer });
  await expect(page.getByRole("heading", { name: "Match the columns" })).toBeVisible();
  await expectGood(page, "import");
});

test("everything of a person can be done by the keyboard alone", async ({ signedInPage: page }) => {
  await addPeople(page);
  await page.setViewportSize(DESKTOP);
  await page.goto("/contacts");
  await page.getByRole("link", { name: /Kwame Asante/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Kwame Asante" })).toBeFocused();
  await page.getByRole("button", { name: "Add a tag" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Press");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove tag Press" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a tag" })).toBeFocused();
  await page.getByRole("button", { name: "Edit" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Edit Kwame Asante" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Edit" })).toBeFocused();
});

test("the offer on the dashboard and the switches are accessible and fit", async ({ signedInPage: page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { cardid } = await addCard(page.request, { fullname: "Robin Sample" });
  await page.route("**/api/exchange/offer", (route) =>
    route.request().method() === "GET" ? route.fulfill({ json: { cards: 2 } }) : route.continue(),
  );
  await page.goto("/dashboard");
  const offer = page.getByRole("region", { name: "Let people leave their details" });
  await expect(offer.getByRole("button", { name: "Turn on for both cards" })).toBeVisible();
  await expectGood(page, "offer");
  await offer.getByRole("button", { name: "Not now" }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Your cards" })).toBeFocused();

  await page.goto(`/b/u?card=${cardid}`);
  const toggle = page.getByRole("switch", { name: "Share your details" });
  await goOnUntil(page, toggle);
  await expectGood(page, "last step of the editor");

  await page.goto("/account/settings#notifications");
  const mails = page.getByRole("switch", { name: "New contacts" });
  await expect(mails).toBeChecked();
  await expectGood(page, "notifications");
  await mails.focus();
  await page.keyboard.press("Space");
  await expect(mails).not.toBeChecked();
  const weekly = page.getByRole("switch", { name: "Weekly summary" });
  await expect(weekly).not.toBeChecked();
  await weekly.press("Space");
  await expect(weekly).toBeChecked();
  await page.reload();
  await expect(mails).not.toBeChecked();
  await expect(weekly).toBeChecked();
});
