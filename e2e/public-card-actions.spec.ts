import type { Page } from "@playwright/test";
import { DESKTOP, PHONE } from "./accessibility.ts";
import { expectToast } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { actions, bookmark } from "./public-card-page.ts";

test.describe("when the browser cannot fetch the code", () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] });

  test("the QR dialog says so; otherwise it saves the picture", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/c/demo");
    await expect(bookmark(page)).toBeVisible();
    await actions(page).getByRole("link", { name: "QR code" }).click();
    const dialog = page.getByRole("dialog", { name: "Scan my card" });
    const download = page.waitForEvent("download");
    await dialog.getByRole("link", { name: "Download" }).click();
    expect((await download).suggestedFilename()).toBe("demo-qrcode.png");
    await page.route("**/qr.png", (route) => route.abort());
    await dialog.getByRole("link", { name: "Download" }).click();
    await expectToast(page, "Failed to download the QR code.");
    await dialog.getByRole("link", { name: "Share", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Share me" })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});

test("the share dialog is used by keyboard, copies the address and gives the focus back", async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(DESKTOP);
  await page.goto("/c/demo");
  await expect(bookmark(page)).toBeVisible();
  const opener = actions(page).getByRole("link", { name: "Share", exact: true });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Share me" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("link", { name: "Close" })).toBeFocused();
  await dialog.getByRole("button", { name: "Copy" }).press("Enter");
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await clipboard()).toBe(`${product.url}/c/demo`);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await actions(page).getByRole("link", { name: "Add to Contact" }).click();
  await expectToast(page, "contact downloaded!: Click on the downloaded file to save it to your contacts.");
});

test("Share opens 'Share me', with the phone's own share sheet in it, also when its style sheet comes after the script", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        document.title = `shared ${data.url}`;
        throw new DOMException("dismissed", "AbortError");
      },
    });
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/late-*.css", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/c/demo", { waitUntil: "commit" });
  await expect(bookmark(page)).toBeVisible();
  await actions(page).getByRole("link", { name: "Share", exact: true }).tap({ noWaitAfter: true });
  await expect(page).toHaveURL("/c/demo#share");
  release();
  const dialog = page.getByRole("dialog", { name: "Share me" });
  await expect(page.locator("#share:modal")).toBeVisible();
  await dialog.getByRole("link", { name: "More…" }).tap();
  await expect(page).toHaveTitle(`shared ${product.url}/c/demo`);
  await expect(dialog).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/c/demo");
  await context.close();
});

test.describe("a dialog whose fragment is in the address", () => {
  const shareModal = (page: Page) => page.locator("#share:modal");

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/about");
  });

  /** The page as it is before its script arrives; returns what lets it arrive. */
  async function openWithSlowScript(page: Page): Promise<() => Promise<void>> {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/c/demo");
    return async () => {
      release();
      await expect(bookmark(page)).toBeVisible();
    };
  }

  async function expectBackToLeave(page: Page): Promise<void> {
    await expect.poll(() => page.evaluate(() => history.state?.overlayDepth ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/about");
  }

  test("is modal, and is closed in every way", async ({ page }) => {
    await page.goto("/c/demo");
    await expect(bookmark(page)).toBeVisible();
    const modal = page.locator("#qr:modal");
    for (const close of [
      () => modal.getByRole("link", { name: "Close" }).click(),
      () => page.keyboard.press("Escape"),
      () => modal.click({ position: { x: 8, y: 8 } }),
      () => page.goBack(),
    ]) {
      await page.evaluate(() => {
        location.hash = "#qr";
      });
      await expect(modal).toBeVisible();
      await close();
      await expect(page.locator("#qr")).toBeHidden();
      await expect(page).toHaveURL("/c/demo");
    }
    await expectBackToLeave(page);
  });

  test("becomes modal when a slow script arrives, and Back closes it", async ({ page }) => {
    const releaseScript = await openWithSlowScript(page);
    await actions(page).getByRole("link", { name: "Share", exact: true }).click();
    await expect(page.locator("#share")).toBeVisible();
    await releaseScript();
    await expect(shareModal(page)).toBeVisible();
    await page.goBack();
    await expect(page.locator("#share")).toBeHidden();
    await expectBackToLeave(page);
  });

  test("is modal, too, when Back leads to it from before the script", async ({ page }) => {
    const releaseScript = await openWithSlowScript(page);
    await actions(page).getByRole("link", { name: "Share", exact: true }).click();
    await page.locator("#share").getByRole("link", { name: "Close" }).click();
    await expect(page.locator("#share")).toBeHidden();
    await releaseScript();
    await page.goBack();
    await expect(shareModal(page)).toBeVisible();
    await shareModal(page).getByRole("link", { name: "Close" }).click();
    await expect(page.locator("#share")).toBeHidden();
    await expectBackToLeave(page);
  });
});

test.describe("when the script files are blocked", () => {
  test.use({ allowedConsoleErrors: [/Failed to (load resource|fetch dynamically imported module)/] });

  test("no button is shown that would do nothing", async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    const copyButtons = page.getByRole("button", { name: /^Copy/ });
    await page.goto("/c/demo");
    await expect(bookmark(page)).toBeVisible();
    await expect(copyButtons).toHaveCount(2);
    await page.route("**/assets/*.js", (route) => route.abort());
    const blocked = page.waitForEvent("requestfailed");
    await page.goto("/c/demo");
    await blocked;
    await expect(page.getByText("IBAN on request, Banca d'Esempio")).toBeVisible();
    await expect(copyButtons).toHaveCount(0);
    await actions(page).getByRole("link", { name: "Share", exact: true }).click();
    await expect(page.getByRole("textbox", { name: "Link to this card" })).toBeVisible();
    await expect(copyButtons).toHaveCount(0);
  });
});

test.describe("when the contact cannot be fetched", () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] });

  const FAULTS = {
    "an error of the server": (page: Page) =>
      page.route("**/contact.vcf", (route) => route.fulfill({ status: 503, json: { error: "busy" } })),
    "a cut connection": (page: Page) => page.route("**/contact.vcf", (route) => route.abort()),
    "the page of another server": (page: Page) =>
      page.route("**/contact.vcf", (route) =>
        route.fulfill({ contentType: "text/html", body: "<p>Sign in" }),
      ),
  };

  test("the card stays, it is said, and the next try works", async ({ page }) => {
    const save = actions(page).getByRole("link", { name: "Add to Contact" });
    for (const fail of Object.values(FAULTS)) {
      await page.goto("/c/demo");
      await expect(bookmark(page)).toBeVisible();
      await fail(page);
      await save.click();
      await expectToast(page, "We couldn’t download the contact. Please try again.");
      await expect(page.getByText("contact downloaded!")).toHaveCount(0);
      await expect(page).toHaveURL("/c/demo");
      await page.unroute("**/contact.vcf");
    }
    // At once: the message goes by itself, and a busy machine tells of the download later.
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      expectToast(page, "contact downloaded!: Click on the downloaded file to save it to your contacts."),
      save.click(),
    ]);
    expect(download.suggestedFilename()).toBe("Giulia Ferrante.vcf");
  });
});
