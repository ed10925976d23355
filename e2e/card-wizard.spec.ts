import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { CARD_MESSAGES as TEXT, usernameAvailable, usernameTaken } from "@visita/domain/card/card.messages";
import { expectToast } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { drawPicture } from "./pictures.ts";
import type { Product } from "./product.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
let cards = 0;

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A name that no other card of this server has. */
function newUsername(): string {
  cards += 1;
  return `wizard-${cards}-${process.pid}`;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true }).click();
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function openWizard(page: Page): Promise<void> {
  await page.goto("/b/c");
  await expect(heading(page, "Your photo")).toBeVisible();
}

async function goTo(page: Page, step: string): Promise<void> {
  await page.getByRole("button", { name: /Step \d+ of \d+$/ }).click();
  await page.getByRole("menuitem", { name: new RegExp(step) }).click();
  await expect(heading(page, step)).toBeFocused();
}

async function choosePhoto(page: Page): Promise<void> {
  const buffer = await drawPicture(page, { width: 200, height: 250, left: "red", right: "blue" });
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose photo" }).click();
  await (await chooser).setFiles({ name: "me.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Use photo" }).click();
  await expect(page.getByRole("button", { name: "Replace photo" })).toBeVisible();
}

async function fillPerson(page: Page, fullname: string): Promise<void> {
  await box(page, "Full name").fill(fullname);
  await box(page, "Occupation").fill("Analyst");
  await box(page, "Company").fill("Engines");
  await box(page, "Bio").fill("I count.");
}

async function fillContacts(page: Page): Promise<void> {
  await box(page, "Phone").fill("+39 02 5550 0142");
  await box(page, "Email").fill("ada@engines.example");
  await box(page, "SMS").fill("+39 02 5550 0142");
}

async function addCard(page: Page, fullname: string) {
  const { cardFields } = await import("../apps/server/test/cards.ts");
  const data = await cardFields({ username: newUsername(), fullname });
  const answer = await page.request.post("/api/card/add", { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).cardid as string;
}

const storedCard = async (page: Page, cardid: string) =>
  (await page.request.get(`/api/card/getcarddataforupdate/${cardid}`)).json();

async function goPremium(page: Page, product: Product): Promise<void> {
  const { givePremium } = await import("../apps/server/test/cards.ts");
  const { openDatabase } = await import("../apps/server/src/db/database.ts");
  const { user } = await (await page.request.get("/api/auth/user")).json();
  const db = openDatabase({ kind: "sqlite", file: product.databaseFile });
  await givePremium(db, user.userid);
  await db.destroy();
}

async function edit(page: Page, fullname: string): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: `Edit card of ${fullname}` }).click();
  await expect(heading(page, "Your photo")).toBeVisible();
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  expect(found, what).toEqual([]);
}

