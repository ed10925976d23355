import { gzipSync } from "node:zlib";
import type { Locator } from "@playwright/test";
import { DESKTOP, expectAccessibleAndFit, expectToFit, PHONE } from "./accessibility.ts";
import { addCard, signIn } from "./cards.ts";
import { expect, test, WHOLE } from "./fixtures.ts";

/** As long as a name may be. */
const LONG_NAME = "Wolfeschlegelsteinhausen".repeat(4).slice(0, 80);
const CONTROL_PX = 48;

/** Of the whole document, compressed, and of everything that the card loads by itself. */
const DOCUMENT_MAX_BYTES = 14 * 1024;
const SCRIPT_MAX_BYTES = 80 * 1024;

test.use({ allowedConsoleErrors: [/status of (400|409)/] });

test("the card with its offer, the dialog and the page are accessible and fit", async ({
  page,
  context,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { createSignedInSession } = await import("../tools/harness/accounts.ts");
  const session = await createSignedInSession({ kind: "sqlite", file: product.databaseFile });
  await context.addCookies([{ name: session.cookieName, value: session.cookieValue, url: product.url }]);
  const { username } = await addCard(page.request, { fullname: "Robin Sample" });
  await context.clearCookies();

  await page.goto(`/c/${username}`);
  await expectAccessibleAndFit(page, "card with the offer");
  await page.setViewportSize(PHONE);
  await page
    .getByRole("link", { name: /Share your details$/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: /^Share your details/ });
  await expect(dialog.getByLabel(/^Name/)).toBeVisible();
  await expectAccessibleAndFit(page, "dialog");
  await dialog.getByRole("button", { name: "Send to Robin" }).click();
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
  await expectAccessibleAndFit(page, "dialog with problems");

  await page.goto(`/c/${username}/hello`);
  await expectAccessibleAndFit(page, "page");
  await page.getByRole("button", { name: "Send to Robin" }).click();
  await expect(page.getByLabel(/^Name/)).toBeFocused();
  await expect(page.getByText("Please enter your name.")).toBeVisible();
  await expectAccessibleAndFit(page, "page with problems");
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
    await page
      .getByRole("link", { name: /Share your details$/ })
      .first()
      .click();
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

test(
  "a name of one long word fits the offer after taking the contact, the messages and the way to sign in",
  WHOLE,
  async ({ page, context, product }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signIn(page, product);
    const { username } = await addCard(page.request, { fullname: LONG_NAME });
    await signIn(page, product);
    await page.goto(`/c/${username}`);
    await page.getByRole("button", { name: "Save to favorites" }).click();
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
    await page.getByRole("button", { name: "Save to favorites" }).click();
    await expect(page).toHaveURL(/\/auth\/signin/);
    await expect(page.getByText(/^Sign in to keep/)).toBeVisible();
    await expectToFit(page, [320, PHONE.width]);
  },
);

/** By how much the content of each is wider than itself. */
function overflowOf(parts: Locator): Promise<number[]> {
  return parts.evaluateAll((elements) =>
    elements.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
}

test(
  "a desktop shows the page of the form and the report as wide as the board draws them",
  WHOLE,
  async ({ page }) => {
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
  },
);

test("a problem in the dialog leads to its field, and the dialog stays", WHOLE, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/c/demo");
  await page
    .getByRole("link", { name: /Share your details$/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: /^Share your details/ });
  await dialog.getByRole("button", { name: "Send to Giulia" }).click();
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/c/demo");
});

test("the offer keeps the card small: one document, and no script for the form before it is wanted", async ({
  page,
}) => {
  for (const path of ["/c/demo", "/c/demo/hello"]) {
    const document = await page.request.get(path);
    expect(gzipSync(await document.body()).byteLength, path).toBeLessThan(DOCUMENT_MAX_BYTES);
  }
  const scripts = new Map<string, number>();
  page.on("response", async (response) => {
    if (!/\/assets\/.*\.js$/.test(response.url())) return;
    // The last of them may come when the test is over.
    const body = await response.body().catch(() => undefined);
    if (body) scripts.set(response.url(), gzipSync(body).byteLength);
  });
  await page.setViewportSize(PHONE);
  await page.goto("/c/demo");
  await page.waitForLoadState("networkidle");
  const before = new Set(scripts.keys());
  expect([...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(SCRIPT_MAX_BYTES);
  await page
    .getByRole("link", { name: /Share your details$/ })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: /^Share your details/ })).toBeVisible();
  await expect.poll(() => scripts.size).toBeGreaterThan(before.size);
});
