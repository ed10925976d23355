/** Somebody's first card: how much work it is, and what happens between beginning and sharing it. */
import TEXT from "@visita/domain/answers/card/en";
import { expectAccessibleInBothSchemes, expectToFit, PHONE } from "./accessibility.ts";
import { expectToast } from "./accounts.ts";
import { addCard, givePremium, newUsername } from "./cards.ts";
import { choosePhoto, countingHands } from "./counting-hands.ts";
import { expect, test, WHOLE } from "./fixtures.ts";
import { noise } from "./images.ts";
import {
  button,
  fillContacts,
  fillPerson,
  goTo,
  heading,
  link,
  newCardDialog,
  next,
  openEditor,
  openWizard,
  save,
  textbox,
} from "./wizard-page.ts";

const usernameAvailable = (username: string) => TEXT.usernameAvailable.replace("{username}", username);
const usernameTaken = (username: string) => TEXT.usernameTaken.replace("{username}", username);

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a first free card takes at most 12 presses and 10 fields", async ({ signedInPage: page }) => {
  await page.setViewportSize(PHONE);
  const { user } = await (await page.request.get("/api/auth/user")).json();
  const hands = countingHands(page);
  await page.goto("/dashboard");
  await hands.press(link(page, "Add Business Card"));
  await expect(heading(page, "Your photo")).toBeVisible();
  await choosePhoto(page, hands);
  hands.done.fields += 1;
  await hands.press(button(page, "Next"));
  await expect(textbox(page, "Full name")).toHaveValue(`${user.firstname} ${user.lastname}`);
  await hands.type(textbox(page, "Occupation"), "Analyst");
  await hands.type(textbox(page, "Company"), "Engines");
  await hands.type(textbox(page, "Bio"), "I count.");
  await hands.press(button(page, "Next"));
  await hands.press(button(page, "Skip to your contact details"));
  await expect(textbox(page, "Email")).toHaveValue(user.email);
  await hands.type(textbox(page, "Phone"), "+39 02 5550 0142");
  // Beyond what is required.
  await hands.type(textbox(page, "Instagram"), "ada");
  await hands.type(textbox(page, "Website"), "engines.example");
  await hands.press(page.getByRole("checkbox", { name: "Same as phone" }).last());
  await hands.press(button(page, "Next"));
  await hands.press(button(page, "Skip to your link"));
  await expect(page.getByText(/ is available!$/)).toBeVisible();
  await hands.press(button(page, "Save"));
  await expectToast(page, TEXT.created);
  await expect(page).toHaveURL("/dashboard");
  await expect(newCardDialog(page)).toBeVisible();
  expect(hands.done.presses, "presses").toBeLessThanOrEqual(12);
  expect(hands.done.fields, "fields").toBeLessThanOrEqual(10);

  const { data } = await (await page.request.post("/api/card/getcards", { data: {} })).json();
  expect(data[0].contacts).toMatchObject({
    sms: { value: "+39 02 5550 0142" },
    whatsapp: { value: "+39 02 5550 0142" },
    instagram: { value: "ada" },
  });
});

test("changing one word of a card takes three presses", async ({ signedInPage: page }) => {
  await page.setViewportSize(PHONE);
  await addCard(page.request, { fullname: "Ada Byron" });
  await page.goto("/dashboard");
  const hands = countingHands(page);
  await hands.press(button(page, "Edit card of Ada Byron"));
  await expect(heading(page, "Your photo")).toBeFocused();
  await hands.press(button(page, "Next"));
  await textbox(page, "Occupation").fill("Countess");
  await hands.press(button(page, "1 change · Save"));
  await expectToast(page, TEXT.updated);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Countess @ Folded Sheet")).toBeVisible();
  expect(hands.done.presses).toBe(3);
});

