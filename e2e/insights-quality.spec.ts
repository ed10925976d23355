import type { Page } from "@playwright/test";
import type { Insights } from "@visita/domain/insight/insight.contract";
import type { NamedLink } from "@visita/domain/link/link.contract";
import { DESKTOP, expectAccessibleEverywhere, expectToFit } from "./accessibility.ts";
import { addCard, givePremium } from "./cards.ts";
import { expect, test, WHOLE } from "./fixtures.ts";

const LONG_NAME = "Politecnico di Milano, Corso di Laurea Magistrale in Design!";
const WIDTHS = [320, 390, 704, 1024, 1280];
const NONE = { views: 0, visitors: 0, saves: 0, details: 0 };

const VIEWS = [
  9, 12, 11, 4, 3, 10, 13, 15, 12, 9, 5, 4, 11, 14, 18, 24, 41, 61, 88, 54, 31, 19, 12, 6, 3, 2, 5, 6, 7, 5,
];

function insightsOf(scale: number, change: Partial<Insights> = {}): Insights {
  const series = VIEWS.map((views, index) => ({
    day: new Date(Date.UTC(2026, 2, 25 + index)).toISOString().slice(0, 10),
    views: views * scale,
    visitors: Math.round(views * scale * 0.8),
    saves: Math.round((views * scale) / 3),
    details: index === 18 ? 2 * scale : 0,
    mostly: index === 18 ? LONG_NAME : null,
  }));
  const sum = (figure: keyof typeof NONE) => series.reduce((all, point) => all + point[figure], 0);
  const totals = {
    views: sum("views"),
    visitors: sum("visitors"),
    saves: sum("saves"),
    details: sum("details"),
  };
  return {
    from: "2026-03-25",
    to: "2026-04-23",
    countedSince: "2025-01-01",
    totals,
    before: {
      ...totals,
      views: 10,
      visitors: 0,
      saves: totals.saves + 7,
      from: "2026-02-23",
      to: "2026-03-24",
    },
    series,
    sources: [
      { ...NONE, source: "qr", linkid: null, name: null, views: 186 * scale },
      { ...NONE, source: "link", linkid: "l1", name: LONG_NAME, views: 131 * scale },
      { ...NONE, source: "direct", linkid: null, name: null, views: 84 * scale },
      ...Array.from({ length: 9 }, (_, at) => ({
        ...NONE,
        source: "link" as const,
        linkid: `m${at}`,
        name: `東京デザインウィーク ${at}`,
        views: 3 * scale,
      })),
    ],
    taps: [
      { channel: "phonenumber", count: 96 * scale },
      { channel: "linkedin", count: 33 * scale },
      { channel: "paypal", count: scale },
    ],
    shares: [{ target: "whatsapp", count: 7 * scale }],
    qrOpened: 64 * scale,
    devices: { phone: 82, tablet: 3, desktop: 15 },
    cards: [],
    ...change,
  };
}

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
