import type { Page } from "@playwright/test";
import {
  DESKTOP,
  expectAccessibleEverywhere,
  expectAccessibleInBothSchemes,
  expectToFit,
  PHONE,
} from "./accessibility.ts";
import { expectToast } from "./accounts.ts";
import { addCard, addFavourite, givePremium } from "./cards.ts";
import { expect, test, WHOLE } from "./fixtures.ts";
import { openEditorMenu } from "./wizard-page.ts";

const item = (page: Page, username: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: `/c/${username}` });

async function openMenu(page: Page, username: string) {
  await item(page, username)
    .getByRole("button", { name: /^More for card of/ })
    .click();
}

async function choose(page: Page, username: string, action: string) {
  await openMenu(page, username);
  await page.getByRole("menuitem", { name: action }).click();
}

const statusOf = async (page: Page, path: string) =>
  (await page.request.get(path, { maxRedirects: 0 })).status();

test.describe("a card's menu", () => {
  test.use({ viewport: DESKTOP, allowedConsoleErrors: [/status of (409|410)/] });

  test("pauses a card and takes it back, and visitors meet the resting page", async ({
    signedInPage: page,
    product,
  }) => {
    await givePremium(page, product);
    const { username } = await addCard(page.request, { fullname: "Giulia Ferrante" });
    await page.goto("/dashboard");
    await choose(page, username, "Pause");
    await expectToast(page, `${username} is paused.`);
    await expect(item(page, username).getByText(/^Paused since \d+ \w+$/)).toBeVisible();
    await expect(item(page, username).getByRole("link")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(item(page, username).getByRole("link", { name: "Open card of" })).toBeVisible();
    expect(await statusOf(page, `/c/${username}`)).toBe(200);

    await choose(page, username, "Pause");
    await expect(item(page, username).getByText("Paused", { exact: true })).toBeVisible();
    await expectAccessibleEverywhere(page, "a resting card");
    await expectToFit(page, [320, 390, 704, 1280]);

    const response = await page.goto(`/c/${username}`);
    expect(response?.status()).toBe(410);
    await expect(page.getByRole("heading", { name: "This card is resting" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Home", exact: true })).toBeVisible();
    await expect(page.locator("body")).not.toContainText(/Giulia|Folded/);
    await expectAccessibleEverywhere(page, "resting page");
    await expectToFit(page, [320, 390, 704, 1280]);

    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Resume card of Giulia Ferrante" }).click();
    await expectToast(page, `${username} is live again.`);
    expect(await statusOf(page, `/c/${username}`)).toBe(200);
  });

  test("deletes a card after its username was typed, and Undo brings it back to its place", async ({
    signedInPage: page,
    product,
  }) => {
    await givePremium(page, product);
    const first = await addCard(page.request, { fullname: "Giulia Ferrante" });
    const second = await addCard(page.request, { fullname: "Prof. Ferrante" });
    await page.goto("/dashboard");
    await choose(page, first.username, "Delete");
    const dialog = page.getByRole("alertdialog", { name: "Delete this card?" });
    await expect(dialog.getByRole("button", { name: "Keep this card" })).toBeFocused();
    await expectAccessibleEverywhere(page, "delete dialog");
    await page.setViewportSize(DESKTOP);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(item(page, first.username).getByRole("button", { name: /^More/ })).toBeFocused();

    await choose(page, first.username, "Delete");
    const confirm = dialog.getByRole("button", { name: "Delete this card" });
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel(`Type ${first.username} to confirm`).fill(first.username.toUpperCase());
    await confirm.click();
    await expectToast(page, `${first.username} is deleted.`);
    await expect(page.getByText("1 of 3 cards in use")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your cards" })).toBeFocused();
    expect(await statusOf(page, `/c/${first.username}`)).toBe(410);
    await expect(page.getByRole("button", { name: "Undo" })).toHaveText(/^Undo, \d+ s$/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expectToast(page, `${first.username} is restored.`);
    const links = page.getByRole("list", { name: "Your cards" }).getByRole("link", { name: /^Open card/ });
    await expect(links).toHaveText([`/c/${first.username}`, `/c/${second.username}`]);
    expect(await statusOf(page, `/c/${first.username}`)).toBe(200);
  });

  test(
    "a card that was changed in another tab is not deleted unseen",
    WHOLE,
    async ({ signedInPage: page }) => {
      const { username, cardid } = await addCard(page.request);
      await page.goto("/dashboard");
      await expect(item(page, username)).toBeVisible();
      const { cardFields } = await import("../tools/harness/cards.ts");
      await page.request.put(`/api/card/updatecard/${cardid}`, {
        data: await cardFields({ bio: "Changed." }),
      });
      await choose(page, username, "Delete");
      await page.getByLabel(`Type ${username} to confirm`).fill(username);
      await page.getByRole("button", { name: "Delete this card" }).click();
      await expect(page.getByText("This card was changed elsewhere after you opened it.")).toBeVisible();
      expect(await statusOf(page, `/c/${username}`)).toBe(200);
    },
  );

  test("gives a card a new address to which the old one leads", async ({ signedInPage: page }) => {
    const { username } = await addCard(page.request, { fullname: "Giulia Ferrante" });
    const changed = `${username}-new`;
    await page.goto("/dashboard");
    await choose(page, username, "Change link");
    const dialog = page.getByRole("dialog", { name: "Change link" });
    await expect(dialog.getByText("You have two changes left after this one.")).toBeVisible();
    const field = dialog.getByLabel("New link");
    await field.fill("support");
    await dialog.getByRole("button", { name: "Check" }).click();
    await expect(dialog.getByText("support is already taken. Please choose a different one.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Change link" })).toBeDisabled();
    await field.fill(changed);
    await dialog.getByRole("button", { name: "Check" }).click();
    await expect(dialog.getByText(`${changed} is available!`)).toBeVisible();
    await expectAccessibleEverywhere(page, "address dialog");
    await page.setViewportSize(DESKTOP);
    await dialog.getByRole("button", { name: "Change link" }).click();
    await expectToast(page, `This card is now at /c/${changed}.`);
    await expect(item(page, changed)).toBeVisible();
    await page.goto(`/c/${username}`);
    await expect(page).toHaveURL(`/c/${changed}`);
    await expect(page.getByRole("heading", { name: "Giulia Ferrante" })).toBeVisible();
  });

  test(
    "duplicates a card into the wizard with an empty username, and only with a free slot",
    WHOLE,
    async ({ signedInPage: page, product }) => {
      await givePremium(page, product);
      const { username } = await addCard(page.request, { fullname: "Giulia Ferrante" });
      await addCard(page.request);
      await page.goto("/dashboard");
      await choose(page, username, "Duplicate");
      await expect(page).toHaveURL("/b/c");
      await page.getByRole("button", { name: "Next" }).click();
      await expect(page.getByLabel("Full name")).toHaveValue("Giulia Ferrante");
      await addCard(page.request);
      await page.goto("/dashboard");
      await openMenu(page, username);
      const duplicate = page.getByRole("menuitem", { name: "Duplicate" });
      await expect(duplicate).toBeDisabled();
      await expect(duplicate).toContainText("No room for another card");
    },
  );
});

test.describe("the editor's menu", () => {
  test.use({ viewport: DESKTOP });

  test("gives the card a new address and keeps what was typed", WHOLE, async ({ signedInPage: page }) => {
    const { username } = await addCard(page.request, { fullname: "Giulia Ferrante" });
    await openEditorMenu(page, "Giulia Ferrante");
    await page.getByRole("menuitem", { name: "Change link" }).click();
    await page.getByRole("textbox", { name: "New link" }).fill(`${username}-moved`);
    await page.getByRole("button", { name: "Change link" }).click();
    await expectToast(page, `This card is now at /c/${username}-moved.`);
    await expect(page.getByRole("button", { name: "More for this card" })).toBeFocused();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel("Full name").fill("Giulia Moved");
    await page.getByRole("button", { name: "1 change · Save" }).click();
    await expectToast(page, "card updated successfully!");
    await page.goto(`/c/${username}`);
    await expect(page).toHaveURL(`/c/${username}-moved`);
    await expect(page.getByRole("heading", { name: "Giulia Moved" })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("the menu is a sheet with the card's address", async ({ signedInPage: page }) => {
    const { username } = await addCard(page.request, { fullname: "Giulia Ferrante" });
    await page.goto("/dashboard");
    await openMenu(page, username);
    const sheet = page.getByRole("dialog", { name: `/c/${username}` });
    for (const name of ["Edit", "Pause", "Change link", "Delete"]) {
      await expect(sheet.getByRole("button", { name })).toBeEnabled();
    }
    await expect(sheet.getByRole("button", { name: "Duplicate" })).toContainText("No room for another card");
    await expectAccessibleInBothSchemes(page, "sheet");
    await sheet.getByRole("button", { name: "Close" }).click();
    await expect(sheet).toHaveCount(0);
    await openMenu(page, username);
    await sheet.getByRole("button", { name: "Change link" }).click();
    await expect(page.getByRole("dialog", { name: "Change link" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(item(page, username).getByRole("button", { name: /^More/ })).toBeFocused();
  });
});

test("a favourite that rests is greyed and leads nowhere", WHOLE, async ({ signedInPage: page, product }) => {
  const { username, cardid } = await addFavourite(page, product, "Ingrid Solberg");
  const { openDatabase } = await import("../apps/server/src/db/database.ts");
  const db = openDatabase({ kind: "sqlite", file: product.databaseFile });
  await db.updateTable("card").set({ paused_at: Date.now() }).where("id", "=", cardid).execute();
  await db.destroy();
  await page.goto("/cards/save");
  await expect(page.getByText("Paused. It comes back when its owner resumes it.")).toBeVisible();
  await expect(item(page, username).getByRole("link")).toHaveCount(0);
  await expectAccessibleEverywhere(page, "a resting favourite");
  await expectToFit(page, [320, 390, 704, 1280]);
});
