import type { TeamInsights } from "@visita/domain/team/team-insight.contract";
import { expectAccessibleEverywhere, expectToFit } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { insightsOf, LONG_NAME, NONE } from "./sample-insights.ts";
import { DELIVERIES, DELIVERY, HOOK } from "./sample-webhook.ts";

const WIDTHS = [320, 390, 1280];
const { cards: _, ...JOINT } = insightsOf(1);
const FIGURES: TeamInsights = {
  ...JOINT,
  cards: 120,
  people: Array.from({ length: 12 }, (__, at) => ({
    ...NONE,
    personid: `p${at}`,
    name: at === 0 ? "Oluwaseun Adébáyọ̀-Whitfield" : "佐藤 美咲",
    occupation: "Director of Collections",
    profilepic: null,
    color: "goldenrod-color",
    views: 240 - at,
    saves: 80,
    details: 12,
  })),
  templates: [
    { ...NONE, templateid: "s", name: LONG_NAME, color: "blue-color-one", people: 24, views: 1_388 },
  ],
  links: [{ linkid: "l1", name: LONG_NAME, slug: "salone", cards: 38, lastDay: "2027-04-30", views: 497 }],
};

test("what a team sees is accessible and fits: insights, links, webhooks, and contacts that are shared", async ({
  signedInPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const started = await page.request.post("/api/team", { data: { name: "Officina Brera", cardid: null } });
  const { teamid, templateid } = await started.json();
  await page.request.post(`/api/team/${teamid}/card`, { data: { templateid } });

  await page.route("**/api/team/*/insights?*", (route) => route.fulfill({ json: FIGURES }));
  await page.goto(`/insights?team=${teamid}`);
  await expect(page.getByRole("img", { name: /^Views and saves by/ })).toBeVisible();
  await expectAccessibleEverywhere(page, "insights of a team");
  await expectToFit(page, WIDTHS, "insights of a team");

  await page.goto("/team/links");
  await page.getByRole("button", { name: "Make a link" }).click();
  await page.getByRole("textbox", { name: /^Name/ }).fill("Salone 2027");
  await expectAccessibleEverywhere(page, "a new link for all cards");
  await page.getByRole("button", { name: "Make link" }).click();
  await expect(page.getByRole("heading", { name: "Salone 2027" })).toBeVisible();
  await expectAccessibleEverywhere(page, "links of all cards");
  await expectToFit(page, WIDTHS, "links of all cards");
  await page.getByRole("button", { name: "Salone 2027, by person" }).locator("visible=true").click();
  await expect(page.getByRole("table", { name: "Salone 2027, by person" })).toBeVisible();
  await expectAccessibleEverywhere(page, "a link by person");

  const hooks = `**/api/team/${teamid}/webhooks/w1`;
  await page.route(hooks, (route) => route.fulfill({ json: HOOK }));
  await page.route(`${hooks}/deliveries`, (route) =>
    route.fulfill({ json: { deliveries: DELIVERIES, hasMore: false } }),
  );
  await page.route(`${hooks}/deliveries/m2`, (route) => route.fulfill({ json: DELIVERY }));
  await page.goto("/team/settings/webhooks/w1");
  await page.getByRole("button", { name: /contact\.left/ }).click();
  await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();
  await expectAccessibleEverywhere(page, "a webhook of a team");
  await expectToFit(page, WIDTHS, "a webhook of a team");

  await page.request.put(`/api/team/${teamid}/sharing`, { data: { shared: true } });
  await page.goto(`/contacts?shared=${teamid}`);
  await expect(page.getByText("Nobody has left their details yet")).toBeVisible();
  await expectAccessibleEverywhere(page, "no shared contacts");
  await expectToFit(page, WIDTHS, "no shared contacts");
});
