/** The language of what owners use: where it comes from, and how it is changed. */
import type { Page } from "@playwright/test";
import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { accountAnswers } from "@visita/domain/answers/account";
import { cardAnswers } from "@visita/domain/answers/card";
import { BRAND } from "@visita/domain/brand";
import {
  directionOf,
  nameOf,
  OWNER_LANGUAGES,
  type OwnerLanguage,
  VISITOR_LANGUAGES,
} from "@visita/domain/language/languages";
import { withoutIsolates } from "@visita/domain/language/message";
import { channelNames } from "@visita/domain/messages/channels";
import { publicCard } from "@visita/domain/messages/public-card";
import { accountSettingsTexts } from "@visita/domain/owner-messages/account-settings";
import { authTexts } from "@visita/domain/owner-messages/auth";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { contactPage } from "@visita/domain/owner-messages/contact";
import { dashboardTexts } from "@visita/domain/owner-messages/dashboard";
import { languageChoice } from "@visita/domain/owner-messages/language-choice";
import { mailAccountTexts } from "@visita/domain/owner-messages/mail-account";
import { newCardTexts } from "@visita/domain/owner-messages/new-card";
import { signInTexts } from "@visita/domain/owner-messages/sign-in";
import { signUpTexts } from "@visita/domain/owner-messages/sign-up";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { wizardPictureTexts } from "@visita/domain/owner-messages/wizard-picture";
import { wizardStepTexts } from "@visita/domain/owner-messages/wizard-steps";
import { PHONE } from "./accessibility.ts";
import { expectToast, openMailbox, somebody, untilReady } from "./accounts.ts";
import { newUsername } from "./cards.ts";
import { expect, test, WHOLE } from "./fixtures.ts";
import { drawImage } from "./images.ts";
import { button, heading, textbox } from "./wizard-page.ts";

test.use({ viewport: PHONE, contextOptions: { reducedMotion: "reduce" } });

async function expectLanguage(page: Page, language: OwnerLanguage): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("dir", directionOf(language));
}

const accountLanguage = async (page: Page) =>
  (await (await page.request.get("/api/auth/user")).json()).user.language;

for (const { language, details } of [
  { language: "de", details: WHOLE },
  { language: "ar", details: {} },
  { language: "ja", details: WHOLE },
] as const) {
  test.describe(`in a browser in ${nameOf(language)}`, () => {
    test.use({ locale: language });

    test("somebody new signs up and makes a card, all in that language", details, async ({ page }) => {
      await page.clock.install();
      await signUpIn(language, page);
      const username = newUsername();
      await makeCardIn(language, page, username);
      expect(await accountLanguage(page)).toBe(language);
      await page.goto(`/c/${username}`);
      await expectLanguage(page, language);
      const card = await publicCard.load(language);
      await expect(page.getByRole("link", { name: card("addToContact") }).first()).toBeVisible();
    });
  });
}

/** As far as the first step of a card. */
async function signUpIn(language: OwnerLanguage, page: Page): Promise<void> {
  const [answers, auth, common, mail, signIn, signUp] = await Promise.all([
    accountAnswers.load(language),
    authTexts.load(language),
    commonTexts.load(language),
    mailAccountTexts.load(language),
    signInTexts.load(language),
    signUpTexts.load(language),
  ]);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const person = somebody();
  await page.goto("/b/c");
  await expectLanguage(page, language);
  await expect(heading(page, signUp("accountFirst"))).toBeVisible();
  await untilReady(page);
  await field(auth("firstName")).fill(person.firstname);
  await field(auth("lastName")).fill(person.lastname);
  await field(auth("email")).fill(person.email);
  await field(auth("password")).fill(person.password);
  await field(auth("confirmPassword")).fill(person.password);
  await page.getByRole("checkbox").check();
  await button(page, signUp("createAccount")).click();
  await expectToast(page, answers("registerSuccessful"));
  await page.clock.fastForward(ACCOUNT_TIMES.registeredRedirect);
  await expect(heading(page, signIn("accountReady"))).toBeVisible();
  await button(page, signIn("signIn")).click();
  await expectToast(page, answers("codeSentByLogin"));
  await page.clock.fastForward(ACCOUNT_TIMES.loginCodeRedirect);

  const mailbox = await openMailbox(page);
  const subject = withoutIsolates(mail("codeSubject", { brand: BRAND }));
  const sent = mailbox.getByRole("listitem").filter({ hasText: person.email }).filter({ hasText: subject });
  const code = await sent.locator(".code").innerText();
  await mailbox.close();
  await field(common("digitOf", { place: 1, length: code.length })).click();
  await page.keyboard.type(code);
  await expectToast(page, answers("codeVerified"));
  await page.clock.fastForward(ACCOUNT_TIMES.loginVerifiedRedirect);
}

