import type { Page } from "@playwright/test";
import { FREE_CHANNELS } from "@visita/domain/billing/plan.rules";
import type { EditableCard, VisibleCard } from "@visita/domain/card/card.contract";
import { CHANNEL_PAGES } from "@visita/domain/card/channels";
import { expectToast } from "./accounts.ts";
import { signIn, signInAgain, storedCard } from "./cards.ts";
import { test as base, expect, WHOLE } from "./fixtures.ts";
import { type InputMethod, keyboardOf, touch } from "./input-method.ts";
import { type Product, startProduct } from "./product.ts";
import { createServerClock, type ServerClock } from "./server-clock.ts";
import * as wizard from "./wizard-page.ts";

const { button, heading, link, next, progress, textbox } = wizard;
const DAY = 24 * 60 * 60 * 1000;
const SCREENS = [
  { name: "on a phone, by touch", viewport: { width: 390, height: 844 }, hasTouch: true, details: {} },
  {
    name: "at a desk, by keyboard alone",
    viewport: { width: 1280, height: 800 },
    hasTouch: false,
    details: WHOLE,
  },
];

/** A server of its own, because the test moves its clock forward. */
const test = base.extend<{ clock: ServerClock; server: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  clock: async ({}, use) => {
    const clock = await createServerClock();
    await use(clock);
    await clock.remove();
  },
  server: async ({ clock }, use) => {
    const server = await startProduct(clock.settings);
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

for (const { name, viewport, hasTouch, details } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch, contextOptions: { reducedMotion: "reduce" } });

    test(
      "a card is made free, grown with Premium, and loses nothing when Premium ends",
      details,
      async ({ page, server, clock }) => {
        const { user } = await signIn(page, server);
        const input = hasTouch ? touch : keyboardOf(page);
        const username = `ada-${viewport.width}`;
        await test.step("a card is made free", () => makeFreeCard(page, input, username));
        await test.step("Premium is bought", async () => {
          await input.press(link(page, "Premium"));
          await buyMonthly(page, input);
        });
        await test.step("it gets a logo, a colour and all channels", () => growCard(page, input));
        await expectPublicForm(page, username, "premium");
        const grown = await ownCard(page, username);
        expect(Object.keys(grown.contacts)).toHaveLength(70);
        await test.step("two more are made, a fourth is refused", () => fillSlots(page, input, username));
        await test.step("Premium ends", async () => {
          await cancelPremium(page, input);
          await page.goto("about:blank");
          clock.setAhead(32 * DAY);
          // Sessions expire sooner.
          await signInAgain(page, server, user.id, clock.now());
        });
        await test.step("all are there in their free version", () => expectFreeForms(page, username));
        await test.step("what is open to all can be edited", () => editFreeFields(page, input));
        await test.step("Premium brings everything back", async () => {
          await page.goto("/subscription");
          await buyMonthly(page, input);
          const { version: _version, ...kept } = grown;
          expect(await ownCard(page, username)).toMatchObject({ ...kept, occupation: "Countess" });
          await expectEverything(page, input, grown);
          await expectPublicForm(page, username, "premium");
        });
      },
    );
  });
}

async function makeFreeCard(page: Page, input: InputMethod, username: string): Promise<void> {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "You have no cards yet" })).toBeVisible();
  await input.press(link(page, "Add Business Card"));
  await fillPhotoAndPerson(page, input, "Ada Byron");
  for (const step of ["Step 3 of 13, Business logo", "Step 4 of 13, Colour"]) {
    await next(page, step, input);
    await wizard.expectLocked(page);
  }
  await next(page, "Step 5 of 13, Contact page 1", input);
  await wizard.fillContacts(page, input);
  for (let contactPage = 2; contactPage <= 7; contactPage += 1) {
    await next(page, `Step ${contactPage + 4} of 13, Contact page ${contactPage}`, input);
    await wizard.expectLocked(page);
  }
  await next(page, "Step 12 of 13, A second side", input);
  await next(page, "Step 13 of 13, Your link", input);
  expect(await progress(page)).toBe(1);
  await wizard.nameAndSave(page, username, input);
  await expect(page.getByText("1 of 1 card in use. Premium has room for 3.")).toBeVisible();
  await expectForm(page, "Ada Byron", "free");
}

