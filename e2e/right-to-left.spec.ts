import type { Locator, Page } from "@playwright/test";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { DESKTOP } from "./accessibility.ts";
import { untilReady } from "./accounts.ts";
import { addCard } from "./cards.ts";
import { expect, test } from "./fixtures.ts";

test.use({ locale: "ar", viewport: DESKTOP });

async function openExample(page: Page, path: string) {
  await page.goto("/");
  const response = await page.request.post("/dev/example", {
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  await page.goto(path);
}

/** The letters of a text in the order in which they are drawn, from left to right. */
const drawnText = (text: Locator) =>
  text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const drawn: { letter: string; left: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const [place, letter] of [...(node.textContent ?? "")].entries()) {
        const range = new Range();
        range.setStart(node, place);
        range.setEnd(node, place + 1);
        drawn.push({ letter, left: range.getBoundingClientRect().left });
      }
    }
    drawn.sort((one, other) => one.left - other.left);
    return drawn.map(({ letter }) => letter).join("");
  });

async function leftOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error("not drawn");
  return box.x;
}

test("time in a chart runs from right to left", async ({ page }) => {
  await openExample(page, "/insights");
  const chart = page.locator("svg.chart");
  const today = chart.getByText((await insightTexts.load("ar"))("today"), { exact: true });
  const zero = chart.getByText("0", { exact: true });
  await expect(today).toBeVisible();
  const peak = await leftOf(chart.locator(".chart-dot").first());
  expect(await leftOf(zero)).toBeGreaterThan(peak);
  expect(await leftOf(today)).toBeLessThan(peak);
  expect(await leftOf(chart.locator(".chart-open"))).toBeLessThan(peak);
});

test("paths, emails and phone numbers run from left to right", async ({ page }) => {
  await openExample(page, "/dashboard");
  const card = page.locator('main a[href^="/c/"]').first();
  await expect(card).toBeVisible();
  expect(await drawnText(card)).toBe(await card.getAttribute("href"));
  await page.goto("/contacts");
  const phone = page.getByRole("main").getByText(/^\+/).first();
  await expect(phone).toBeVisible();
  expect(await drawnText(phone)).toMatch(/^\+/);
});

test("the digits of a code stand from left to right", async ({ page, product }) => {
  const { createSignedInSession } = await import("../tools/harness/accounts.ts");
  const { user } = await createSignedInSession({ kind: "sqlite", file: product.databaseFile });
  await page.goto("/auth/forgot/password");
  await untilReady(page);
  await page.locator("input[type=email]").fill(user.email);
  await page.locator("main button[type=submit]").click();
  const digits = page.locator("fieldset input");
  await expect(digits).toHaveCount(6);
  await digits.first().click();
  await page.keyboard.type("12");
  await expect(digits.nth(1)).toHaveValue("2");
  expect(await leftOf(digits.nth(0))).toBeLessThan(await leftOf(digits.nth(1)));
  await page.keyboard.press("ArrowLeft");
  await expect(digits.nth(1)).toBeFocused();
});

test("arrow keys choose what lies that way", async ({ signedInPage: page }) => {
  const { cardid } = await addCard(page.request);
  await page.goto(`/cards/${cardid}/kit/signature`);
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Gmail").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tab("Outlook")).toBeFocused();
  expect(await leftOf(tab("Outlook"))).toBeLessThan(await leftOf(tab("Gmail")));
  await page.keyboard.press("ArrowRight");
  await expect(tab("Gmail")).toBeFocused();
});
