import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { DESKTOP, expectAccessibleAndFit, PHONE } from "./accessibility.ts";
import { addCard, signIn } from "./cards.ts";
import { expect, test } from "./fixtures.ts";
import type { Product } from "./product.ts";
import { actions } from "./public-card-page.ts";
import { TWO_SIDES } from "./two-sided-card.ts";

/** The path of the card, for a visitor. */
async function aCard(page: Page, product: Product, given: Record<string, unknown> = TWO_SIDES) {
  await signIn(page, product);
  const { username } = await addCard(page.request, given);
  await page.context().clearCookies();
  return `/c/${username}`;
}

const turn = (page: Page) => page.getByRole("link", { name: /^Turn over, / });
const name = (page: Page) => page.getByRole("heading", { level: 1 });

/** The card's script has loaded what turns it. */
async function openScripted(page: Page, path: string): Promise<void> {
  const script = page.waitForResponse(/turn-card-.*\.js$/);
  await page.goto(path);
  await script;
  await expect(page.getByRole("button", { name: "Save to favorites" })).toBeVisible();
}

test.describe("without scripts", () => {
  // A form that is sent too quickly comes back as a refusal.
  test.use({ javaScriptEnabled: false, allowedConsoleErrors: [/status of 409/] });

  test("links lead from side to side, in the language that was chosen", async ({ page, product }) => {
    const path = await aCard(page, product);
    // A reader of English is shown the second side.
    await page.goto(path);
    await expect(name(page)).toHaveText("Aoi Morita");
    await page.goto(`${path}?lang=de`);
    await expect(name(page)).toHaveText("Aoi Morita");
    await page.getByRole("link", { name: "Umdrehen, 日本語" }).click();
    await expect(page).toHaveURL(`${path}?side=1&lang=de`);
    await expect(name(page)).toHaveText("森田 あおい");
    await expect(page.getByText("もりた あおい")).toBeVisible();
    await page.getByRole("link", { name: "Umdrehen, English" }).click();
    await expect(page).toHaveURL(`${path}?side=2&lang=de`);
  });

  test("a form and its answer lead back to the side that was left", async ({ page, product }) => {
    const path = await aCard(page, product);
    await page.goto(`${path}?side=1&lang=de`);
    await page.locator("[data-report]").click();
    await expect(page).toHaveURL(`${path}/report?side=1&lang=de`);
    await page.getByLabel("Betrug").check();
    // Sent too quickly, the form comes back.
    await expect(async () => {
      if (page.url().includes("sent")) return;
      await page.locator("[type=submit]").click();
      await expect(page).toHaveURL(`${path}/report?sent=&side=1&lang=de`, { timeout: 2_500 });
    }).toPass({ intervals: [2_500], timeout: 60_000 });
    await page.getByRole("link", { name: "Zurück zur Karte" }).click();
    await expect(page).toHaveURL(`${path}?side=1&lang=de`);
    await expect(name(page)).toHaveText("森田 あおい");
  });

  test("a form is about the side that led to it, and leads back there", async ({ page, product }) => {
    const path = await aCard(page, product);
    const headers = { "accept-language": "ja" };
    for (const form of ["hello", "report"]) {
      const response = await page.request.get(`${path}/${form}?side=2`, { headers });
      const html = await response.text();
      expect(html, form).toContain("Aoi Morita");
      expect(html, form).not.toContain("森田");
      expect(html, form).toContain(`<a href="${path}?side=2"`);
    }
  });

  test("the card in one file turns without a network", async ({ page, context, product }) => {
    await signIn(page, product);
    const { cardid } = await addCard(page.request, TWO_SIDES);
    const file = await page.request.get(`/api/kit/${cardid}/page.html`);
    expect(file.status()).toBe(200);
    const copy = test.info().outputPath("card.html");
    await writeFile(copy, await file.body());
    await context.setOffline(true);
    await page.goto(pathToFileURL(copy).href);
    await expect(name(page)).toHaveText("森田 あおい");
    for (const [language, fullname, label] of [
      ["English", "Aoi Morita", "Add to Contact"],
      ["日本語", "森田 あおい", "連絡先に追加"],
    ] as const) {
      await page.getByRole("link", { name: language }).click();
      await expect(name(page)).toHaveText(fullname);
      await expect(page.getByRole("link", { name: label })).toHaveAttribute("download", `${fullname}.vcf`);
    }
  });
});

