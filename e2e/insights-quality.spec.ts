import type { Page } from "@playwright/test";
import type { Insights } from "@visita/domain/insight/insight.contract";
import type { NamedLink } from "@visita/domain/link/link.contract";
import { DESKTOP, expectAccessibleEverywhere, expectToFit } from "./accessibility.ts";
import { addCard, givePremium } from "./cards.ts";
import { expect, test, WHOLE } from "./fixtures.ts";
import { insightsOf, LONG_NAME, NONE } from "./sample-insights.ts";

const WIDTHS = [320, 390, 704, 1024, 1280];

async function showInsights(page: Page, insights: Insights) {
  await page.unrouteAll();
  await page.route("**/api/insights?*", (route) => route.fulfill({ json: insights }));
  await page.goto("/insights");
  await expect(page.getByRole("img", { name: /^Views and saves by/ })).toBeVisible();
}

test("insights are accessible and fit, with many visits, few and none", async ({
  signedInPage: page,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await givePremium(page, product);
  await addCard(page.request, { fullname: "Robin Sample", color: "goldenrod-color" });
  await page.goto("/insights");
  await expect(page.getByRole("heading", { name: "No one has opened your card yet" })).toBeVisible();
  await expectAccessibleEverywhere(page, "no visits");
  await expectToFit(page, WIDTHS, "no visits");

  await addCard(page.request, { fullname: "Robin Sample", occupation: "A".repeat(60) });
  await showInsights(page, insightsOf(1));
  await expectAccessibleEverywhere(page, "many visits");
  await expectToFit(page, WIDTHS, "many visits");
  // Each is named otherwise once it was pressed.
  const toggles = page.getByRole("button", { name: /^Show as table/ });
  while ((await toggles.count()) > 0) await toggles.first().click();
  await expectAccessibleEverywhere(page, "tables");
  await expectToFit(page, WIDTHS, "tables");

  await showInsights(page, insightsOf(54_321));
  await expectToFit(page, WIDTHS, "very many visits");
  const few = insightsOf(1);
  const series = few.series.map((point, at) => ({
    ...point,
    ...NONE,
    views: at > 27 ? 2 : 0,
    saves: at > 28 ? 1 : 0,
  }));
  await showInsights(page, { ...few, series, totals: { ...NONE, views: 4, saves: 1 } });
  await expectAccessibleEverywhere(page, "few visits");
});

test("the axes are labelled in the same size on every screen", WHOLE, async ({ signedInPage: page }) => {
  await addCard(page.request);
  await showInsights(page, insightsOf(1));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const label = page.getByRole("img", { name: /^Views and saves by/ }).getByText("Today");
    await expect(label).toHaveCSS("font-size", "13px");
    const [right, panelRight] = await label.evaluate((text) => {
      const panel = text.closest("section") as HTMLElement;
      return [text.getBoundingClientRect().right, panel.getBoundingClientRect().right];
    });
    expect(right).toBeLessThan(panelRight);
  }
});

test("links are accessible and fit, with all their dialogs", async ({ signedInPage: page, product }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await givePremium(page, product);
  const { cardid } = await addCard(page.request, { fullname: "Robin Sample" });
  const path = `/links?card=${cardid}`;
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "No links yet" })).toBeVisible();
  await expectAccessibleEverywhere(page, "no links");

  await page.getByRole("button", { name: "Make a link" }).click();
  const dialog = page.getByRole("dialog", { name: "Make a link" });
  await dialog.getByLabel("Name").fill(LONG_NAME);
  await expectAccessibleEverywhere(page, "new link");
  await dialog.getByLabel(/^Link/).fill("not an address");
  await dialog.getByRole("button", { name: "Make link" }).click();
  await expect(dialog.getByText("Use 2 to 30 characters: a-z, 0-9 and -.")).toBeVisible();
  await expectAccessibleEverywhere(page, "new link with a bad address");
  await dialog.getByLabel(/^Link/).fill("polimi");
  await dialog.getByRole("button", { name: "Make link" }).click();
  await page.emulateMedia({ colorScheme: "light" });
  // axe cannot tell the contrast on a pattern.
  const title = page.getByRole("dialog").getByRole("heading", { name: "Scan this link" });
  await expect(title).toHaveCSS("color", "rgb(255, 255, 255)");
  await expectAccessibleEverywhere(page, "code of a link");
  await expectToFit(page, [320, 390], "code of a link");
  await page.keyboard.press("Escape");

  await page.setViewportSize(DESKTOP);
  for (const item of ["Rename", "Last day"]) {
    await page.getByRole("button", { name: /^More for Politecnico/ }).click();
    await page.getByRole("menuitem", { name: item }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessibleEverywhere(page, item);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.setViewportSize(DESKTOP);
  }
  await page.getByRole("button", { name: /^More for Politecnico/ }).click();
  await page.getByRole("menuitem", { name: "End" }).click();
  await expect(page.getByRole("list", { name: "Ended links" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("list", { name: "Live links" })).toBeVisible();

  await page.route(`**/api/card/links/${cardid}`, async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { links: NamedLink[] };
    const [link] = list.links;
    if (!link) throw new Error("there is no link");
    const numbers = { views: 1_234_567, saves: 48_000, details: 11 };
    const ended = { ...link, ...numbers, linkid: "ended", overSince: "2025-01-12" };
    await route.fulfill({ json: { ...list, links: [{ ...link, ...numbers }, ended] } });
  });
  await page.reload();
  await expect(page.getByRole("list", { name: "Ended links" })).toBeVisible();
  await expectAccessibleEverywhere(page, "links");
  await expectToFit(page, WIDTHS, "links");
});
