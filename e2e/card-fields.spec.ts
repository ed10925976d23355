/** The fields of the wizard: what they understand, how they are found, and what the preview makes of them. */
import type { Page } from "@playwright/test";
import { DESKTOP, expectAccessibleInBothSchemes, PHONE } from "./accessibility.ts";
import { addCard, givePremium } from "./cards.ts";
import { expect, test, WHOLE } from "./fixtures.ts";
import { button, goTo, heading, openEditor, openWizard, textbox } from "./wizard-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const box = (page: Page) => page.getByRole("textbox", { name: /paste your links/i });

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await box(page).focus();
  await page.keyboard.press("ControlOrMeta+v");
}

test("WhatsApp takes the country of the phone number", async ({ signedInPage: page }) => {
  await openWizard(page);
  await goTo(page, "Contact page 1");
  await textbox(page, "Phone").fill("+39 02 5550 0142");
  await textbox(page, "WhatsApp").fill("333 555 0140");
  await textbox(page, "Address").focus();
  await expect(textbox(page, "WhatsApp")).toHaveValue("+39 333 555 0140");
  await expect(textbox(page, "SMS")).toHaveValue("+39 02 5550 0142");
  await expect(page.getByRole("checkbox", { name: "Same as phone" }).first()).toBeChecked();

  // A corrected phone number takes the same number along, and leaves another one.
  await textbox(page, "Phone").fill("+39 02 5550 0143");
  await textbox(page, "Address").focus();
  await expect(textbox(page, "SMS")).toHaveValue("+39 02 5550 0143");
  await expect(textbox(page, "WhatsApp")).toHaveValue("+39 333 555 0140");

  // Without a country there, it is asked for.
  await textbox(page, "Phone").fill("02 5550 0142");
  await textbox(page, "WhatsApp").fill("333 555 0140");
  await textbox(page, "Address").focus();
  await expect(page.getByText("WhatsApp needs a country code.")).toBeVisible();
});

test("pasted links go to their channels; a filled one stays", async ({ signedInPage: page, product }) => {
  await givePremium(page, product);
  await openWizard(page);
  await goTo(page, "Contact page 1");
  await textbox(page, "Website").fill("engines.example");
  await paste(
    page,
    "LinkedIn: https://www.linkedin.com/in/ada\nhttps://x.com/ada other.example\ngithub.com/ada",
  );
  const told = page.getByRole("status").filter({ hasText: "Filled in: LinkedIn, X, GitHub." });
  await expect(told).toContainText("Not changed, already filled in: Website.");
  await expectAccessibleInBothSchemes(page, "sorted links");
  await told.getByRole("button", { name: "GitHub" }).click();
  await expect(textbox(page, "GitHub")).toBeFocused();
  await expect(textbox(page, "GitHub")).toHaveValue("ada");
  await page.getByRole("button", { name: /All steps$/ }).click();
  await expect(
    page.getByRole("menuitem", {
      name: /Contact page 2: ?Social networks and payments ?, ?X, LinkedIn, PayPal and 7 more · 2 filled in/,
    }),
  ).toBeVisible();
});

test("what Premium opens is named instead of filled in", async ({ signedInPage: page }) => {
  await openWizard(page);
  await goTo(page, "Contact page 1");
  await paste(page, "https://x.com/ada https://www.instagram.com/ada");
  await expect(page.getByText("Filled in: Instagram.")).toBeVisible();
  await expect(page.getByText("Needs Premium: X.")).toBeVisible();
  await expect(textbox(page, "Instagram")).toHaveValue("ada");
});

test("a channel is found by its name", async ({ signedInPage: page, product }) => {
  await givePremium(page, product);
  await openWizard(page);
  await goTo(page, "Contact page 1");
  await box(page).fill("sound");
  await page
    .getByRole("list", { name: "Channels found" })
    .getByRole("button", { name: "SoundCloud" })
    .click();
  await expect(textbox(page, "SoundCloud")).toBeFocused();
  await expect(heading(page, "Contact page 7")).toBeVisible();
  await box(page).fill("twitter");
  await box(page).press("Enter");
  await expect(textbox(page, "X")).toBeFocused();
});

test("the preview follows the field: the bio's tab, a channel's tile", async ({
  signedInPage: page,
  product,
}) => {
  await page.setViewportSize({ ...DESKTOP, height: 600 });
  await givePremium(page, product);
  await openWizard(page);
  const preview = page.getByRole("complementary", { name: "Live preview" });
  await goTo(page, "Personal information");
  await textbox(page, "Bio").fill("I count engines.");
  await expect(preview.getByText("I count engines.")).toBeVisible();
  await textbox(page, "Full name").focus();
  await expect(preview.getByText("I count engines.")).toBeHidden();

  await goTo(page, "Contact page 7");
  await textbox(page, "SoundCloud").fill("ada");
  const tile = preview.locator('[data-channel="soundcloud"]');
  await expect(tile).toBeInViewport();
  await textbox(page, "Rumble").focus();
  await preview.evaluate((column) => {
    column.scrollTop = 0;
  });
  await expect(tile).not.toBeInViewport();
  await textbox(page, "SoundCloud").focus();
  await expect(tile).toHaveAttribute("data-lit", "");
  await expect(tile).toBeInViewport();
  await expect(tile).not.toHaveAttribute("data-lit");
});

test("the bio tells its limit of characters once it is reached", WHOLE, async ({ signedInPage: page }) => {
  await openWizard(page);
  await goTo(page, "Personal information");
  await textbox(page, "Bio").fill("long".repeat(250));
  await expect(page.getByText("1 of 100 words, 1,000 of 1,000 characters")).toBeVisible();
  await textbox(page, "Bio").fill("long".repeat(251));
  await expect(page.getByText("Your bio should not exceed 1000 characters.")).toBeVisible();
});

test("the colour of a card is in view when its step opens on a phone", async ({
  signedInPage: page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await givePremium(page, product);
  await addCard(page.request, { fullname: "Ada Byron", color: "gold-color" });
  await openEditor(page, "Ada Byron");
  await goTo(page, "Colour");
  const chosen = page.getByRole("radio", { checked: true });
  const foot = await button(page, "Prev").boundingBox();
  const peek = await page.getByRole("button", { name: /Preview$/ }).boundingBox();
  await expect.poll(async () => (await chosen.boundingBox())?.y).toBeLessThan((peek ?? foot)?.y ?? 0);
});

test("a small window leaves room for a field", async ({ signedInPage: page }) => {
  await page.setViewportSize(PHONE);
  await openWizard(page);
  await goTo(page, "Contact page 1");
  for (const [width, height] of [
    [320, 256],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await textbox(page, "Telegram").scrollIntoViewIfNeeded();
    await textbox(page, "Telegram").evaluate((field) => field.scrollIntoView({ block: "center" }));
    const rows = await page.evaluate(() => {
      const main = document.querySelector("main");
      const isForm = (y: number) => main?.contains(document.elementFromPoint(innerWidth / 2, y));
      return Array.from({ length: innerHeight }, (_, y) => y).filter(isForm).length;
    });
    expect(rows, `${width} by ${height}`).toBeGreaterThanOrEqual(120);
  }
});
