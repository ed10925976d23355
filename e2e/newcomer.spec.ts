/** From the home page to a first card, as somebody who was never here. */
import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { PHONE } from "./accessibility.ts";
import { expectToast, readCode, somebody, untilReady } from "./accounts.ts";
import { choosePhoto, countingHands } from "./counting-hands.ts";
import { expect, test } from "./fixtures.ts";
import { button, heading, newCardDialog, textbox } from "./wizard-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("Get Started is answered by the server with the sign-up itself", async ({ request }) => {
  const answer = await request.get("/b/c");
  expect(answer.url()).toMatch(/\/auth\/signup\?returnTo=%2Fb%2Fc$/);
  expect(await answer.text()).toMatch(/<h1[^>]*>Create your account first<\/h1>/);
});

test("somebody new has a card after at most 12 presses and 10 typed fields, counted from the home page", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.clock.install();
  const person = somebody();
  const hands = countingHands(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto("/");
  await hands.press(page.getByRole("main").getByRole("link", { name: "Get Started" }).first());
  await expect(page.getByRole("heading", { level: 1, name: "Create your account first" })).toBeVisible();
  await untilReady(page);
  await hands.type(field("First name"), person.firstname);
  await hands.type(field("Last name"), person.lastname);
  await hands.type(field("Email"), person.email);
  await hands.type(field("Password"), person.password);
  await hands.type(field("Confirm password"), person.password);
  await hands.press(page.getByRole("checkbox"));
  await hands.press(button(page, "Create account"));
  await expectToast(page, "registration successful");
  await page.clock.fastForward(ACCOUNT_TIMES.registeredRedirect);
  await expect(page.getByRole("heading", { level: 1, name: "Your account is ready" })).toBeVisible();
  await hands.press(button(page, "Sign in"));
  await expectToast(page, "A security code was sent to your email.");
  await page.clock.fastForward(ACCOUNT_TIMES.loginCodeRedirect);
  await hands.type(field("Digit 1 of 6"), await readCode(page, person.email));
  await expectToast(page, "security code verified successfully!");
  await page.clock.fastForward(ACCOUNT_TIMES.loginVerifiedRedirect);

  await expect(heading(page, "Your photo")).toBeVisible();
  await choosePhoto(page, hands);
  await hands.press(button(page, "Next"));
  await hands.type(textbox(page, "Occupation"), "Analyst");
  await hands.type(textbox(page, "Company"), "Engines");
  await hands.type(textbox(page, "Bio"), "I count.");
  await hands.press(button(page, "Next"));
  await hands.press(button(page, "Skip to your contact details"));
  await hands.type(textbox(page, "Phone"), "+39 02 5550 0142");
  await hands.press(button(page, "Next"));
  await hands.press(button(page, "Skip to your link"));
  await expect(page.getByText(/ is available!$/)).toBeVisible();
  await hands.press(button(page, "Save"));
  await expect(newCardDialog(page)).toBeVisible();
  expect(hands.done.presses, "presses").toBeLessThanOrEqual(12);
  expect(hands.done.fields, "fields").toBeLessThanOrEqual(10);
});
