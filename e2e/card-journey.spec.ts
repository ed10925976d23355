import type { Page } from "@playwright/test";
import { FREE_CHANNELS } from "@visita/domain/billing/plan.rules";
import type { EditableCard, VisibleCard } from "@visita/domain/card/card.contract";
import { CHANNEL_PAGES } from "@visita/domain/card/channels";
import { expectToast } from "./accounts.ts";
import * as steps from "./card-steps.ts";
import { test as base, expect } from "./fixtures.ts";
import { fingers, type Hands, keyboardOf } from "./hands.ts";
import { type Product, startProduct } from "./product.ts";
import { createServerClock, type ServerClock } from "./server-clock.ts";

const { box, button, link, next, progress } = steps;
const DAY = 24 * 60 * 60 * 1000;
const SCREENS = [
  { name: "on a phone, by touch", viewport: { width: 390, height: 844 }, hasTouch: true },
  { name: "at a desk, by keyboard alone", viewport: { width: 1280, height: 800 }, hasTouch: false },
];

/** A server of the test's own, whose clock it moves: time that has gone by does not come back. */
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

for (const { name, viewport, hasTouch } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch, contextOptions: { reducedMotion: "reduce" } });

    test("a card is made free, grown with Premium, and loses nothing when Premium ends", async ({
      page,
      server,
      clock,
    }) => {
      // Long, and the machine may be busy.
      test.setTimeout(180_000);
      const { createSignedInSession } = await import("../harness/accounts.ts");
      const session = await createSignedInSession({ kind: "sqlite", file: server.databaseFile });
      await setSession(page, server, session.cookieValue);
      const hands = hasTouch ? fingers : keyboardOf(page);
      const username = `ada-${viewport.width}`;
      await test.step("a card is made free", () => makeFreeCard(page, hands, username));
      await test.step("Premium is bought", async () => {
        await hands.press(link(page, "Premium"));
        await buyMonthly(page, hands);
      });
      await test.step("it gets a logo, a colour and all channels", () => growCard(page, hands));
      await steps.expectPublicForm(page, username, "premium");
      const grown = await storedCard(page, username);
      expect(Object.keys(grown.contacts)).toHaveLength(70);
      await test.step("two more are made, a fourth is refused", () => fillSlots(page, hands, username));
      await test.step("Premium ends", async () => {
        await cancelPremium(page, hands);
        await page.goto("about:blank");
        clock.setAhead(32 * DAY);
        // Nobody stays signed in for so long.
        await setSession(page, server, await beginSession(server, session.user.id, clock.now()));
      });
      await test.step("all are there in their free form", () => expectFreeForms(page, username));
      await test.step("what is open to all can be edited", () => editFreeFields(page, hands));
      await test.step("Premium brings everything back", async () => {
        await page.goto("/subscription");
        await buyMonthly(page, hands);
        const { version: _version, ...kept } = grown;
        expect(await storedCard(page, username)).toMatchObject({ ...kept, occupation: "Countess" });
        await expectEverything(page, hands, grown);
        await steps.expectPublicForm(page, username, "premium");
      });
    });
  });
}

async function makeFreeCard(page: Page, hands: Hands, username: string): Promise<void> {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "You have no cards yet" })).toBeVisible();
  await hands.press(link(page, "Add Business Card"));
  await steps.fillPerson(page, hands, "Ada Byron");
  for (const step of ["Step 3 of 12, Business logo", "Step 4 of 12, Colour"]) {
    await next(page, hands, step);
    await steps.expectShut(page);
  }
  await next(page, hands, "Step 5 of 12, Contact page 1");
  await steps.fillRequired(page, hands);
  for (let contactPage = 2; contactPage <= 7; contactPage += 1) {
    await next(page, hands, `Step ${contactPage + 4} of 12, Contact page ${contactPage}`);
    await steps.expectShut(page);
  }
  await next(page, hands, "Step 12 of 12, Your address");
  expect(await progress(page)).toBe(1);
  await steps.nameAndSave(page, hands, username);
  await expect(page.getByText("1 of 1 card in use. Premium has room for 3.")).toBeVisible();
  await expectForm(page, "Ada Byron", "free");
}

async function growCard(page: Page, hands: Hands): Promise<void> {
  await steps.openEditor(page, hands, "Ada Byron", "Step 1 of 11");
  await next(page, hands, "Step 2 of 11, Personal information");
  await next(page, hands, "Step 3 of 11, Business logo");
  await steps.choosePicture(page, hands, "logo", { width: 300, height: 100 });
  await next(page, hands, "Step 4 of 11, Colour");
  await hands.choose(page.getByRole("radio", { name: "Petrol" }));
  for (const [index, channels] of CHANNEL_PAGES.entries()) {
    await next(page, hands, `Step ${index + 5} of 11, Contact page ${index + 1}`);
    for (const channel of channels) await hands.type(box(page, channel.label), steps.sampleFor(channel));
  }
  await hands.press(button(page, "Label for SoundCloud"));
  await hands.type(box(page, "Label shown on the card for SoundCloud"), "My songs");
  expect(await progress(page)).toBe(1);
  await steps.saveChanges(page, hands);
  await expectForm(page, "Ada Byron", "premium");
}

