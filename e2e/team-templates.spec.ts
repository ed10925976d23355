import { expectAccessibleEverywhere, expectToFit } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";

test("an admin changes a template, sees what that does to its cards, and takes it back", async ({
  signedInPage: page,
}) => {
  const { teamid, templateid } = await (
    await page.request.post("/api/team", { data: { name: "Officina Brera", cardid: null } })
  ).json();
  const text = "Ines Duarte <ines@officinabrera.example>";
  await page.request.post(`/api/team/${teamid}/invitations`, { data: { templateid, text } });

  await page.goto("/team/templates");
  await expect(page.getByText("1 of 50, each with its own look")).toBeVisible();
  await expectAccessibleEverywhere(page, "the templates of a team");
  await expectToFit(page, [320], "the templates of a team");

  await page.getByRole("link", { name: /^Edit/ }).click();
  await expect(page.getByRole("heading", { name: /Their photo/ })).toBeFocused();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("textbox", { name: "Company" }).fill("Brera & Figli");
  await page.getByRole("group", { name: "Job title" }).getByText("The same for everybody").click();
  await page.getByRole("textbox", { name: "Job title" }).fill("Maker");
  await expectAccessibleEverywhere(page, "a step of the editor of a template");
  await expectToFit(page, [320], "a step of the editor of a template");
  await page.getByRole("button", { name: "Look it over" }).click();
  await expect(page.getByText("The same for everybody, Maker")).toBeVisible();
  await expectAccessibleEverywhere(page, "the last step of the editor of a template");
  await expectToFit(page, [320], "the last step of the editor of a template");
  await page.getByRole("button", { name: "Save, 1 card" }).click();

  await expect(page).toHaveURL("/team/templates");
  const shown = async () => (await page.request.get("/api/card/ines-duarte")).json();
  expect(await shown()).toMatchObject({ occupation: "Maker", companyname: "Brera & Figli" });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/is as it was\. 1 card shows it\./)).toBeVisible();
  expect(await shown()).toMatchObject({ occupation: "" });

  await page.goto("/team/activity");
  await expect(page.getByText("Undid a change of a template")).toBeVisible();
  await expectAccessibleEverywhere(page, "what was done for a team");
  await expectToFit(page, [320], "what was done for a team");
});