test(
  "a photo straight from a camera is taken without a word about its size",
  WHOLE,
  async ({ signedInPage: page }) => {
    await openWizard(page);
    const buffer = await noise(page, { width: 1800, height: 1350 });
    expect(buffer.length).toBeGreaterThan(1_048_576);
    const chooser = page.waitForEvent("filechooser");
    await button(page, "Choose photo").click();
    await (await chooser).setFiles({ name: "camera.jpg", mimeType: "image/jpeg", buffer });
    await button(page, "Use photo").click();
    await expect(button(page, "Replace photo")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);

test("a card that was begun is on the dashboard, survives paying, and is gone on with at its step", async ({
  signedInPage: page,
}) => {
  await openWizard(page);
  await next(page);
  await fillPerson(page, "Ada Byron");
  await goTo(page, "Your link");
  // Nobody is asked: the draft is kept, and there is a way back.
  await link(page, "See plans").click();
  await expect(page).toHaveURL("/subscription");

  await page.goto("/dashboard");
  const drafted = page.getByRole("list", { name: "Your cards" }).getByRole("listitem");
  await expect(drafted).toHaveCount(1);
  await expect(drafted.getByText("Ada Byron")).toBeVisible();
  await expect(page.getByText("You have no cards yet")).toHaveCount(0);
  await expectAccessibleInBothSchemes(page, "a draft on the dashboard");
  await expectToFit(page, [320, 390, 1280], "a draft on the dashboard");
  await link(page, "Continue your card").click();
  await expect(heading(page, "Step 13 of 13")).toBeVisible();
  await link(page, "See plans").click();

  const monthly = page.getByRole("article", { name: "Premium Monthly" });
  await monthly.getByRole("button", { name: "Activate" }).click();
  await page.getByRole("radio", { name: "Pays", exact: true }).check();
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByText("Your plan is active.")).toBeVisible();
  await link(page, "Continue your card").click();
  await expect(heading(page, "Step 13 of 13")).toBeVisible();
  await expect(link(page, "See plans")).toHaveCount(0);
  await goTo(page, "Business logo");
  await expect(button(page, "Choose logo")).toBeVisible();
  await goTo(page, "Personal information");
  await expect(textbox(page, "Full name")).toHaveValue("Ada Byron");
});

test(
  "shut steps do not ask to be filled in, and a row of them is skipped",
  WHOLE,
  async ({ signedInPage: page }) => {
    await page.setViewportSize(PHONE);
    await openWizard(page);
    await goTo(page, "Contact page 2");
    const main = page.getByRole("main");
    await expect(heading(page, "Social networks and payments")).toBeVisible();
    await expect(main.getByText("These channels come with Premium. Contact page 2 of 7.")).toBeVisible();
    await expect(main.getByText(/Leave empty/)).toHaveCount(0);
    await button(page, "Skip to your link").click();
    await expect(heading(page, "Choose your link")).toBeFocused();
    await page.goBack();
    await expect(heading(page, "Contact page 2")).toBeVisible();
    // The last of a row has only Next.
    await goTo(page, "Contact page 7");
    await expect(page.getByRole("button", { name: /^Skip/ })).toHaveCount(0);
  },
);

test("a taken address comes with others that are free", async ({ signedInPage: page }) => {
  await openWizard(page);
  await goTo(page, "Personal information");
  await fillPerson(page, "Ada Byron");
  await goTo(page, "Your link");
  await textbox(page, "Username").fill("demo");
  await expect(page.getByText(usernameTaken("demo"))).toBeVisible();
  const others = page.getByRole("group", { name: "Free usernames" });
  await others.getByRole("button", { name: "demo-engines" }).click();
  await expect(textbox(page, "Username")).toHaveValue("demo-engines");
  await expect(page.getByText(usernameAvailable("demo-engines"))).toBeVisible();
  await expect(others).toHaveCount(0);
});

test("a new card is shown once, large, with the ways to hand it on", async ({
  signedInPage: page,
  product,
}) => {
  await givePremium(page, product);
  await openWizard(page);
  const hands = countingHands(page);
  await choosePhoto(page, hands);
  await next(page);
  await fillPerson(page, "Ada Byron");
  await goTo(page, "Contact page 1");
  await fillContacts(page);
  await goTo(page, "Your link");
  const username = newUsername();
  await textbox(page, "Username").fill(username);
  await expect(page.getByRole("img", { name: new RegExp(`^QR code for .*/c/${username}$`) })).toBeVisible();
  await button(page, "Check").click();
  await expectToast(page, usernameAvailable(username));
  await save(page);
  const dialog = newCardDialog(page);
  await expect(dialog.getByText("Scan the code with another phone to try it.")).toBeVisible();
  await expect(page.locator("[data-toaster]").getByText(usernameAvailable(username))).toHaveCount(0);
  await expect(dialog.getByRole("img", { name: "QR code of Ada Byron" })).toBeVisible();
  await expect(dialog.getByText(`/c/${username}`)).toBeVisible();
  await expectAccessibleInBothSchemes(page, "a new card", { include: "[role=dialog]" });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expectToast(page, "Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.url}/c/${username}`);
  await dialog.getByRole("button", { name: "Close" }).click();
  const offer = page.getByRole("region", { name: /^Your card is live/ });
  await expect(offer.getByRole("link", { name: "Use it everywhere" })).toBeVisible();
  await expectAccessibleInBothSchemes(page, "the offer of the share kit", { include: "main" });
  await page.reload();
  await expect(button(page, "Edit card of Ada Byron")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(offer).toHaveCount(0);
});

test("the code fills the screen from the dashboard and from the app's shortcut", async ({
  signedInPage: page,
  product,
}) => {
  await page.setViewportSize(PHONE);
  await givePremium(page, product);
  const { username } = await addCard(page.request, { fullname: "Ada Byron" });
  await page.goto("/dashboard");
  await button(page, "Show QR code of Ada Byron").click();
  const screen = page.getByRole("dialog", { name: "Ada Byron" });
  const code = screen.getByRole("img", { name: "QR code of Ada Byron" });
  await expect(code).toBeVisible();
  await expect(screen.getByText(`/c/${username}`)).toBeVisible();
  const box = await code.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(300);
  await expectAccessibleInBothSchemes(page, "code", { include: "[role=dialog]" });
  await page.keyboard.press("Escape");
  await expect(screen).toBeHidden();
  await expect(button(page, "Show QR code of Ada Byron")).toBeFocused();

  await page.goto("/dashboard?show=code");
  await expect(code).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await button(page, "Close").click();
  await expect(screen).toBeHidden();
  // The step back has arrived.
  await expect.poll(() => page.evaluate(() => history.state?.overlayDepth ?? 0)).toBe(0);
  await page.reload();
  await expect(button(page, "Show QR code of Ada Byron")).toBeVisible();
  await expect(screen).toBeHidden();
});

test(
  "after a refused save nothing is said to be done while a field of the same step is wrong",
  WHOLE,
  async ({ signedInPage: page }) => {
    await addCard(page.request, { fullname: "Ada Byron" });
    await openEditor(page, "Ada Byron");
    await next(page);
    await textbox(page, "Occupation").fill("");
    await button(page, "1 change · Save").click();
    await expectToast(page, TEXT.occupationRequired);
    await expect(textbox(page, "Occupation")).toBeFocused();
    await expect(page.getByText("Nothing else is missing.")).toHaveCount(0);
    await textbox(page, "Occupation").fill("Analyst");
    await expect(page.getByText("Nothing else is missing.")).toBeVisible();
  },
);