async function fillSlots(page: Page, hands: Hands, username: string): Promise<void> {
  await page.goto("/dashboard");
  await expect(page.getByText("1 of 3 cards in use")).toBeVisible();
  for (const [index, fullname] of ["Grace Murray", "Mary Fairfax"].entries()) {
    await hands.press(link(page, "Add Business Card"));
    await steps.fillPerson(page, hands, fullname);
    await steps.jumpTo(page, "Contact page 1");
    await steps.fillRequired(page, hands);
    await steps.jumpTo(page, "Your address");
    await steps.nameAndSave(page, hands, `${username}-${index + 2}`);
    await expect(page.getByText(`${index + 2} of 3 cards in use`)).toBeVisible();
  }
  await hands.press(link(page, "Add Business Card"));
  await steps.expectLimit(page);
  await hands.press(link(page, "Go to the dashboard"));
  await expect(cardOf(page, "Mary Fairfax")).toBeVisible();
}

async function cancelPremium(page: Page, hands: Hands): Promise<void> {
  await page.goto("/subscription");
  await hands.press(plan(page).getByRole("button", { name: "Cancel Subscription" }));
  const question = page.getByRole("alertdialog", { name: "Cancel Premium Monthly?" });
  await hands.press(question.getByRole("button", { name: "Cancel Subscription" }));
  await expectToast(page, "Subscription canceled successfully");
  // Paid for is paid for.
  await page.goto("/dashboard");
  await expectForm(page, "Ada Byron", "premium");
}

async function expectFreeForms(page: Page, username: string): Promise<void> {
  await page.goto("/dashboard");
  await expect(page.getByText("3 cards, 2 more than the free plan has room for")).toBeVisible();
  await expect(page.getByText(/Everything else is kept and comes back with a premium plan\./)).toBeVisible();
  for (const fullname of ["Ada Byron", "Grace Murray", "Mary Fairfax"]) {
    await expectForm(page, fullname, "free");
  }
  await steps.expectPublicForm(page, username, "free");
  const shown: VisibleCard = await (await page.request.get(`/api/card/${username}`)).json();
  expect(shown).toMatchObject({ logo: null, color: "blue-color-one", qrCode: null });
  expect(Object.keys(shown.contacts).sort()).toEqual([...FREE_CHANNELS].sort());
  await page.goto("/b/c");
  await steps.expectLimit(page);
}

async function editFreeFields(page: Page, hands: Hands): Promise<void> {
  await steps.openEditor(page, hands, "Ada Byron", "Step 1 of 3");
  await next(page, hands, "Step 2 of 3, Personal information");
  await hands.type(box(page, "Occupation"), "Countess");
  await next(page, hands, "Step 3 of 3, Contact page 1");
  expect(await progress(page)).toBeCloseTo(2 / 3);
  await steps.saveChanges(page, hands);
  await expect(cardOf(page, "Ada Byron").getByText("Countess @ Engines")).toBeVisible();
  await expectForm(page, "Ada Byron", "free");
}

/** The dashboard and every page of the editor show what was there before. */
async function expectEverything(page: Page, hands: Hands, { contacts }: EditableCard): Promise<void> {
  await steps.openEditor(page, hands, "Ada Byron", "Step 1 of 11");
  await steps.jumpTo(page, "Business logo");
  await expect(page.getByRole("main").getByAltText("Your logo")).toBeVisible();
  await steps.jumpTo(page, "Colour");
  await expect(page.getByRole("radio", { name: "Petrol" })).toBeChecked();
  for (const [index, channels] of CHANNEL_PAGES.entries()) {
    await steps.jumpTo(page, `Contact page ${index + 1}`);
    const values = channels.map(({ key }) => [key, contacts[key]?.value]);
    expect(await steps.fieldValues(page)).toEqual(Object.fromEntries(values));
  }
  await expect(box(page, "Label shown on the card for SoundCloud")).toHaveValue("My songs");
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

async function buyMonthly(page: Page, hands: Hands): Promise<void> {
  await hands.press(plan(page).getByRole("button", { name: "Activate" }));
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await page.getByRole("radio", { name: "Pays", exact: true }).check();
  await hands.press(page.getByRole("button", { name: /^Pay / }));
  await expect(plan(page).getByText("Your plan")).toBeVisible();
}

async function storedCard(page: Page, username: string): Promise<EditableCard> {
  const { cardid }: VisibleCard = await (await page.request.get(`/api/card/${username}`)).json();
  return (await page.request.get(`/api/card/getcarddataforupdate/${cardid}`)).json();
}

function setSession(page: Page, { url }: Product, value: string): Promise<void> {
  return page.context().addCookies([{ name: "sid", value, url }]);
}

async function beginSession({ databaseFile }: Product, userid: string, now: number): Promise<string> {
  const { openDatabase } = await import("../apps/server/src/db/database.ts");
  const sessions = await import("../apps/server/src/features/account/session.service.ts");
  const db = openDatabase({ kind: "sqlite", file: databaseFile });
  try {
    return await sessions.beginSession(db, userid, now);
  } finally {
    await db.destroy();
  }
}
