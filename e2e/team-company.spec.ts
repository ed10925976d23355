import type { Page } from "@playwright/test";
import { expectAccessibleEverywhere, expectToFit } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";

test.use({ locale: "en-GB" });

const COLLEAGUES = [
  "Kwame Asante <kwame@officinabrera.example>",
  "noor.bakker@officinabrera.example",
  "Luca Moretti, luca.m@officinabrera.example",
  "Jörg Brückner joerg@officinabrera.example",
  "Émile Lefèvre\temile@officinabrera.example\tBuyer, wood",
  "Ana Paz; ana@officinabrera.example",
  "Ingrid Solberg <ingrid@officinabrera.example>, Sunniva Haug <sunniva@officinabrera.example>",
  "Luca Moretti <luca@officinabrera.example>",
  "山田 太郎 <taro@officinabrera.example>",
  "Beatriz Nogueira <beatriz@officinabrera.example>",
];

const SHEET = `Nome e cognome,E-mail,Ruolo,Sede
Giovanna D’Angelo,giovanna@officinabrera.example,Buyer,Milano
Hans Wrong,hans@officinabrera,Press,Cantù
Petra Lindqvist,petra@officinabrera.example,,Milano
Kwame Asante,kwame@officinabrera.example,Designer,Milano
`;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("an owner gives a company of twelve their cards: a pasted list, one payment, and a file with wrong rows", async ({
  signedInPage: page,
}) => {
  const team = await (
    await page.request.post("/api/team", { data: { name: "Officina Brera", cardid: null } })
  ).json();
  const own = await page.request.post(`/api/team/${team.teamid}/card`, {
    data: { templateid: team.templateid },
  });
  const usernames: string[] = [(await own.json()).username];
  const isLive = async (username: string) => (await page.request.get(`/c/${username}`)).status() === 200;

  const invite = async () => {
    await page.goto("/team/people");
    await button(page, "Invite people").first().click();
    await expect(page.getByRole("dialog", { name: "Invite people" })).toBeVisible();
  };
  const list = page.getByRole("textbox", { name: /^Names and email addresses/ });

  await invite();
  await list.fill([...COLLEAGUES, "joerg@officinabrera"].join("\n"));
  await expect(page.getByText("11 people found.")).toBeVisible();
  await expect(page.getByText("joerg@officinabrera is not an email address.")).toBeVisible();
  await expectAccessibleEverywhere(page, "a pasted list");
  await expectToFit(page, [320], "a pasted list");
  await button(page, "Check 11 people").click();
  await button(page, "Show 6 more").click();
  await expect(page.getByText("luca-moretti is taken")).toBeVisible();
  await button(page, "Change the link of 山田 太郎").click();
  await page.getByRole("textbox", { name: "Link of the card" }).fill("taro-yamada");
  await button(page, "Save").click();
  await expect(page.getByText("/c/taro-yamada")).toBeVisible();
  await expectAccessibleEverywhere(page, "the links of a list");
  await expectToFit(page, [320], "the links of a list");

  // Three cards are free, and twelve are wanted.
  await button(page, "Invite 11 people").click();
  await expect(page.getByText("You need a plan for 12.")).toBeVisible();
  await expectAccessibleEverywhere(page, "the plan of a team");
  await button(page, "Go to payment").click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await page.getByRole("radio", { name: "Pays", exact: true }).check();
  await button(page, /^Pay /).click();
  await expect(page).toHaveURL(/\/team/);
  await invite();
  await expect(list).toHaveValue(/Kwame Asante/);
  await button(page, "Check 11 people").click();
  await button(page, "Invite 11 people").click();
  const made = page.getByRole("dialog", { name: "11 cards are made" });
  await expect(made).toBeVisible();
  await expectAccessibleEverywhere(page, "links of cards that were made");
  const links = await made.getByRole("link").allInnerTexts();
  usernames.push(...links.map((link) => link.replace("/c/", "")));
  expect(new Set(usernames).size).toBe(12);
  for (const username of usernames) expect(await isLive(username), username).toBe(true);
  await button(page, "Done").click();

  // Two more come from a file, whose other rows are named; now there is a price for what is added.
  await page.goto("/team/people/invite");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "colleghi.csv", mimeType: "text/csv", buffer: Buffer.from(SHEET) });
  await expect(page.getByText("colleghi.csv, 4 rows.")).toBeVisible();
  await expect(page.getByText("hans@officinabrera is not an email address.")).toBeVisible();
  await expect(page.getByText("Is in the team already.")).toBeVisible();
  await expectAccessibleEverywhere(page, "an invitation from a file");
  await expectToFit(page, [320], "an invitation from a file");
  await button(page, "Invite 2 people").click();
  await expect(page.getByText(/^2 more people, \$12 a month from today, \$[\d.]+ now\.$/)).toBeVisible();
  await expectAccessibleEverywhere(page, "the price of more people");
  await button(page, /^Pay \$[\d.]+ and invite$/).click();
  await expect(page.getByRole("dialog", { name: "2 cards are made" })).toBeVisible();
  expect(await isLive("giovanna-d-angelo")).toBe(true);
  await button(page, "Done").click();
  await expect(page).toHaveURL(/\/team\/people$/);
});
