import TEXT from "@visita/domain/answers/card/en";
import { DESKTOP, expectAccessible, PHONE } from "./accessibility.ts";
import { expectToast } from "./accounts.ts";
import { addCard, givePremium, newUsername, storedCard } from "./cards.ts";
import { expect, test, WHOLE } from "./fixtures.ts";
import {
  chooseImage,
  fillContacts,
  fillPerson,
  goTo,
  heading,
  next,
  openEditor,
  openWizard,
  save,
  textbox,
} from "./wizard-page.ts";

const usernameAvailable = (username: string) => TEXT.usernameAvailable.replace("{username}", username);
const usernameTaken = (username: string) => TEXT.usernameTaken.replace("{username}", username);

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a free person makes a card on a phone, past the shut steps", WHOLE, async ({ signedInPage: page }) => {
  await page.setViewportSize(PHONE);
  await openWizard(page);
  await expect(page).toHaveTitle("Elevate Networking with a Digital Business Card | Visita");
  await expect(page.getByRole("button", { name: "Prev", exact: true })).toBeDisabled();
  await chooseImage(page, "photo");
  await next(page);
  await fillPerson(page, "Ada Byron");
  await expect(page.getByText("2 of 100 words")).toBeVisible();
  await expect(page.getByRole("button", { name: /Ada Byron.*Preview/ })).toBeVisible();
  await next(page);
  await expect(page.getByText(TEXT.upgradeFirst)).toBeVisible();
  await next(page);
  await expect(page.getByText(TEXT.upgradeFirst)).toBeVisible();
  await next(page);
  await fillContacts(page);
  await textbox(page, "Instagram").fill("https://www.instagram.com/ada/?hl=en");
  await textbox(page, "Phone").focus();
  await expect(textbox(page, "Instagram")).not.toHaveValue(/hl=en/);
  for (let step = 6; step <= 13; step += 1) {
    await next(page);
    await expect(heading(page, `Step ${step} of 13`)).toBeFocused();
  }
  const username = newUsername();
  await textbox(page, "Username").fill("admin");
  await textbox(page, "Username").press("Enter");
  await expectToast(page, usernameTaken("admin"));
  await textbox(page, "Username").fill(username);
  await page.getByRole("button", { name: "Check" }).click();
  await expectToast(page, usernameAvailable(username));
  await save(page);
  await expectToast(page, TEXT.created);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Ada Byron").first()).toBeVisible();

  await page.goto("/b/c");
  await expect(page.getByText(TEXT.limitReached)).toBeVisible();
  await expect(page.getByRole("link", { name: "See plans" })).toBeVisible();
});

test("Premium edits colour and every channel at a desk", WHOLE, async ({ signedInPage: page, product }) => {
  await page.setViewportSize(DESKTOP);
  await givePremium(page, product);
  const { cardid } = await addCard(page.request, { fullname: "Grace Murray" });
  await openEditor(page, "Grace Murray");
  await goTo(page, "Colour");
  await page.getByRole("radio", { name: "Petrol" }).check();
  expect(await page.evaluate(() => localStorage.getItem("scolor"))).toBe("teal-color");
  await goTo(page, "Contact page 7");
  await textbox(page, "SoundCloud").fill("@grace");
  await page.getByRole("button", { name: "Label for SoundCloud" }).click();
  await page.keyboard.type("My songs");
  await expect(page.getByRole("complementary", { name: "Live preview" }).getByText("My songs")).toBeVisible();
  const before = await storedCard(page, cardid);
  await goTo(page, "A second side");
  await save(page);
  await expectToast(page, TEXT.updated);
  await expect(page).toHaveURL("/dashboard");
  const after = await storedCard(page, cardid);
  expect(after).toMatchObject({ color: "teal-color", profilepic: before.profilepic });
  expect(after.contacts.soundcloud).toMatchObject({ title: "My songs" });
});

test("a mistake leads to its step and its field", WHOLE, async ({ signedInPage: page }) => {
  await openWizard(page);
  await goTo(page, "Personal information");
  await textbox(page, "Full name").fill("Ada Byron");
  await goTo(page, "Your link");
  await textbox(page, "Username").fill(newUsername());
  await save(page);
  await expectToast(page, TEXT.occupationRequired);
  await expect(textbox(page, "Occupation")).toBeFocused();
  await page.getByRole("button", { name: "Contact page 1" }).click();
  await expect(page.getByText(TEXT.smsRequired)).toBeVisible();
  await page.goBack();
  await expect(heading(page, "About you")).toBeVisible();
  await expect(textbox(page, "Full name")).toHaveValue("Ada Byron");
});

test("a draft survives a reload, belongs to one person, and can be thrown away", async ({
  signedInPage: page,
  product,
}) => {
  await openWizard(page);
  await next(page);
  await fillPerson(page, "Ada Byron");
  // Before the pause in which it is written: leaving the page writes it too.
  await page.reload();
  await expect(heading(page, "You were making a card here")).toBeVisible();
  await expectAccessible(page, "draft offer");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(heading(page, "Step 2 of 13")).toBeFocused();
  await expect(textbox(page, "Full name")).toHaveValue("Ada Byron");

  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");

  const { createSignedInSession } = await import("../tools/harness/accounts.ts");
  const other = await createSignedInSession({ kind: "sqlite", file: product.databaseFile });
  const own = await page.context().cookies();
  // Otherwise the dashboard would keep polling with another account's session.
  await page.goto("about:blank");
  await page.context().addCookies([{ name: other.cookieName, value: other.cookieValue, url: product.url }]);
  await openWizard(page);
  await page.goto("about:blank");
  await page.context().addCookies(own);

  await page.goto("/b/c");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(heading(page, "Step 1 of 13")).toBeFocused();
  await page.reload();
  await expect(heading(page, "Your photo")).toBeVisible();
});

test("without a card's id there is nothing to edit", WHOLE, async ({ signedInPage: page }) => {
  await page.goto("/b/u");
  await expect(page).toHaveURL("/404");
});

for (const [plan, viewport, colorScheme, details] of [
  ["free", DESKTOP, "dark", WHOLE],
  ["premium", PHONE, "light", {}],
] as const) {
  test(
    `every step is accessible and fits: ${plan}, ${viewport.width} px, ${colorScheme}`,
    details,
    async ({ signedInPage: page, product }) => {
      if (plan === "premium") await givePremium(page, product);
      await page.emulateMedia({ colorScheme });
      await openWizard(page);
      // The contact pages from the second on differ in their channels alone.
      for (const step of [
        "photo",
        "information",
        "logo",
        "Colour",
        "page 1",
        "page 2",
        "page 7",
        "second side",
        "Your link",
      ]) {
        if (step !== "photo") await goTo(page, step);
        await page.setViewportSize({ ...viewport, width: 320 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), step).toBe(320);
        await page.setViewportSize(viewport);
        await expectAccessible(page, step);
      }
      await textbox(page, "Username").fill("");
      await save(page);
      await expectToast(page, TEXT.usernameRequired);
      await expectAccessible(page, "refused");
    },
  );
}
