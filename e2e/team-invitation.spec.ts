import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { expectAccessibleEverywhere, expectToFit } from "./accessibility.ts";
import {
  expectToast,
  openMailbox,
  PASSWORD,
  readCode,
  register,
  signInByApi,
  somebody,
  typeCode,
} from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

// A mail of the local mailbox is shown without its scripts; a link that has ended is answered with 410.
test.use({ allowedConsoleErrors: [/status of 4\d\d|Blocked script execution/] });

test("somebody who is invited to a team takes the card that works already", async ({
  signedInPage: page,
}) => {
  const { teamid, templateid } = await (
    await page.request.post("/api/team", { data: { name: "Officina Brera", cardid: null } })
  ).json();
  const noor = await register(page);
  const newcomer = somebody();
  const text = `Noor Bakker <${noor.email}>\nBen Sample <${newcomer.email}>`;
  const invited = await page.request.post(`/api/team/${teamid}/invitations`, { data: { templateid, text } });
  const [{ username }] = (await invited.json()).cards;

  const mailbox = await openMailbox(page);
  const linkTo = async (email: string) => {
    const mail = mailbox.getByRole("listitem").filter({ hasText: email });
    await mail.filter({ hasText: "made you a card" }).getByRole("link").first().click();
    const found = /\/invitation\?token=[\w.-]+/.exec(await mailbox.locator("body").innerText())?.[0];
    await mailbox.goBack();
    return String(found);
  };
  const link = await linkTo(noor.email);
  const newcomersLink = await linkTo(newcomer.email);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This invitation is for somebody else" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out and go on" }).click();
  await expect(page.getByRole("heading", { name: "Officina Brera has made you a card" })).toBeVisible();
  await expect(page.getByRole("img", { name: `Your card /c/${username}` })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(noor.email);
  await expect(page.getByLabel("Email")).not.toBeEditable();
  await expectAccessibleEverywhere(page, "an invitation to a team");
  await expectToFit(page, [320], "an invitation to a team");
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/auth/signin");

  await signInByApi(page, noor);
  await page.goto(link);
  await page.getByRole("button", { name: "Take the card" }).click();
  await expect(page.getByRole("heading", { name: "Your card is live" })).toBeVisible();
  await expect(page.getByRole("link", { name: `Open the card /c/${username}` })).toBeVisible();
  await expectAccessibleEverywhere(page, "a new team card");
  await expectToFit(page, [320], "a new team card");
  await page.getByRole("link", { name: /^A few lines about you/ }).click();
  await expect(page.getByRole("textbox", { name: "Bio" })).toBeFocused();
  await page.goBack();
  await page.getByRole("link", { name: "To the dashboard" }).click();
  await expect(page.getByText("Team card of Officina Brera")).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This invitation has ended" })).toBeVisible();

  // Who has no account yet makes one on the page of the invitation, and comes back to it.
  await page.context().clearCookies();
  await page.clock.install();
  await page.goto(newcomersLink);
  await expect(page.getByLabel("First name")).toHaveValue("Ben");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expectToast(page, "registration successful");
  await page.clock.fastForward(ACCOUNT_TIMES.registeredRedirect);
  await expect(page).toHaveURL("/auth/signin");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expectToast(page, "A security code was sent to your email.");
  await page.clock.fastForward(ACCOUNT_TIMES.loginCodeRedirect);
  await expect(page).toHaveURL(/\/auth\/verify\/security/);
  await typeCode(page, await readCode(page, newcomer.email));
  await page.clock.fastForward(ACCOUNT_TIMES.loginVerifiedRedirect);
  await expect(page).toHaveURL(newcomersLink);
  await page.getByRole("button", { name: "Take the card" }).click();
  await expect(page.getByRole("heading", { name: "Your card is live" })).toBeVisible();
});
