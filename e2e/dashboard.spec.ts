import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expectAccessibleInBothSchemes, expectToFit } from "./accessibility.ts";
import { expectToast } from "./accounts.ts";
import { addCard, addFavourite, givePremium } from "./cards.ts";
import { expect, test, WHOLE } from "./fixtures.ts";

const LONG_NAME = "Maximiliane Hildegard Theodora von und zu Hohenfels-Rabenstein";
const cardOf = (page: Page, name: string): Locator =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

async function expectGood(page: Page, state: string): Promise<void> {
  await expectAccessibleInBothSchemes(page, state);
  await expectToFit(page, [320, 390, 704, 1280], state);
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
  await givePremium(page, product);
  const first = await addCard(page.request, { fullname: LONG_NAME });
  const second = await addCard(page.request, { fullname: "Robin Sample", color: "goldenrod-color" });
  await page.goto("/dashboard");
  await expect(page.getByText("2 of 3 cards in use")).toBeVisible();
  await expect(page.getByRole("banner").getByText("Premium Monthly")).toBeVisible();
  const card = cardOf(page, "Robin Sample");
  await expect(card.getByRole("link", { name: "Open card of" })).toHaveAttribute(
    "href",
    `/c/${second.username}`,
  );

  // Pressed on its picture, a card shows its code.
  await card.getByRole("button", { name: "Show QR code of Robin Sample" }).click();
  await expect(page.getByRole("img", { name: "QR code of Robin Sample" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  const share = card.getByRole("button", { name: "Share card of Robin Sample" });
  await share.click();
  await expect(page.getByRole("dialog", { name: "Share your card" })).toBeVisible();
  await expectGood(page, "sharing a card");
  await page.keyboard.press("Escape");
  await expect(share).toBeFocused();

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

test("what happened since the last visit leads there, is accessible and fits", async ({
  signedInPage: page,
}) => {
  const { cardid } = await addCard(page.request, { fullname: LONG_NAME });
  const recap = {
    people: { count: 1, isMore: false, name: LONG_NAME },
    views: { count: 1_234_567, mostly: "link", link: "Internationale Handwerksmesse München, Halle B1" },
    kept: { count: 2, fullname: LONG_NAME, username: "demo" },
    links: { count: 1, name: "Salone del Mobile", cardid, lastDay: "2027-04-23" },
  };
  await page.route("**/api/recap", (route) => route.fulfill({ json: recap }));
  await page.goto("/dashboard");
  const lines = page.getByRole("region", { name: "Since you were last here" }).getByRole("link");
  await expect(lines).toHaveCount(4);
  await expectGood(page, "what happened since the last visit");
  for (const [line, place] of [
    [`${LONG_NAME} left their details`, "/contacts"],
    ["The link “Salone del Mobile” ends on 23 April", `/links?card=${cardid}`],
  ] as const) {
    await lines.filter({ hasText: line }).click();
    await expect(page).toHaveURL(place);
    await page.goBack();
  }
});

test("an icon says what it does to the pointer and to the keyboard, inside the window", async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addCard(page.request, { fullname: LONG_NAME });
  await page.goto("/dashboard");
  const label = `Copy link to card of ${LONG_NAME}`;
  const button = page.getByRole("button", { name: label });
  const tooltip = page.getByText(label);
  await button.hover();
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  await page.mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);

  // After a key, a focus counts as one of the keyboard.
  await page.keyboard.press("Tab");
  await button.focus();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
  await expect(button).toBeFocused();
});

test.describe("when a QR code cannot be had", () => {
  test.use({ allowedConsoleErrors: [/status of 404/] });

  test("it says so", WHOLE, async ({ signedInPage: page, product }) => {
    await givePremium(page, product);
    await addCard(page.request, { fullname: "Robin Sample" });
    await page.route("**/qr.png", (route) => route.fulfill({ status: 404 }));
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Download QR code of Robin Sample" }).click();
    await expectToast(page, "Failed to download the QR code.");
  });
});

test(
  "a free member has no QR code and reads beside the button that there is no room",
  WHOLE,
  async ({ signedInPage: page }) => {
    await addCard(page.request, { fullname: "Robin Sample" });
    await page.goto("/dashboard");
    await expect(page.getByText("1 of 1 card in use. Premium has room for 3.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit card of Robin Sample" })).toBeVisible();
    await expect(page.getByRole("button", { name: /QR/ })).toHaveCount(0);
    await page.getByRole("link", { name: "Add Business Card" }).click();
    await expect(page).toHaveURL("/b/c");
  },
);

test("a favourite is removed, taken back, and removed for good", async ({ signedInPage: page, product }) => {
  await addFavourite(page, product, "Kwame Asante");
  const latest = await addFavourite(page, product, "Ingrid Solberg");
  await page.goto("/cards/save");
  await expect(page.getByText("Two saved cards")).toBeVisible();
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
