import type { Locator, Page } from "@playwright/test";
import { PHONE } from "./accessibility.ts";
import { addCard, givePremium } from "./cards.ts";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: PHONE });

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
/** A step back arrives a moment after its dialog has closed. */
const overlayDepth = (page: Page) => page.evaluate(() => history.state?.overlayDepth ?? 0);

test.describe("on a card", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/about");
    await page.goto("/c/demo");
    await expect(page.getByRole("button", { name: "Save to favorites" })).toBeVisible();
  });

  const open = (page: Page, name: string) =>
    page.getByRole("region", { name: "Actions" }).getByRole("link", { name, exact: true }).click();

  test("Back closes a dialog first and then leaves, and does nothing for one closed otherwise", async ({
    page,
  }) => {
    await open(page, "QR code");
    await dialog(page, "Scan my card").getByRole("link", { name: "Share", exact: true }).click();
    await expect(dialog(page, "Share me")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page, "Share me")).toBeHidden();
    await open(page, "Share");
    await dialog(page, "Share me").getByRole("link", { name: "Close" }).click();
    await expect(dialog(page, "Share me")).toBeHidden();
    await expect.poll(() => overlayDepth(page)).toBe(0);
    for (const [name, title] of [
      ["QR code", "Scan my card"],
      ["Share", "Share me"],
    ] as const) {
      await open(page, name);
      await expect(dialog(page, title)).toBeVisible();
      await page.goBack();
      await expect(dialog(page, title)).toBeHidden();
      await expect(page).toHaveURL("/c/demo");
    }
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });
});

test("the menu is closed by Back, and the page stays, also after another page", async ({ page }) => {
  await page.goto("/c/demo");
  await page.goto("/");
  const opener = page.getByRole("button", { name: "Open menu" });
  await opener.click();
  await expect(dialog(page, "Menu")).toBeVisible();
  await page.goBack();
  await expect(dialog(page, "Menu")).toBeHidden();
  await expect(page).toHaveURL("/");

  await opener.click();
  await dialog(page, "Menu").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leave a card they’ll keep.");
  await expect(dialog(page, "Menu")).toBeHidden();
  await expect.poll(() => overlayDepth(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/c/demo");
});

test("the preview of a new card is closed by Back, and the step stays", async ({ signedInPage: page }) => {
  await page.goto("/dashboard");
  await page.goto("/b/c");
  await page.getByRole("button", { name: /Preview/ }).click();
  await expect(dialog(page, "Preview")).toBeVisible();
  await page.goBack();
  await expect(dialog(page, "Preview")).toBeHidden();
  await expect(page).toHaveURL(/\/b\/c/);
  await expect(page.getByRole("heading", { level: 1, name: "Your photo" })).toBeVisible();
});

test.describe("on the dashboard", () => {
  test.beforeEach(async ({ signedInPage: page, product }) => {
    await givePremium(page, product);
    await addCard(page.request, { fullname: "Ada Byron" });
    await page.goto("/about");
    await page.goto("/dashboard");
  });

  async function goBackAndStay(page: Page, overlay: Locator): Promise<void> {
    await expect(overlay).toBeVisible();
    await expect.poll(() => overlayDepth(page)).toBe(1);
    await page.goBack();
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL("/dashboard");
  }

  test("the code and the menu of a card are closed by Back, and so is what the menu opens", async ({
    signedInPage: page,
  }) => {
    const menuButton = page.getByRole("button", { name: /^More for card of Ada Byron/ });
    const menu = page.getByRole("dialog", { name: /^\/c\// });
    await page.getByRole("button", { name: "Show QR code of Ada Byron" }).click();
    await goBackAndStay(page, dialog(page, "Ada Byron"));

    await menuButton.click();
    await goBackAndStay(page, menu);

    await menuButton.click();
    await menu.getByRole("button", { name: "Delete" }).click();
    await goBackAndStay(page, page.getByRole("alertdialog", { name: "Delete this card?" }));

    await menuButton.click();
    await menu.getByRole("button", { name: "Insights" }).click();
    await expect(page).toHaveURL(/\/insights\?card=/);
    await page.getByRole("button", { name: "Show my QR code" }).click();
    await expect(dialog(page, "Scan my card")).toBeVisible();
    await expect.poll(() => overlayDepth(page)).toBe(1);
    await page.goBack();
    await expect(dialog(page, "Scan my card")).toBeHidden();
    await expect(page).toHaveURL(/\/insights\?card=/);
    await page.goBack();
    await expect(page).toHaveURL("/dashboard");
    await expect(menuButton).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });
});

test("Back after logging out from the menu asks to sign in", async ({ signedInPage: page }) => {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Open menu" }).click();
  await dialog(page, "Menu").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL("/auth/signin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
