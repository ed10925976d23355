import { PlainError } from "../lib/plain-error.mjs";
import { settle } from "./visitors.mjs";

const DESK = { width: 1280, height: 1000 };
const PHONE = { width: 390, height: 844 };

/** Cards as the product draws them, as markup that the stages put together. */
export async function collectFragments({ visit }) {
  const landscape = new Map();
  for (const account of ["demo-account", "demo-account-kwame", "demo-account-ingrid"]) {
    await visit({ account, viewport: DESK, scale: 1 }, async (page) => {
      await page.goto("/dashboard");
      await page.locator("main .business-card").first().waitFor();
      await settle(page);
      const found = await page
        .locator("main .business-card")
        .evaluateAll((cards) => cards.map((card) => [card.dataset.card, card.outerHTML]));
      for (const [color, html] of found) landscape.set(color, html);
    });
  }
  const cardIn = (color) => {
    const html = landscape.get(color);
    if (!html) throw new PlainError(`No demo card has the colour ${color}.`);
    return html;
  };
  return { cardIn, keptCard: await keptCard(visit) };
}

/** Giulia's card as a favourite: its corner is turned. */
function keptCard(visit) {
  return visit({ account: "demo-account-ingrid", viewport: PHONE, scale: 1 }, async (page) => {
    await page.goto("/c/demo");
    await settle(page);
    const bookmark = page.locator(".card-bookmark button");
    await bookmark.click();
    await page.locator(".card-bookmark button[aria-pressed=true]").waitFor();
    await settle(page);
    return page.locator(".card-view").evaluate((card) => card.outerHTML);
  });
}