test("a press turns the card, and all that names the side follows", async ({ page, product }) => {
  await page.setViewportSize(PHONE);
  const path = await aCard(page, product);
  await page.goto("/about");
  await openScripted(page, `${path}?side=1`);
  await page.getByRole("tab", { name: "Bio" }).click();
  await turn(page).click();
  await expect(name(page)).toHaveText("Aoi Morita");
  await expect(page.getByText("I make paper in Kyoto.")).toBeVisible();
  await expect(page.getByText("もりた あおい")).toHaveCount(0);
  await expect(page).toHaveURL(`${path}?side=2`);
  await expect(page).toHaveTitle(/^Aoi Morita, Head of Planning @ Kawabe Paper Works \|/);
  await expect(page.getByRole("link", { name: "Turn over, 日本語" })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Aoi Morita" })).toBeAttached();
  await expect(actions(page).getByRole("link", { name: "Add to Contact" })).toHaveAttribute(
    "href",
    /\/contact\.vcf\?side=2$/,
  );

  await actions(page).getByRole("link", { name: "Share" }).click();
  await expect(page.getByRole("textbox", { name: "Link to this card" })).toHaveValue(/\?side=2$/);
  await expect(page.getByRole("link", { name: "Telegram" })).toHaveAttribute("href", /text=Aoi%20Morita$/);
  await page.keyboard.press("Escape");

  await turn(page).press("Enter");
  await expect(name(page)).toHaveText("森田 あおい");
  await expect(page).toHaveURL(`${path}?side=1`);
  await expect(page.getByRole("link", { name: "Turn over, English" })).toBeFocused();
  // A turn adds nothing to the history.
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("the copied address is the one of the side that is shown", async ({ page, context, product }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(DESKTOP);
  const path = await aCard(page, product);
  await openScripted(page, `${path}?side=1`);
  const aside = page.getByRole("complementary");
  await turn(page).click();
  await expect(aside.getByText(`${path}?side=2`)).toBeVisible();
  await aside.getByRole("button", { name: "Copy" }).click();
  await expect(aside.getByRole("button", { name: "Copied" })).toBeVisible();
  const clipboard = await page.evaluate(() => navigator.clipboard.readText());
  expect(clipboard).toBe(`${product.url}${path}?side=2`);
});

test("who presses twice turns once, and who wants less motion sees a change", async ({ page, product }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...how) {
      document.documentElement.dataset["swung"] = "yes";
      return animate.apply(this, how);
    };
  });
  const path = await aCard(page, product);
  await openScripted(page, `${path}?side=1`);
  await turn(page).evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await expect(name(page)).toHaveText("Aoi Morita");
  await expect(page.locator("html")).toHaveAttribute("data-swung");
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page).toHaveURL(`${path}?side=2`);
  await expect(name(page)).toHaveText("Aoi Morita");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await openScripted(page, `${path}?side=1`);
  await turn(page).click();
  await expect(name(page)).toHaveText("Aoi Morita");
  await expect(page.locator("html")).not.toHaveAttribute("data-swung");
});

test.describe("when the other side cannot be fetched", () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] });

  test("the link is followed", async ({ page, product }) => {
    const path = await aCard(page, product);
    await openScripted(page, `${path}?side=1`);
    await page.route(`**${path}?side=2`, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    const loaded = page.waitForNavigation();
    await turn(page).click();
    await loaded;
    await expect(page).toHaveURL(`${path}?side=2`);
    await expect(name(page)).toHaveText("Aoi Morita");
  });
});

test("nothing stands in anybody's way on either side, and the button stays beside the photo", async ({
  page,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const secondSide = { ...TWO_SIDES.secondSide, language: "id" };
  const path = await aCard(page, product, { ...TWO_SIDES, secondSide });
  await openScripted(page, path);
  await expectAccessibleAndFit(page, "first side");
  for (const width of [320, PHONE.width]) {
    await page.setViewportSize({ width, height: 800 });
    const button = await turn(page).boundingBox();
    const photo = await page.locator(".card-photo").first().boundingBox();
    if (!button || !photo) throw new Error("no button, or no photo");
    expect(button.x, `${width} px`).toBeGreaterThan(photo.x + photo.width);
    expect(button.height).toBeGreaterThanOrEqual(44);
  }
  await turn(page).click();
  await expect(name(page)).toHaveText("Aoi Morita");
  await expectAccessibleAndFit(page, "second side");
});
