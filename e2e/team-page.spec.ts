import { expectAccessibleAndFit, expectAccessibleEverywhere, expectToFit } from "./accessibility.ts";
import { expectToast } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

// The page of a deleted team is answered with 410.
test.use({ allowedConsoleErrors: [/status of 4\d\d/] });

/** One round trip of a new connection: ten segments of 1,400 bytes. */
const FIRST_FLIGHT_BYTES = 14_000;

test("an owner shows the team on a page of its own, pays for it, and deletes it", async ({
  signedInPage: page,
  browser,
  product,
}) => {
  const { teamid, templateid } = await (
    await page.request.post("/api/team", { data: { name: "Officina Brera", cardid: null } })
  ).json();
  await page.request.post(`/api/team/${teamid}/card`, { data: { templateid } });

  await page.goto("/team/settings");
  await page.getByLabel("One line").fill("Furniture and light from Milano");
  await page.getByRole("region", { name: "Name" }).getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Saved.");
  await page.getByRole("switch", { name: "Show the page" }).click();
  await page.getByRole("switch", { name: "Show me on the page of the team" }).click();
  await expect(page.getByText("1 of 1 person agreed to be shown.")).toBeVisible();
  await expectAccessibleAndFit(page, "the settings of a team");

  const visitor = await browser.newPage({ javaScriptEnabled: false, baseURL: product.url });
  const response = await visitor.goto("/t/officina-brera");
  const { responseBodySize, responseHeadersSize } = (await response?.request().sizes()) ?? {};
  expect(Number(responseBodySize) + Number(responseHeadersSize)).toBeLessThan(FIRST_FLIGHT_BYTES);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Officina Brera");
  await expect(visitor.locator("main li a[href^='/c/']")).toHaveCount(1);
  await visitor.getByRole("searchbox", { name: "Name or job title" }).fill("nobody at all");
  await visitor.getByRole("button", { name: "Search" }).click();
  await expect(visitor.getByRole("heading", { level: 2 })).toHaveText("Nobody found for “nobody at all”");
  await visitor.getByRole("link", { name: "Show 1 person" }).click();
  await expect(visitor.locator("main li a[href^='/c/']")).toHaveCount(1);
  await visitor.close();
  await page.goto("/t/officina-brera");
  await expectAccessibleEverywhere(page, "the page of a team");
  await expectToFit(page, [320], "the page of a team");

  await page.goto("/team/billing");
  await expect(page.getByText("of 3 free seats")).toBeVisible();
  await expectAccessibleAndFit(page, "billing of a team without a plan");
  await page.getByRole("button", { name: /^Pay monthly/ }).click();
  await page.getByRole("button", { name: /pay/i }).click();
  await expect(page.getByText("Your plan is active.")).toBeVisible();
  await expect(page.getByText("of 1 paid seat")).toBeVisible();
  await page.getByRole("button", { name: "Add seats" }).click();
  await page.getByLabel("How many more people?").fill("2");
  await page.getByRole("button", { name: "Show the price" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Pay \$/ })
    .click();
  await expectToast(page, "There is room for 3 people now.");
  await expectAccessibleAndFit(page, "billing of a team");

  await page.goto("/team/settings");
  await page.getByRole("button", { name: "Delete the team" }).click();
  await page.getByLabel("Type Officina Brera to confirm").fill("Officina Brera");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete the team" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Officina Brera is deleted");
  expect((await page.request.get("/t/officina-brera")).status()).toBe(410);
});