test("a free person makes a card on a phone, past the shut steps", async ({ signedInPage: page }) => {
  await page.setViewportSize(PHONE);
  await openWizard(page);
  await expect(page).toHaveTitle("Elevate Networking with a Digital Business Card | Visita");
  await expect(page.getByRole("button", { name: "Prev", exact: true })).toBeDisabled();
  await choosePhoto(page);
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
  await box(page, "Instagram").fill("https://www.instagram.com/ada/?hl=en");
  await box(page, "Phone").focus();
  await expect(box(page, "Instagram")).not.toHaveValue(/hl=en/);
  for (let step = 6; step <= 12; step += 1) {
    await next(page);
    await expect(heading(page, `Step ${step} of 12`)).toBeFocused();
  }
  const username = newUsername();
  await box(page, "Username").fill("admin");
  await box(page, "Username").press("Enter");
  await expectToast(page, usernameTaken("admin"));
  await box(page, "Username").fill(username);
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

test("Premium edits colour and every channel at a desk", async ({ signedInPage: page, product }) => {
  await page.setViewportSize(DESK);
  await goPremium(page, product);
  const cardid = await addCard(page, "Grace Murray");
  await edit(page, "Grace Murray");
  await goTo(page, "Colour");
  await page.getByRole("radio", { name: "Petrol" }).check();
  expect(await page.evaluate(() => localStorage.getItem("scolor"))).toBe("teal-color");
  await goTo(page, "Contact page 7");
  await box(page, "SoundCloud").fill("@grace");
  await page.getByRole("button", { name: "Label for SoundCloud" }).click();
  await page.keyboard.type("My songs");
  await expect(page.getByRole("complementary", { name: "Live preview" }).getByText("My songs")).toBeVisible();
  const before = await storedCard(page, cardid);
  await save(page);
  await expectToast(page, TEXT.updated);
  await expect(page).toHaveURL("/dashboard");
  const after = await storedCard(page, cardid);
  expect(after).toMatchObject({ color: "teal-color", profilepic: before.profilepic });
  expect(after.contacts.soundcloud).toMatchObject({ title: "My songs" });
});

test("a mistake leads to its step and its field", async ({ signedInPage: page }) => {
  await openWizard(page);
  await goTo(page, "Personal information");
  await box(page, "Full name").fill("Ada Byron");
  await goTo(page, "Your address");
  await box(page, "Username").fill(newUsername());
  await save(page);
  await expectToast(page, TEXT.occupationRequired);
  await expect(box(page, "Occupation")).toBeFocused();
  await page.getByRole("button", { name: "Contact page 1" }).click();
  await expect(page.getByText(TEXT.smsRequired)).toBeVisible();
  await page.goBack();
  await expect(heading(page, "About you")).toBeVisible();
  await expect(box(page, "Full name")).toHaveValue("Ada Byron");
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
  await expect(heading(page, "You have a draft here")).toBeVisible();
  await expectAccessible(page, "draft offer");
  await page.getByRole("button", { name: "Continue where you left off" }).click();
  await expect(heading(page, "Step 2 of 12")).toBeFocused();
  await expect(box(page, "Full name")).toHaveValue("Ada Byron");

  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay here" }).click();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/dashboard");

  const { createSignedInSession } = await import("../apps/server/test/sign-in.ts");
  const other = await createSignedInSession({ kind: "sqlite", file: product.databaseFile });
  const own = await page.context().cookies();
  // Else the dashboard would go on asking in another person's name.
  await page.goto("about:blank");
  await page.context().addCookies([{ name: other.cookieName, value: other.cookieValue, url: product.url }]);
  await openWizard(page);
  await page.goto("about:blank");
  await page.context().addCookies(own);

  await page.goto("/b/c");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(heading(page, "Step 1 of 12")).toBeFocused();
  await page.reload();
  await expect(heading(page, "Your photo")).toBeVisible();
});

test.describe("with refused saves", () => {
  test.use({ allowedConsoleErrors: [/status of (401|409)/] });

  test("whoever was signed out comes back to the card with everything typed", async ({
    signedInPage: page,
    context,
  }) => {
    await addCard(page, "Ada Byron");
    await edit(page, "Ada Byron");
    await goTo(page, "Personal information");
    await box(page, "Full name").fill("Ada Lovelace");
    await goTo(page, "Contact page 1");
    const cookies = await context.cookies();
    await context.clearCookies();
    await save(page);
    await expect(page).toHaveURL("/auth/signin");
    await context.addCookies(cookies);
    await page.evaluate(() => {
      const channel = new BroadcastChannel("visita-session");
      channel.postMessage("signed-in");
      channel.close();
    });
    await expect(page).toHaveURL("/b/u");
    await page.getByRole("button", { name: "Continue where you left off" }).click();
    await save(page);
    await expectToast(page, TEXT.updated);
    await expect(page.getByText("Ada Lovelace").first()).toBeVisible();
  });

  test("a card that was changed in another tab is not written over unasked", async ({
    signedInPage: page,
  }) => {
    const cardid = await addCard(page, "Ada Byron");
    await edit(page, "Ada Byron");
    const { cardid: _id, username: _name, version: _version, ...card } = await storedCard(page, cardid);
    const elsewhere = { ...card, bio: "From elsewhere." };
    expect((await page.request.put(`/api/card/updatecard/${cardid}`, { data: elsewhere })).status()).toBe(
      200,
    );
    await goTo(page, "Personal information");
    await box(page, "Full name").fill("Ada Lovelace");
    await goTo(page, "Contact page 1");
    await save(page);
    const question = page.getByRole("dialog", { name: "Two versions of this card" });
    await expectAccessible(page, "two versions");
    await question.getByRole("button", { name: "Keep mine" }).click();
    await expectToast(page, TEXT.updated);
    expect(await storedCard(page, cardid)).toMatchObject({ fullname: "Ada Lovelace", bio: card.bio });
  });
});

test("without a card's id there is nothing to edit", async ({ signedInPage: page }) => {
  await page.goto("/b/u");
  await expect(page).toHaveURL("/404");
});

for (const [plan, viewport, colorScheme] of [
  ["free", DESK, "dark"],
  ["premium", PHONE, "light"],
] as const) {
  test(`every step is accessible and fits: ${plan}, ${viewport.width} px, ${colorScheme}`, async ({
    signedInPage: page,
    product,
  }) => {
    test.slow();
    if (plan === "premium") await goPremium(page, product);
    await page.emulateMedia({ colorScheme });
    await openWizard(page);
    // The contact pages from the second on differ in their channels alone.
    for (const step of ["photo", "information", "logo", "Colour", "page 1", "page 2", "page 7", "address"]) {
      if (step !== "photo") await goTo(page, step);
      await page.setViewportSize({ ...viewport, width: 320 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), step).toBe(320);
      await page.setViewportSize(viewport);
      await expectAccessible(page, step);
    }
    await save(page);
    await expectToast(page, TEXT.usernameRequired);
    await expectAccessible(page, "refused");
  });
}
