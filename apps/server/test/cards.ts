import sharp from "sharp";
import type { RootDb } from "../src/db/database.ts";
import { aBrowser } from "./browser.ts";
import { signIn } from "./sign-in.ts";
import type { TestApp } from "./test-app.ts";

const DAY = 24 * 60 * 60 * 1000;

/** A small picture in one colour, as a data URL. */
export async function aPicture(background = "#336699", size = { width: 80, height: 100 }): Promise<string> {
  const bytes = await sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString("base64")}`;
}

/** Everything that a card must have; say only what the test is about. */
export async function cardFields(given: Record<string, unknown> = {}) {
  return {
    fullname: "Robin Sample",
    occupation: "Bookbinder",
    companyname: "Folded Sheet",
    bio: "I bind books by hand.",
    profilepic: await aPicture(),
    color: "blue-color-one",
    contacts: requiredContacts(),
    ...given,
  };
}

export function requiredContacts(): Record<string, { value: string; title?: string }> {
  return {
    phonenumber: { value: "+1 202 555 0142" },
    email: { value: "robin@foldedsheet.example" },
    sms: { value: "+1 202 555 0143" },
  };
}

/** Gives somebody the premium plan of the sandbox for a month. */
export async function givePremium(db: RootDb, accountId: string, now = Date.now()): Promise<void> {
  await db
    .insertInto("subscription")
    .values({
      id: `sub-of-${accountId}`,
      provider: "sandbox",
      account_id: accountId,
      customer_id: `cus_sbx_${accountId}`,
      price_id: "price_sbx_month",
      status: "active",
      period_end: now + 30 * DAY,
      cancel_at: null,
      past_due_since: null,
      ended_at: null,
      created_at: now,
      synced_at: now,
    })
    .execute();
}

export async function takePremium(db: RootDb, accountId: string): Promise<void> {
  await db.deleteFrom("subscription").where("account_id", "=", accountId).execute();
}

/** Somebody signed in, with the calls that this is about. */
export async function anOwner(
  app: TestApp,
  plan: "free" | "premium" = "free",
  given: Parameters<typeof signIn>[1] = {},
) {
  const browser = aBrowser(app);
  const { account, token } = await signIn(app.db, given, app.now());
  browser.cookies.set("sid", token);
  if (plan === "premium") await givePremium(app.db, account.id, app.now());
  return {
    id: account.id,
    email: account.email,
    browser,
    add: async (given: Record<string, unknown> = {}) =>
      browser.post("/api/card/add", await cardFields({ username: "robin", ...given })),
    update: async (cardid: string, given: Record<string, unknown> = {}) =>
      browser.put(`/api/card/updatecard/${cardid}`, await cardFields(given)),
    load: (cardid: string) => browser.get(`/api/card/getcarddataforupdate/${cardid}`),
    async list() {
      return (await browser.post("/api/card/getcards", { userid: account.id })).json().data;
    },
    async goPremium() {
      await givePremium(app.db, account.id, app.now());
      await app.billing.context.planChanged(app.db, account.id);
    },
    async goFree() {
      await takePremium(app.db, account.id);
      await app.billing.context.planChanged(app.db, account.id);
    },
  };
}

export type Owner = Awaited<ReturnType<typeof anOwner>>;
