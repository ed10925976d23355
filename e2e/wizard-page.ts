import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { drawPicture } from "./pictures.ts";
import type { Product } from "./product.ts";

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };
let cards = 0;

/** A name that no other card of this server has. */
export function newUsername(): string {
  cards += 1;
  return `wizard-${cards}-${process.pid}`;
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
export const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true }).click();
export const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
export const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

export async function openWizard(page: Page): Promise<void> {
  await page.goto("/b/c");
  await expect(heading(page, "Your photo")).toBeVisible();
}

export async function goTo(page: Page, step: string): Promise<void> {
  await page.getByRole("button", { name: /Step \d+ of \d+$/ }).click();
  await page.getByRole("menuitem", { name: new RegExp(step) }).click();
  await expect(heading(page, step)).toBeFocused();
}

export async function choosePhoto(page: Page): Promise<void> {
  const buffer = await drawPicture(page, { width: 200, height: 250, left: "red", right: "blue" });
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose photo" }).click();
  await (await chooser).setFiles({ name: "me.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Use photo" }).click();
  await expect(page.getByRole("button", { name: "Replace photo" })).toBeVisible();
}

export async function fillPerson(page: Page, fullname: string): Promise<void> {
  await box(page, "Full name").fill(fullname);
  await box(page, "Occupation").fill("Analyst");
  await box(page, "Company").fill("Engines");
  await box(page, "Bio").fill("I count.");
}

export async function fillContacts(page: Page): Promise<void> {
  await box(page, "Phone").fill("+39 02 5550 0142");
  await box(page, "Email").fill("ada@engines.example");
  await box(page, "SMS").fill("+39 02 5550 0142");
}

export async function addCard(page: Page, fullname: string) {
  const { cardFields } = await import("../harness/cards.ts");
  const data = await cardFields({ username: newUsername(), fullname });
  const answer = await page.request.post("/api/card/add", { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).cardid as string;
}

export const storedCard = async (page: Page, cardid: string) =>
  (await page.request.get(`/api/card/getcarddataforupdate/${cardid}`)).json();

export const ownId = async (page: Page): Promise<string> =>
  (await (await page.request.get("/api/auth/user")).json()).user.userid;

async function openDatabaseOf(product: Product) {
  const { openDatabase } = await import("../apps/server/src/db/database.ts");
  return openDatabase({ kind: "sqlite", file: product.databaseFile });
}

export async function changePlan(page: Page, product: Product, change: "givePremium" | "takePremium") {
  const accounts = await import("../harness/accounts.ts");
  const db = await openDatabaseOf(product);
  await accounts[change](db, await ownId(page));
  await db.destroy();
}

export const goPremium = (page: Page, product: Product) => changePlan(page, product, "givePremium");

/** Another session of somebody who was signed in before. */
export async function signInAgain(page: Page, product: Product, userid: string): Promise<void> {
  const { beginSession } = await import("../apps/server/src/features/account/session.service.ts");
  const db = await openDatabaseOf(product);
  const value = await beginSession(db, userid, Date.now());
  await db.destroy();
  await page.context().addCookies([{ name: "sid", value, url: product.url }]);
}

export async function edit(page: Page, fullname: string): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: `Edit card of ${fullname}` }).click();
  await expect(heading(page, "Your photo")).toBeVisible();
}

export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  expect(found, what).toEqual([]);
}
