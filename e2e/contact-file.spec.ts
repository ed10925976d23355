/** The page on which owners see what visitors save of their card. */
import type { Page } from "@playwright/test";
import { DESKTOP, expectAccessibleAndFit, PHONE } from "./accessibility.ts";
import { addCard } from "./cards.ts";
import { expect, test } from "./fixtures.ts";
import { TWO_SIDES } from "./two-sided-card.ts";
import { goTo } from "./wizard-page.ts";

const LONG = "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const onPhone = (page: Page) => page.getByRole("region", { name: "On a phone" });
const files = (page: Page) => page.locator("pre");

async function openFile(page: Page, given: Record<string, unknown>) {
  const card = await addCard(page.request, given);
  await page.goto(`/cards/${card.cardid}/contact-file`);
  await expect(files(page)).toHaveCount(2);
  return card;
}

test("the editor leads to what is saved from each side", async ({ signedInPage: page }) => {
  await page.setViewportSize(DESKTOP);
  const { cardid, username } = await addCard(page.request, TWO_SIDES);
  await page.goto(`/b/u?card=${cardid}`);
  await goTo(page, "A second side");
  await page.getByRole("link", { name: "See the contact file" }).click();
  await expect(page).toHaveURL(`/cards/${cardid}/contact-file`);
  await expect(heading(page)).toHaveText("Contact file");
  await expect(onPhone(page)).toContainText("もりた あおい");
  await expect(files(page).first()).toContainText("X-PHONETIC-LAST-NAME;CHARSET=UTF-8:もりた");
  await expect(page.getByText("With the reading, phones sort 森田 あおい under も")).toBeVisible();
  await expectAccessibleAndFit(page, "a contact file from the first side");

  const other = page.getByRole("button", { name: "From English" });
  await other.focus();
  await page.keyboard.press("Enter");
  await expect(onPhone(page)).toContainText("Head of Planning");
  await expect(files(page).first()).toContainText("FN:Aoi Morita");
  await expect(files(page).last()).toContainText("FN;ALTID=1;LANGUAGE=ja:森田 あおい");
  await expect(page.getByText("With the reading")).toHaveCount(0);
  // What is shown is what visitors are given.
  const given = await (await page.request.get(`/c/${username}/contact.vcf?side=2`)).text();
  const shown = (await files(page).first().innerText()).trim().split("\n");
  const lines = given.replaceAll("\r\n ", "").trim().split("\r\n");
  const withoutPhoto = (all: string[]) => all.filter((line) => !line.startsWith("PHOTO"));
  expect(withoutPhoto(shown)).toEqual(withoutPhoto(lines));
});

test("it is there for a paused card with one side and long texts", async ({ signedInPage: page }) => {
  await page.setViewportSize(PHONE);
  const { cardid } = await openFile(page, {
    fullname: LONG,
    companyname: `${LONG} & Co.`,
    bio: `${LONG} `.repeat(12).trim(),
  });
  await page.request.post(`/api/card/pause/${cardid}`);
  await page.reload();
  await expect(page.getByText("Your card is paused")).toBeVisible();
  await expect(onPhone(page)).toContainText(LONG);
  await expect(page.getByRole("button", { name: /^From / })).toHaveCount(0);
  await expectAccessibleAndFit(page, "a contact file of a paused card");
});

test("it runs from right to left, and its files do not", async ({ signedInPage: page }) => {
  await page.setViewportSize(PHONE);
  await page.request.put("/api/account/language", { data: { language: "ar" } });
  await openFile(page, { ...TWO_SIDES, secondSide: { ...TWO_SIDES.secondSide, language: "he" } });
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(heading(page)).toHaveText("ملف جهة الاتصال");
  await expect(files(page).first()).toHaveCSS("direction", "ltr");
  await page.getByRole("button", { name: "עברית" }).click();
  await expect(page.locator(".kit-contact")).toHaveCSS("direction", "rtl");
  await expectAccessibleAndFit(page, "a contact file in Arabic");
});

test.describe("failures", () => {
  test.use({ allowedConsoleErrors: [/status of 500/] });

  test("a file that cannot be loaded is asked for again", async ({ signedInPage: page }) => {
    await page.setViewportSize(PHONE);
    const { cardid } = await addCard(page.request, TWO_SIDES);
    await page.route("**/contact.vcf*", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`/cards/${cardid}/contact-file`);
    await expect(page.getByRole("alert")).toContainText("We couldn’t load the contact file.");
    await expectAccessibleAndFit(page, "a contact file that failed");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(onPhone(page)).toContainText("森田 あおい");
  });
});