async function growCard(page: Page, input: InputMethod): Promise<void> {
  await wizard.openEditor(page, "Ada Byron", input);
  await expect(heading(page, "Step 1 of 12")).toBeFocused();
  await next(page, "Step 2 of 12, Personal information", input);
  await next(page, "Step 3 of 12, Business logo", input);
  await wizard.chooseImage(page, "logo", { width: 300, height: 100 }, input);
  await next(page, "Step 4 of 12, Colour", input);
  await input.choose(page.getByRole("radio", { name: "Petrol" }));
  for (const [index, channels] of CHANNEL_PAGES.entries()) {
    await next(page, `Step ${index + 5} of 12, Contact page ${index + 1}`, input);
    for (const channel of channels) await input.type(textbox(page, channel.label), wizard.sampleFor(channel));
  }
  await input.press(button(page, "Label for SoundCloud"));
  await input.type(textbox(page, "Label shown on the card for SoundCloud"), "My songs");
  await next(page, "Step 12 of 12, A second side", input);
  expect(await progress(page)).toBe(1);
  await wizard.saveChanges(page, input);
  await expectForm(page, "Ada Byron", "premium");
}

async function fillSlots(page: Page, input: InputMethod, username: string): Promise<void> {
  await page.goto("/dashboard");
  await expect(page.getByText("1 of 3 cards in use")).toBeVisible();
  for (const [index, fullname] of ["Grace Murray", "Mary Fairfax"].entries()) {
    await input.press(link(page, "Add Business Card"));
    await fillPhotoAndPerson(page, input, fullname);
    await wizard.goTo(page, "Contact page 1");
    await wizard.fillContacts(page, input);
    await wizard.goTo(page, "Your link");
    await wizard.nameAndSave(page, `${username}-${index + 2}`, input);
    await expect(page.getByText(`${index + 2} of 3 cards in use`)).toBeVisible();
  }
  await input.press(link(page, "Add Business Card"));
  await wizard.expectLimit(page);
  await input.press(link(page, "Go to the dashboard"));
  await expect(cardOf(page, "Mary Fairfax")).toBeVisible();
}

async function cancelPremium(page: Page, input: InputMethod): Promise<void> {
  await page.goto("/subscription");
  await input.press(plan(page).getByRole("button", { name: "Cancel Subscription" }));
  const question = page.getByRole("alertdialog", { name: "Cancel Premium Monthly?" });
  await input.press(question.getByRole("button", { name: "Cancel Subscription" }));
  await expectToast(page, "Subscription canceled successfully");
  await expect(question).toBeHidden();
  // A cancelled plan stays active until the end of its period.
  await page.goto("/dashboard");
  await expectForm(page, "Ada Byron", "premium");
}

async function expectFreeForms(page: Page, username: string): Promise<void> {
  await page.goto("/dashboard");
  await expect(page.getByText("3 cards, 2 more than the free plan has room for")).toBeVisible();
  await expect(page.getByText(/Everything else is saved and comes back with Premium\./)).toBeVisible();
  for (const fullname of ["Ada Byron", "Grace Murray", "Mary Fairfax"]) {
    await expectForm(page, fullname, "free");
  }
  await expectPublicForm(page, username, "free");
  const shown: VisibleCard = await (await page.request.get(`/api/card/${username}`)).json();
  expect(shown).toMatchObject({ logo: null, color: "blue-color-one", qrCode: null });
  expect(Object.keys(shown.contacts).sort()).toEqual([...FREE_CHANNELS].sort());
  await page.goto("/b/c");
  await wizard.expectLimit(page);
}

async function editFreeFields(page: Page, input: InputMethod): Promise<void> {
  await wizard.openEditor(page, "Ada Byron", input);
  await expect(heading(page, "Step 1 of 4")).toBeFocused();
  await next(page, "Step 2 of 4, Personal information", input);
  await input.type(textbox(page, "Occupation"), "Countess");
  await next(page, "Step 3 of 4, Contact page 1", input);
  await next(page, "Step 4 of 4, A second side", input);
  expect(await progress(page)).toBe(1);
  await wizard.saveChanges(page, input);
  await expect(cardOf(page, "Ada Byron").getByText("Countess @ Engines")).toBeVisible();
  await expectForm(page, "Ada Byron", "free");
}

