import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** The families of the fonts that the page has loaded. */
const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', ""));
  });

test("the local mailbox and the sandbox's checkout are set in the product's fonts", async ({
  signedInPage: page,
  product,
}) => {
  await page.goto(await product.mailboxUrl());
  await expect(page).toHaveURL("/dev/mailbox");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Local mailbox");
  await expect
    .poll(() => loadedFonts(page))
    .toEqual(expect.arrayContaining(["Platypi Variable", "Hanken Grotesk Variable"]));
  await page.goto("/subscription");
  await page
    .getByRole("article", { name: "Premium Monthly" })
    .getByRole("button", { name: "Activate" })
    .click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await expect
    .poll(() => loadedFonts(page))
    .toEqual(expect.arrayContaining(["Platypi Variable", "Hanken Grotesk Variable"]));
});
