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

test("Share opens 'Share me', with the phone's own share sheet in it", async ({ browser, product }) => {
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
  await page.goto("/c/demo");
  await expect(bookmark(page)).toBeVisible();
  await actions(page).getByRole("link", { name: "Share", exact: true }).tap();
  const dialog = page.getByRole("dialog", { name: "Share me" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("link", { name: "More…" }).tap();
  await expect(page).toHaveTitle(`shared ${product.url}/c/demo`);
  await expect(dialog).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await context.close();
});

test.describe("when the contact cannot be fetched", () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] });

  for (const [fault, act] of Object.entries({
    "an error of the server": (page: Page) =>
      page.route("**/contact.vcf", (route) => route.fulfill({ status: 503, json: { error: "busy" } })),
    "a cut connection": (page: Page) => page.route("**/contact.vcf", (route) => route.abort()),
    "the page of another server": (page: Page) =>
      page.route("**/contact.vcf", (route) =>
        route.fulfill({ contentType: "text/html", body: "<p>Sign in" }),
      ),
  })) {
    test(`${fault} keeps the card and is said, and the next try works`, async ({ page }) => {
      await page.goto("/c/demo");
      await expect(bookmark(page)).toBeVisible();
      await act(page);
      const save = actions(page).getByRole("link", { name: "Add to Contact" });
      await save.click();
      await expectToast(page, "The contact could not be fetched. Please try again.");
      await expect(page.getByText("contact downloaded!")).toHaveCount(0);
      await expect(page).toHaveURL("/c/demo");
      await page.unroute("**/contact.vcf");
      // At once: the message goes by itself, and a busy machine tells of the download later.
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        expectToast(page, "contact downloaded!: Click on the downloaded file to save it to your contacts."),
        save.click(),
      ]);
      expect(download.suggestedFilename()).toBe("Giulia Ferrante.vcf");
    });
  }
});
