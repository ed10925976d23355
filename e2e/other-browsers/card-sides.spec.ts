import { createSignedInSession } from "../../tools/harness/accounts.ts";
import { cardFields } from "../../tools/harness/cards.ts";
import type { Product } from "../product.ts";
import { TWO_SIDES } from "../two-sided-card.ts";
import { expect, test } from "./fixtures.ts";
import { click, openCard } from "./page.ts";

async function addCard({ url, databaseFile }: Product, username: string): Promise<void> {
  const session = await createSignedInSession({ kind: "sqlite", file: databaseFile });
  const answer = await fetch(`${url}/api/card/add`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: url,
      cookie: `${session.cookieName}=${session.cookieValue}`,
    },
    body: JSON.stringify(await cardFields({ ...TWO_SIDES, username })),
  });
  expect(answer.status).toBe(201);
}

test("a press turns the card in place, there and back", async ({ drivenPage: page, product }) => {
  await addCard(product, "turning");
  await openCard(page, `${product.url}/c/turning?side=1`);
  const shown = () =>
    page.evaluate(() => ({
      name: document.querySelector("h1")?.textContent,
      side: location.search,
      title: document.title.split(",")[0],
      isMarked: document.documentElement.dataset["same"] === "yes",
      moving: document.getAnimations().length,
    }));
  // Gone if another page were loaded.
  await page.evaluate(() => {
    document.documentElement.dataset["same"] = "yes";
  });
  const hasScript = () =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/turn-card-")),
    );
  await expect.poll(hasScript).toBe(true);
  await click(page, "[data-turn]", "Turn over, English");
  const back = { name: "Aoi Morita", side: "?side=2", title: "Aoi Morita" };
  await expect.poll(shown).toMatchObject({ ...back, isMarked: true, moving: 0 });
  await click(page, "[data-turn]", "Turn over, 日本語");
  const front = { name: "森田 あおい", side: "?side=1", title: "森田 あおい" };
  await expect.poll(shown).toMatchObject({ ...front, isMarked: true, moving: 0 });
});
