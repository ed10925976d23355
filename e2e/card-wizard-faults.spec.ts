/** What can come between a card that is being typed and its saving. */
import type { Route } from "@playwright/test";
import TEXT from "@visita/domain/answers/card/en";
import { expectAccessible, PHONE } from "./accessibility.ts";
import { expectToast } from "./accounts.ts";
import { addCard, changePlan, givePremium, newUsername, ownId, signInAgain, storedCard } from "./cards.ts";
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

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("whoever logs out leaves no draft behind, and takes nobody else's along", async ({
  signedInPage: page,
  product,
}) => {
  const userid = await ownId(page);
  const { createSignedInSession } = await import("../tools/harness/accounts.ts");
  const other = await createSignedInSession({ kind: "sqlite", file: product.databaseFile });
  for (const person of [other.user.id, userid]) {
    await page.goto("about:blank");
    await signInAgain(page, product, person);
    await openWizard(page);
    await next(page);
    await fillPerson(page, "Ada Byron");
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(page).toHaveURL("/dashboard");
  }
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");

  await signInAgain(page, product, userid);
  await openWizard(page);
  await page.goto("about:blank");
  await signInAgain(page, product, other.user.id);
  await page.goto("/b/c");
  await expect(heading(page, "You were making a card here")).toBeVisible();
});

test.describe("with refused saves", () => {
  test.use({ allowedConsoleErrors: [/status of (401|403|404|409|502)/] });

  test(
    "a plan that ended meanwhile is told before anything is left out",
    WHOLE,
    async ({ signedInPage: page, product }) => {
      await page.setViewportSize(PHONE);
      await givePremium(page, product);
      const { cardid } = await addCard(page.request, { fullname: "Ada Byron" });
      await openEditor(page, "Ada Byron");
      await goTo(page, "Personal information");
      await textbox(page, "Full name").fill("Ada Lovelace");
      await goTo(page, "Colour");
      await page.getByRole("radio", { name: "Petrol" }).check();
      await goTo(page, "Contact page 7");
      await textbox(page, "SoundCloud").fill("@ada");
      await goTo(page, "A second side");
      await changePlan(page, product, "takePremium");
      await save(page);
      const question = page.getByRole("dialog", { name: "Your plan is not active" });
      await expect(question).toContainText("cannot be saved: your colour and SoundCloud.");
      await expectAccessible(page, "plan ended");
      expect(await storedCard(page, cardid)).toMatchObject({ fullname: "Ada Byron", version: 1 });
      await question.getByRole("button", { name: "Save the rest" }).click();
      await expectToast(page, TEXT.updated);
      expect(await storedCard(page, cardid)).toMatchObject({
        fullname: "Ada Lovelace",
        color: "blue-color-one",
      });
    },
  );

  test(
    "what was typed waits while somebody else is signed in",
    WHOLE,
    async ({ signedInPage: page, product }) => {
      const userid = await ownId(page);
      await openWizard(page);
      await goTo(page, "Your link");
      await textbox(page, "Username").fill("ada");
      const { createSignedInSession } = await import("../tools/harness/accounts.ts");
      const other = await createSignedInSession({ kind: "sqlite", file: product.databaseFile });
      await signInAgain(page, product, other.user.id);
      await page.getByRole("button", { name: "Check" }).click();
      await expect(page).toHaveURL("/auth/signin");
      await expect(page.getByRole("alert")).toContainText("Someone else signed in on this browser.");
      await page.goto("about:blank");
      await signInAgain(page, product, userid);
      await page.goto("/b/c");
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(textbox(page, "Username")).toHaveValue("ada");
    },
  );

  test(
    "a card whose answer got lost is not made twice, nor called taken",
    WHOLE,
    async ({ signedInPage: page }) => {
      await openWizard(page);
      await chooseImage(page, "photo");
      await next(page);
      await fillPerson(page, "Ada Byron");
      await goTo(page, "Contact page 1");
      await fillContacts(page);
      await goTo(page, "Your link");
      await textbox(page, "Username").fill(newUsername());
      const lose = async (route: Route) => {
        await route.fetch();
        await route.fulfill({ status: 502, body: "Bad gateway" });
      };
      await page.route("**/api/card/add", lose, { times: 1 });
      await page.route("**/api/card/getcards", (route) => route.fulfill({ status: 502 }), { times: 1 });
      await save(page);
      await expectToast(page, TEXT.createFailed);
      await save(page);
      await expectToast(page, TEXT.created);
      await expect(page).toHaveURL("/dashboard");
      // Everything behind an open dialog is hidden from roles.
      await page
        .getByRole("dialog", { name: "Your card is live." })
        .getByRole("button", { name: "Close" })
        .click();
      await expect(page.getByRole("button", { name: "Edit card of Ada Byron" })).toHaveCount(1);
    },
  );

  test(
    "whoever was signed out comes back to the card with everything typed",
    WHOLE,
    async ({ signedInPage: page, context }) => {
      await addCard(page.request, { fullname: "Ada Byron" });
      await openEditor(page, "Ada Byron");
      await goTo(page, "Personal information");
      await textbox(page, "Full name").fill("Ada Lovelace");
      await goTo(page, "A second side");
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
      await page.getByRole("button", { name: "Continue" }).click();
      await save(page);
      await expectToast(page, TEXT.updated);
      await expect(page.getByText("Ada Lovelace").first()).toBeVisible();
    },
  );

  test(
    "a card that was changed in another tab is not written over unasked",
    WHOLE,
    async ({ signedInPage: page }) => {
      const { cardid } = await addCard(page.request, { fullname: "Ada Byron" });
      await openEditor(page, "Ada Byron");
      const { cardid: _id, username: _name, version: _version, ...card } = await storedCard(page, cardid);
      const elsewhere = { ...card, bio: "From elsewhere." };
      expect((await page.request.put(`/api/card/updatecard/${cardid}`, { data: elsewhere })).status()).toBe(
        200,
      );
      await goTo(page, "Personal information");
      await textbox(page, "Full name").fill("Ada Lovelace");
      await goTo(page, "A second side");
      await save(page);
      const question = page.getByRole("dialog", { name: "Two versions of this card" });
      await expectAccessible(page, "two versions");
      await question.getByRole("button", { name: "Keep mine" }).click();
      await expectToast(page, TEXT.updated);
      expect(await storedCard(page, cardid)).toMatchObject({ fullname: "Ada Lovelace", bio: card.bio });
    },
  );
});
