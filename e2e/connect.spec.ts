import type { Page } from "@playwright/test";
import { expectAccessibleAndFit } from "./accessibility.ts";
import { expectToast } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name });

async function openConnect(page: Page): Promise<void> {
  await page.goto("/account/settings");
  await section(page, "In your address book").getByRole("link", { name: "Open" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connect");
}

test("a device is connected with a password that is shown once, and revoked", async ({
  signedInPage: page,
  product,
}) => {
  await openConnect(page);
  await expectAccessibleAndFit(page, "nothing connected yet");
  await page.getByRole("button", { name: "Connect a device" }).click();
  await page.getByRole("dialog").getByText("Mac", { exact: true }).click();
  await page.getByLabel("Name").fill("Studio Mac");
  await expectAccessibleAndFit(page, "connecting a device");
  await page.getByRole("button", { name: "Make a password for it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connect Studio Mac");
  await expect(page.getByRole("tab", { name: "Mac" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "Android" }).click();
  await expectAccessibleAndFit(page, "a password shown once");
  const [user, shown] = await Promise.all(
    ["User name", "Password"].map((name) => section(page, name).locator("[dir=ltr]").innerText()),
  );
  const basic = `Basic ${Buffer.from(`${user}:${shown}`).toString("base64")}`;
  const propfind = () =>
    fetch(`${product.url}/dav/`, { method: "PROPFIND", headers: { authorization: basic, depth: "0" } });
  expect((await propfind()).status).toBe(207);
  await page.getByRole("tab", { name: "Mac" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the profile" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.mobileconfig$/);
  await page.reload();
  await expect(page).toHaveURL("/account/connect");
  await expect(page.getByText(shown as string)).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: "Studio Mac" })).toContainText("Last used");
  await page.getByRole("button", { name: "Revoke Studio Mac" }).click();
  await expectAccessibleAndFit(page, "a device before it is revoked");
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke", exact: true }).click();
  await expectToast(page, "Revoked. It stopped at once.");
  await expect(page.getByText("No device yet")).toBeVisible();
  expect((await propfind()).status).toBe(401);
});

test("a token is made by keyboard, works, and stays shown until it is copied", async ({
  signedInPage: page,
  product,
}) => {
  await openConnect(page);
  await page.getByRole("button", { name: "Make a token" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Make a token" });
  await dialog.getByRole("button", { name: "Make token" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Please enter a name.")).toBeVisible();
  await expectAccessibleAndFit(page, "a token with mistakes");
  await dialog.getByLabel("Name").fill("Newsletter sync");
  await dialog.getByRole("checkbox", { name: /^Read contacts/ }).focus();
  await page.keyboard.press("Space");
  await dialog.getByLabel("Name").press("Enter");
  const ready = page.getByRole("dialog", { name: "Newsletter sync is ready" });
  await expectAccessibleAndFit(page, "a token shown once");
  const secret = await ready.locator("code").innerText();
  await page.keyboard.press("Escape");
  await expect(ready).toBeVisible();
  await ready.getByRole("button", { name: "I have copied it" }).click();
  await expect(ready).toBeHidden();
  await expect(page.getByRole("button", { name: "Make a token" })).toBeFocused();
  const headers = { authorization: `Bearer ${secret}` };
  expect((await fetch(`${product.url}/api/contacts`, { headers })).status).toBe(200);
  expect((await fetch(`${product.url}/api/insights`, { headers })).status).toBe(403);
});

test.describe("webhooks", () => {
  // A refused address, and a webhook that its page asks for once more when it is deleted.
  test.use({ allowedConsoleErrors: [/status of 40[04]/] });

  test("a webhook is added by keyboard, refused inside a private network, shown and deleted", async ({
    signedInPage: page,
  }) => {
    await openConnect(page);
    await page.getByRole("button", { name: "Add a webhook" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Add a webhook" });
    await dialog.getByLabel("Address").fill("http://10.0.0.7/hook");
    await dialog.getByRole("checkbox", { name: "card.changed" }).focus();
    await page.keyboard.press("Space");
    await dialog.getByLabel("Address").press("Enter");
    await expect(dialog.getByLabel("Address")).toHaveAccessibleDescription(/private network/);
    await expectAccessibleAndFit(page, "a webhook that is refused");
    // An address that everybody may use in examples, and nobody listens at.
    await dialog.getByLabel("Address").fill("https://192.31.196.1/visita");
    await dialog.getByLabel("Address").press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("192.31.196.1/visita");
    await expectAccessibleAndFit(page, "a new webhook");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByText(/^whsec_[\w+/]{43}=$/)).toBeVisible();
    await page.getByRole("button", { name: "More about this webhook" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("No webhook yet")).toBeVisible();
  });
});
