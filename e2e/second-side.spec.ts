/** A card with two sides: made, shown to readers of both languages, and seen by its owner. */
import TEXT from "@visita/domain/answers/card/en";
import { expectAccessibleInBothSchemes, expectToFit, PHONE } from "./accessibility.ts";
import { expectToast } from "./accounts.ts";
import { newUsername, storedCard } from "./cards.ts";
import { expect, test } from "./fixtures.ts";
import {
  button,
  chooseImage,
  fillContacts,
  goTo,
  heading,
  newCardDialog,
  next,
  openWizard,
  save,
  textbox,
} from "./wizard-page.ts";

test.use({ locale: "ja-JP", contextOptions: { reducedMotion: "reduce" } });

test("a card is made with a Japanese and an English side, and turned over", async ({
  signedInPage: page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  // The card is begun in the browser's language all the same.
  await page.request.put("/api/account/language", { data: { language: "en" } });
  await openWizard(page);
  await chooseImage(page, "photo");
  await next(page);
  await textbox(page, "Full name").fill("森田 あおい");
  await textbox(page, "Occupation").fill("企画部長");
  await textbox(page, "Company").fill("川辺紙工");
  await textbox(page, "Bio").fill("紙を作っています。");
  await goTo(page, "Contact page 1");
  await fillContacts(page);
  await button(page, "Label for Email").click();
  await page.keyboard.type("仕事");

  await goTo(page, "A second side");
  await expect(page.getByRole("heading", { name: "Your card has one side, in 日本語" })).toBeVisible();
  await expectAccessibleInBothSchemes(page, "no second side yet");
  await expectToFit(page, [320, 390, 1280], "no second side yet");
  await button(page, "Add a second side").click();
  await expect(page.getByRole("combobox", { name: "First side in" })).toBeFocused();
  await page.getByRole("combobox", { name: "Second side in" }).click();
  await page.getByRole("option", { name: "English" }).click();
  await textbox(page, "Reading of the name (first side)").fill("もりた あおい");
  await textbox(page, "Name").fill("Aoi Morita");
  await textbox(page, "Role").fill("Head of Planning");
  await textbox(page, "Company").fill("Kawabe Paper Works");
  await textbox(page, "Label for Email").fill("Work");
  await expectAccessibleInBothSchemes(page, "a second side");
  await expectToFit(page, [320, 390, 1280], "a second side");

  await page.setViewportSize(PHONE);
  const peek = page.getByRole("button", { name: /Aoi Morita.*Preview/ });
  await peek.click();
  const sheet = page.getByRole("dialog", { name: "Preview" });
  await expect(sheet.getByText("Work", { exact: true })).toBeVisible();
  await button(page, "日本語").click();
  await expect(sheet.getByText("仕事", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");

  // What is missing is told, and leads back.
  await next(page, "Choose your link");
  const username = newUsername();
  await textbox(page, "Username").fill(username);
  await save(page);
  await expectToast(page, TEXT.bioRequired);
  await expect(heading(page, "A second side")).toBeVisible();
  await expect(textbox(page, "Bio")).toBeFocused();
  await textbox(page, "Bio").fill("We make paper.");
  await button(page, "Go to Save").click();
  await save(page);
  await expectToast(page, TEXT.created);
  await newCardDialog(page).getByRole("button", { name: "Close" }).click();

  const { cardid } = await (await page.request.get(`/api/card/${username}`)).json();
  expect(await storedCard(page, cardid)).toMatchObject({
    language: "ja",
    reading: "もりた あおい",
    secondSide: { language: "en", fullname: "Aoi Morita", titles: { email: "Work" } },
  });
  const card = page.getByRole("list", { name: "Your cards" }).getByRole("listitem");
  await expectAccessibleInBothSchemes(page, "a card with two sides", { include: "main" });
  await expectToFit(page, [320, 390, 1280], "a card with two sides");
  await card.getByRole("button", { name: "Turn over, English" }).click();
  await expect(card.getByText("Head of Planning @ Kawabe Paper Works")).toBeVisible();

  for (const [locale, name] of [
    ["ja-JP", "森田 あおい"],
    ["en-GB", "Aoi Morita"],
  ]) {
    const context = await browser.newContext({ locale: locale ?? "", ...(baseURL && { baseURL }) });
    const visitor = await context.newPage();
    await visitor.goto(`/c/${username}`);
    await expect(visitor.getByRole("heading", { level: 1, name: name ?? "" })).toBeVisible();
    await context.close();
  }
});