/** From its first step to the dashboard. */
async function makeCardIn(language: OwnerLanguage, page: Page, username: string): Promise<void> {
  const [answers, channels, common, dashboard, newCard, picture, step, wizard] = await Promise.all([
    cardAnswers.load(language),
    channelNames.load(language),
    commonTexts.load(language),
    dashboardTexts.load(language),
    newCardTexts.load(language),
    wizardPictureTexts.load(language),
    wizardStepTexts.load(language),
    wizardTexts.load(language),
  ]);
  await expect(heading(page, step("photoTitle"))).toBeVisible();
  const buffer = await drawImage(page, { width: 200, height: 250, left: "red", right: "blue" });
  const chooser = page.waitForEvent("filechooser");
  await button(page, picture("choosePhoto")).click();
  await (await chooser).setFiles({ name: "me.png", mimeType: "image/png", buffer });
  await button(page, picture("usePhoto")).click();
  await expect(button(page, picture("replacePhoto"))).toBeVisible();
  await button(page, wizard("next")).click();
  await textbox(page, step("occupation")).fill("Analyst");
  await textbox(page, step("company")).fill("Engines");
  await textbox(page, step("bio")).fill("I count.");
  await button(page, wizard("next")).click();
  await button(page, wizard("skipToContacts")).click();
  await textbox(page, channels("phonenumber")).fill("+39 02 5550 0142");
  await button(page, wizard("next")).click();
  await button(page, wizard("skipToLink")).click();
  await textbox(page, step("username")).fill(username);
  await expect(page.getByText(answers("usernameAvailable", { username }))).toBeVisible();
  await button(page, common("save")).click();
  await expectToast(page, answers("created"));
  const dialog = page.getByRole("dialog", { name: newCard("isLive") });
  await dialog.getByRole("button", { name: common("close") }).click();
  await expect(heading(page, dashboard("yourCards"))).toBeVisible();
  await expect(button(page, dashboard("editCard", { name: "Ada Byron" }))).toBeVisible();
  await expectLanguage(page, language);
}

const menu = (page: Page) => page.locator(".language-menu summary");
const linkTo = (page: Page, language: OwnerLanguage) =>
  page.getByRole("link", { name: nameOf(language), exact: true });

test("the menu at the foot of a page changes it at once, and keeps what was typed", async ({ page }) => {
  const [english, arabic, choice] = await Promise.all([
    contactPage.load("en"),
    contactPage.load("ar"),
    languageChoice.load("ar"),
  ]);
  await page.goto("/contact");
  await untilReady(page);
  await textbox(page, english("name")).fill("Ada Byron");
  await textbox(page, english("message")).fill("Hello from London.");
  await menu(page).click();
  await linkTo(page, "ar").click();
  await expectToast(page, choice("changed"));
  await expectLanguage(page, "ar");
  await expect(page).toHaveURL("/contact");
  await expect(heading(page, arabic("getInTouch"))).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${arabic("title")}`));
  await expect(textbox(page, arabic("name"))).toHaveValue("Ada Byron");
  await expect(textbox(page, arabic("message"))).toHaveValue("Hello from London.");
  // The next page begins in it.
  await page.goto("/about");
  await expectLanguage(page, "ar");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu at the foot of a page is links to it in each language", async ({ page }) => {
    await page.goto("/contact");
    await menu(page).click();
    for (const language of OWNER_LANGUAGES) await expect(linkTo(page, language)).toBeVisible();
    await linkTo(page, "ja").click();
    await expect(page).toHaveURL("/contact?lang=ja");
    await expectLanguage(page, "ja");
    await expect(heading(page, (await contactPage.load("ja"))("getInTouch"))).toBeVisible();
  });
});

test("the settings change it in every tab and for the account, and keep what was typed", async ({
  signedInPage: page,
  browser,
  baseURL,
}) => {
  const [choice, auth, contact] = await Promise.all([
    languageChoice.load("en"),
    authTexts.load("en"),
    contactPage.load("en"),
  ]);
  const [settings, japaneseAuth, japaneseContact, dashboard] = await Promise.all([
    accountSettingsTexts.load("ja"),
    authTexts.load("ja"),
    contactPage.load("ja"),
    dashboardTexts.load("ja"),
  ]);
  const otherTab = await page.context().newPage();
  await otherTab.goto("/contact");
  await untilReady(otherTab);
  await textbox(otherTab, contact("name")).fill("Ada Byron");
  await page.goto("/account/settings");
  await textbox(page, auth("firstName")).fill("Adaline");
  await page.getByRole("combobox", { name: choice("language") }).click();
  await page.getByRole("option", { name: nameOf("ja") }).click();
  await expect(heading(page, settings("title"))).toBeVisible();
  await expect(textbox(page, japaneseAuth("firstName"))).toHaveValue("Adaline");
  await expectLanguage(otherTab, "ja");
  await expect(textbox(otherTab, japaneseContact("name"))).toHaveValue("Ada Byron");

  expect(await accountLanguage(page)).toBe("ja");
  const session = (await page.context().cookies()).filter(({ name }) => name === "sid");
  const elsewhere = await browser.newContext({ locale: "de", ...(baseURL && { baseURL }) });
  await elsewhere.addCookies(session);
  const otherBrowser = await elsewhere.newPage();
  await otherBrowser.goto("/dashboard");
  await expectLanguage(otherBrowser, "ja");
  await expect(heading(otherBrowser, dashboard("yourCards"))).toBeVisible();
  await elsewhere.close();
});

test.describe("of all messages", () => {
  test.use({ locale: "es-MX" });

  test("only those in the language of the page are loaded", async ({ signedInPage: page }) => {
    const loaded = new Set<string>();
    page.on("request", (request) => {
      const [, name = ""] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
      if (VISITOR_LANGUAGES.some((language) => language === name)) loaded.add(name);
    });
    for (const path of ["/", "/contact", "/dashboard", "/account/settings", "/b/c"]) {
      await page.goto(path, { waitUntil: "networkidle" });
      await expectLanguage(page, "es");
      expect([...loaded], path).toEqual(["es"]);
      loaded.clear();
    }
  });
});
