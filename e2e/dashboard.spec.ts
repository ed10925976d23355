import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expectToast } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import type { Product } from "./product.ts";

const LONG_NAME = "Maximiliane Hildegard Theodora von und zu Hohenfels-Rabenstein";
let cards = 0;

/** A name that no other card of this server has. */
function newUsername(): string {
  cards += 1;
  return `card-${cards}-${process.pid}`;
}

async function addCard(request: APIRequestContext, fullname: string, color = "blue-color-one") {
  const { cardFields } = await import("../harness/cards.ts");
  const username = newUsername();
  const data = await cardFields({ username, fullname, color });
  const answer = await request.post("/api/card/add", { data });
  expect(answer.status()).toBe(201);
  return { username, cardid: (await answer.json()).cardid as string };
}

async function goPremium(page: Page, product: Product): Promise<void> {
  const { givePremium } = await import("../harness/accounts.ts");
  const { openDatabase } = await import("../apps/server/src/db/database.ts");
  const { user } = await (await page.request.get("/api/auth/user")).json();
  const db = openDatabase({ kind: "sqlite", file: product.databaseFile });
  await givePremium(db, user.userid);
  await db.destroy();
}

/** A card of somebody else, kept by the person of this page. */
async function keepCard(page: Page, product: Product, fullname: string) {
  const { createSignedInSession } = await import("../harness/accounts.ts");
  const other = await createSignedInSession({ kind: "sqlite", file: product.databaseFile });
  const browser = page.context().browser();
  const context = await browser?.newContext({ baseURL: product.url });
  if (!context) throw new Error("The page belongs to no browser");
  await context.addCookies([{ name: other.cookieName, value: other.cookieValue, url: product.url }]);
  const card = await addCard(context.request, fullname);
  await context.close();
  const answer = await page.request.post("/api/com/addfavourite", { data: { cardid: card.cardid } });
  expect(answer.status()).toBe(200);
  return card;
}

const cardOf = (page: Page, name: string): Locator =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

/** Takes its time: one analysis for each mode. */
async function expectGood(page: Page, what: string): Promise<void> {
  test.slow();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
    expect(found, `${what}, ${colorScheme}`).toEqual([]);
  }
  for (const width of [320, 390, 704, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width);
  }
}

test("somebody new is told how to begin", async ({ signedInPage: page }) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "You have no cards yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add Business Card" })).toHaveAttribute("href", "/b/c");
  await expect(page.getByRole("banner").getByText("Forever Free")).toBeVisible();
  await expectGood(page, "no cards");
});

test("a premium member downloads the QR code, copies the link, and goes on to edit", async ({
  signedInPage: page,
  product,
  context,
}) => {
  await goPremium(page, product);
  const first = await addCard(page.request, LONG_NAME);
  const second = await addCard(page.request, "Robin Sample", "goldenrod-color");
  await page.goto("/dashboard");
  await expect(page.getByText("2 of 3 cards in use")).toBeVisible();
  await expect(page.getByRole("banner").getByText("Premium Monthly")).toBeVisible();
  const card = cardOf(page, "Robin Sample");
  await expect(card.getByRole("link")).toHaveAttribute("href", `/c/${second.username}`);

  // The picture of the card can be pressed too.
  const pressed = await card.getByText("Robin Sample").evaluate((name) => {
    name.scrollIntoView();
    const { x, y } = name.getBoundingClientRect();
    return document
      .elementFromPoint(x + 5, y + 5)
      ?.closest("a")
      ?.getAttribute("href");
  });
  expect(pressed).toBe(`/c/${second.username}`);

  const download = page.waitForEvent("download");
  await card.getByRole("button", { name: "Download QR code of Robin Sample" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${second.username}-qrcode.png`);
  expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe("PNG");

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await card.getByRole("button", { name: "Copy link to card of Robin Sample" }).click();
  await expectToast(page, "Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${product.url}/c/${second.username}`,
  );
  await expectGood(page, "two cards");

  await page.getByRole("button", { name: `Edit card of ${LONG_NAME}` }).click();
  await expect(page).toHaveURL("/b/u");
  expect(await page.evaluate(() => window.history.state.usr)).toEqual({ cardid: first.cardid });
});

test.describe("when a QR code cannot be had", () => {
  test.use({ allowedConsoleErrors: [/status of 404/] });

  test("it says so", async ({ signedInPage: page, product }) => {
    await goPremium(page, product);
    await addCard(page.request, "Robin Sample");
    await page.route("**/qr.png", (route) => route.fulfill({ status: 404 }));
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Download QR code of Robin Sample" }).click();
    await expectToast(page, "Failed to download the QR code.");
  });
});

test("a free member has no QR code and reads beside the button that there is no room", async ({
  signedInPage: page,
}) => {
  await addCard(page.request, "Robin Sample");
  await page.goto("/dashboard");
  await expect(page.getByText("1 of 1 card in use. Premium has room for 3.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit card of Robin Sample" })).toBeVisible();
  await expect(page.getByRole("button", { name: /QR/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Add Business Card" }).click();
  await expect(page).toHaveURL("/b/c");
});

test("a favourite is removed, taken back, and removed for good", async ({ signedInPage: page, product }) => {
  await keepCard(page, product, "Kwame Asante");
  const latest = await keepCard(page, product, "Ingrid Solberg");
  await page.goto("/cards/save");
  await expect(page.getByText("Two cards people left with you")).toBeVisible();
  const ingrid = cardOf(page, "Ingrid Solberg");
  await expect(ingrid.getByRole("link")).toHaveAttribute("href", `/c/${latest.username}`);
  await expectGood(page, "favourites");

  const remove = ingrid.getByRole("button", { name: "Remove Ingrid Solberg from favorites" });
  await remove.click();
  await expectToast(page, "Ingrid Solberg business card remove from favourites");
  await expect(ingrid).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Ingrid Solberg business card added to favourites");
  await remove.click();
  await expect(ingrid).toHaveCount(0);
  await page.getByRole("button", { name: "Remove Kwame Asante from favorites" }).click();
  await expect(page.getByRole("heading", { name: "You have no favorites yet" })).toBeVisible();
  await expectToast(page, "Kwame Asante business card remove from favourites");
  await page.reload();
  await expect(page.getByRole("heading", { name: "You have no favorites yet" })).toBeVisible();
});
