/** Cards, plans and sessions that a test needs beforehand, made through the API or in the database. */
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import type { Product } from "./product.ts";

let usernames = 0;

/** Unique on this worker's server. */
export function newUsername(): string {
  usernames += 1;
  return `card-${usernames}-${process.pid}`;
}

export async function addCard(request: APIRequestContext, given: Record<string, unknown> = {}) {
  // Imported late, so that tests of the public pages do not load the server's code.
  const { cardFields } = await import("../tools/harness/cards.ts");
  const data = await cardFields({ username: newUsername(), ...given });
  const response = await request.post("/api/card/add", { data });
  expect(response.status()).toBe(201);
  return (await response.json()) as { username: string; cardid: string };
}

/** A card of somebody else, among the favourites of the page's account. */
export async function addFavourite(page: Page, product: Product, fullname: string) {
  const context = await page.context().browser()?.newContext({ baseURL: product.url });
  if (!context) throw new Error("The page belongs to no browser");
  const owner = await context.newPage();
  await signIn(owner, product);
  const card = await addCard(owner.request, { fullname });
  await context.close();
  const response = await page.request.post("/api/com/addfavourite", { data: { cardid: card.cardid } });
  expect(response.status()).toBe(200);
  return card;
}

export const storedCard = async (page: Page, cardid: string) =>
  (await page.request.get(`/api/card/getcarddataforupdate/${cardid}`)).json();

export const ownId = async (page: Page): Promise<string> =>
  (await (await page.request.get("/api/auth/user")).json()).user.userid;

export async function changePlan(page: Page, product: Product, change: "givePremium" | "takePremium") {
  const accounts = await import("../tools/harness/accounts.ts");
  const userid = await ownId(page);
  await withDatabase(product, (db) => accounts[change](db, userid));
}

export const givePremium = (page: Page, product: Product) => changePlan(page, product, "givePremium");

/** Signs the page's browser in with a new account. */
export async function signIn(page: Page, product: Product) {
  const { createSignedInSession } = await import("../tools/harness/accounts.ts");
  const session = await createSignedInSession({ kind: "sqlite", file: product.databaseFile });
  await setSession(page, product, session.cookieValue);
  return session;
}

/** Another session of an account, as if begun at `now`. */
export async function signInAgain(
  page: Page,
  product: Product,
  userid: string,
  now = Date.now(),
): Promise<void> {
  const { beginSession } = await import("../apps/server/src/features/account/sessions/session.service.ts");
  await setSession(page, product, await withDatabase(product, (db) => beginSession(db, userid, now)));
}

async function setSession(page: Page, product: Product, value: string): Promise<void> {
  await page.context().addCookies([{ name: "sid", value, url: product.url }]);
}

type Database = ReturnType<typeof import("../apps/server/src/db/database.ts").openDatabase>;

async function withDatabase<Result>(
  product: Product,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { openDatabase } = await import("../apps/server/src/db/database.ts");
  const db = openDatabase({ kind: "sqlite", file: product.databaseFile });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Goes through the steps of the editor. The last one has no way on, so a press may find no button. */
export async function goOnUntil(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    if (await wanted.isVisible()) return;
    await page.getByRole("button", { name: "Next" }).click({ timeout: 1_000 });
    await expect(wanted).toBeVisible({ timeout: 500 });
  }).toPass();
}
