import { expectAccessibleAndFit } from "./accessibility.ts";
import { expectToast } from "./accounts.ts";
import { addCard } from "./cards.ts";
import { expect, test } from "./fixtures.ts";

test("somebody starts a team by keyboard, and finds it in the menu from then on", async ({
  signedInPage: page,
}) => {
  await addCard(page.request, { fullname: "Giulia Ferrante", username: "giulia-starts" });
  await page.goto("/account/settings");
  await page.getByRole("region", { name: "Team" }).getByRole("link", { name: "Start a team" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is the team called?");
  await page.getByLabel("Name of the team").fill("Officina Brera");
  await expectAccessibleAndFit(page, "naming a team");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Which card is the pattern?");
  await expect(page.getByRole("radio", { name: /giulia-starts/ })).toBeChecked();
  await expectAccessibleAndFit(page, "choosing the pattern of a team");
  await page.getByRole("button", { name: "Start the team" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your team is ready" })).toBeVisible();
  await expectAccessibleAndFit(page, "a team right after its start");
  await page.getByRole("button", { name: "Make me a team card" }).click();
  await expect(page.getByText(/^Your team card is at \/c\//)).toBeVisible();
  await expect(page.getByRole("link", { name: "Team", exact: true })).toHaveAttribute("aria-current", "page");
});

test("who looks after a team finds people, corrects a card, and takes an invitation back", async ({
  signedInPage: page,
}) => {
  const started = await page.request.post("/api/team", { data: { name: "Officina Brera", cardid: null } });
  const { teamid, templateid } = await started.json();
  const text = "Anna Bellini <anna@officinabrera.example>\nNoor Bakker <noor@officinabrera.example>";
  await page.request.post(`/api/team/${teamid}/invitations`, { data: { templateid, text } });

  await page.goto("/team");
  await expect(page.getByRole("heading", { name: "Invitation not opened" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Noor Bakker/ })).toBeVisible();
  await expectAccessibleAndFit(page, "a team at a glance");

  await page.goto("/team/people");
  await page.getByLabel("Search people").fill("noor");
  await expect(page.getByText("1 of 3 people")).toBeVisible();
  await expectAccessibleAndFit(page, "people of a team, searched");
  await page.getByRole("button", { name: "More for Noor Bakker" }).click();
  await page.getByRole("menuitem", { name: "Take back the invitation" }).click();
  await expectAccessibleAndFit(page, "before an invitation is taken back");
  await page.getByRole("alertdialog").getByRole("button", { name: "Take back the invitation" }).click();
  await expectToast(page, "The invitation of Noor Bakker is taken back.");
  await expect(page.getByText("Nobody found for “noor”")).toBeVisible();

  await page.getByRole("button", { name: /^Show all/ }).click();
  await page.getByRole("link", { name: /Anna Bellini/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anna Bellini");
  await page.getByRole("button", { name: "Correct: Job title" }).click();
  await expectAccessibleAndFit(page, "correcting a field of somebody's card");
  await page.getByRole("textbox", { name: "Job title" }).fill("Client Relations");
  await page.keyboard.press("Enter");
  await expectToast(page, "Corrected.");
  await expect(page.getByText("Client Relations").first()).toBeVisible();
  await expectAccessibleAndFit(page, "a person of a team");
});
