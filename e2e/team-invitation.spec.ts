import { expectAccessibleEverywhere, expectToFit } from "./accessibility.ts";
import { expectToast, openMailbox, register, signInByApi } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

// A mail of the local mailbox is shown without its scripts; a link that has ended is answered with 410.
test.use({ allowedConsoleErrors: [/status of 4\d\d|Blocked script execution/] });

test("somebody who is invited to a team takes the card that works already", async ({
  signedInPage: page,
}) => {
  const { teamid, templateid } = await (
    await page.request.post("/api/team", { data: { name: "Officina Brera", cardid: null } })
  ).json();
  const person = await register(page);
  const text = `Noor Bakker <${person.email}>`;
  const invited = await page.request.post(`/api/team/${teamid}/invitations`, { data: { templateid, text } });
  const [{ username }] = (await invited.json()).cards;

  const mailbox = await openMailbox(page);
  const mail = mailbox
    .getByRole("listitem")
    .filter({ hasText: person.email })
    .filter({ hasText: "made you a card" });
  await mail.getByRole("link").first().click();
  const link = String(/\/invitation\?token=[\w.-]+/.exec(await mailbox.locator("body").innerText())?.[0]);
  await page.goto(link);
  await expect(page.getByText("You are signed in with another address.")).toBeVisible();

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole("img", { name: `Your card /c/${username}` })).toBeVisible();
  await expectAccessibleEverywhere(page, "an invitation to a team");
  await expectToFit(page, [320], "an invitation to a team");
  await page.getByRole("link", { name: "I have an account" }).click();
  await expect(page).toHaveURL("/auth/signin");

  await signInByApi(page, person);
  await page.goto(link);
  await page.getByRole("button", { name: "Make it mine" }).click();
  await expectToast(page, "The card is yours.");
  await expect(page.getByText("Team card of Officina Brera")).toBeVisible();
  await page.goto(link);
  await expect(page.getByText("This invitation has ended.")).toBeVisible();
});