/** The dashboard and every page of the editor show what was there before. */
async function expectEverything(page: Page, input: InputMethod, { contacts }: EditableCard): Promise<void> {
  await wizard.openEditor(page, "Ada Byron", input);
  await expect(heading(page, "Step 1 of 12")).toBeFocused();
  await wizard.goTo(page, "Business logo");
  await expect(page.getByRole("main").getByAltText("Your logo")).toBeVisible();
  await wizard.goTo(page, "Colour");
  await expect(page.getByRole("radio", { name: "Petrol" })).toBeChecked();
  for (const [index, channels] of CHANNEL_PAGES.entries()) {
    await wizard.goTo(page, `Contact page ${index + 1}`);
    const values = channels.map(({ key }) => [key, contacts[key]?.value]);
    expect(await wizard.fieldValues(page)).toEqual(Object.fromEntries(values));
  }
  await expect(textbox(page, "Label shown on the card for SoundCloud")).toHaveValue("My songs");
  await page.goto("/dashboard");
  await expectForm(page, "Ada Byron", "premium");
  await expect(page.getByRole("button", { name: /^Download QR code of / })).toHaveCount(3);
}

const plan = (page: Page) => page.getByRole("article", { name: "Premium Monthly" });
const cardOf = (page: Page, fullname: string) =>
  page.getByRole("list", { name: "Your cards" }).getByRole("listitem").filter({ hasText: fullname });

async function expectForm(page: Page, fullname: string, form: "free" | "premium"): Promise<void> {
  const card = cardOf(page, fullname);
  const color = form === "free" ? "blue-color-one" : "teal-color";
  await expect(card.locator(".business-card")).toHaveAttribute("data-card", color);
  const premiumParts = form === "free" ? 0 : 1;
  await expect(card.locator(".logo-plate")).toHaveCount(premiumParts);
  await expect(card.getByRole("button", { name: `Download QR code of ${fullname}` })).toHaveCount(
    premiumParts,
  );
}

async function buyMonthly(page: Page, input: InputMethod): Promise<void> {
  await input.press(plan(page).getByRole("button", { name: "Activate" }));
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await page.getByRole("radio", { name: "Pays", exact: true }).check();
  await input.press(page.getByRole("button", { name: /^Pay / }));
  await expect(page.getByText("Your plan is active.")).toBeVisible();
}

/** Photo and personal information; ends on the latter. */
async function fillPhotoAndPerson(page: Page, input: InputMethod, fullname: string): Promise<void> {
  await expect(heading(page, "Step 1 of 13, Profile photo: Your photo")).toBeFocused();
  await expect(button(page, "Prev")).toBeDisabled();
  const { width, height } = await wizard.chooseImage(page, "photo", { width: 400, height: 250 }, input);
  expect(width / height).toBeCloseTo(4 / 5, 2);
  await next(page, "Step 2 of 13, Personal information: About you", input);
  await wizard.fillPerson(page, fullname, input);
  await expect(page.getByText("2 of 100 words")).toBeVisible();
}

/** What everybody sees: ten channels on the free plan; all channels and the QR code with Premium. */
async function expectPublicForm(page: Page, username: string, form: "free" | "premium"): Promise<void> {
  await page.goto(`/c/${username}`);
  await expect(heading(page, "Ada Byron")).toBeVisible();
  const channels = page.getByRole("tabpanel");
  await expect(channels.getByText("+39 333 555 0140").first()).toBeVisible();
  const premiumParts = form === "free" ? 0 : 1;
  await expect(channels.getByText("My songs")).toHaveCount(premiumParts);
  await expect(page.getByRole("link", { name: "QR code" })).toHaveCount(premiumParts);
}

async function ownCard(page: Page, username: string): Promise<EditableCard> {
  const { cardid }: VisibleCard = await (await page.request.get(`/api/card/${username}`)).json();
  return storedCard(page, cardid);
}
