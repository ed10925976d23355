import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { usernameKey } from "@visita/domain/card/username.rules";
import { EXAMPLE_ACCOUNT_ID } from "@visita/domain/site/example-account";
import type { AppContext } from "../core/app-context.ts";
import { hasProvider } from "../features/billing/billing.provider.ts";
import { startCheckout } from "../features/billing/checkout.service.ts";
import { findPlanStatus } from "../features/billing/subscription.service.ts";
import { addCard } from "../features/card/card.service.ts";
import { findCardSnapshot } from "../features/card/visible-card.service.ts";
import { serverFolder } from "../lib/installation.ts";
import { DEMO_PEOPLE, DEMO_TEAM, type DemoPerson } from "./demo-data.ts";
import { hasActivity, seedActivity } from "./seed-activity.ts";
import { seedConnections } from "./seed-connections.ts";
import { seedTeam } from "./seed-team.ts";

/** Older than the visits and links of seed-activity.ts, which go back a quarter. */
const AGE_MS = 100 * 24 * 60 * 60_000;

const IMAGES = join(serverFolder, "assets/demo");

/** On the first start, so that the product is not empty; a start that was stopped in the middle is completed by the next. */
export async function seedIfNew(context: AppContext, pause = async () => {}): Promise<void> {
  if ((await hasOtherAccounts(context)) || (await hasActivity(context.db, EXAMPLE_ACCOUNT_ID))) return;
  await pause();
  await seedDemo(context);
}

/** Idempotent. Returns how many cards were added. */
export async function seedDemo(context: AppContext): Promise<number> {
  const cards = new Map<string, string>();
  let added = 0;
  for (const person of DEMO_PEOPLE) {
    const known = await findCardSnapshot(context, usernameKey(person.username));
    // Somebody else's by now.
    if (known && known.ownerId !== person.id) continue;
    cards.set(person.id, known?.card.cardid ?? (await seedPerson(context, person)));
    if (!known) added += 1;
  }
  if (cards.has(EXAMPLE_ACCOUNT_ID)) {
    await seedTeam(context, DEMO_TEAM, cards.get(EXAMPLE_ACCOUNT_ID) as string);
    await seedConnections(context, EXAMPLE_ACCOUNT_ID);
    // The last: what is there tells the next start that nothing is missing.
    await seedActivity(context, EXAMPLE_ACCOUNT_ID, cards);
  }
  return added;
}

async function hasOtherAccounts({ db }: AppContext): Promise<boolean> {
  const demo = [DEMO_TEAM.id, ...[...DEMO_PEOPLE, ...DEMO_TEAM.people].map(({ id }) => id)];
  const other = await db.selectFrom("account").select("id").where("id", "not in", demo).limit(1).execute();
  return other.length > 0;
}

/** Returns the card's id. */
async function seedPerson(context: AppContext, person: DemoPerson): Promise<string> {
  await insertAccount(context, person);
  await buyPremium(context, person);
  const { cardid } = await addCard(context, person.id, {
    ...person.card,
    username: person.username,
    profilepic: await imageAsDataUrl(person.portrait),
    logo: await imageAsDataUrl(person.logo),
    contacts: { ...person.card.contacts },
  });
  await context.db
    .updateTable("card")
    .set({ created_at: context.now() - AGE_MS })
    .where("id", "=", cardid)
    .execute();
  return cardid;
}

async function insertAccount({ db, now }: AppContext, person: DemoPerson): Promise<void> {
  await db
    .insertInto("account")
    .values({
      id: person.id,
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      // No password matches this, so nobody can sign in to a demo account.
      password_hash: "none",
      email_verified_at: now(),
      created_at: now() - AGE_MS,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Only in the sandbox. With a real provider the demo cards are on the free plan. */
async function buyPremium(context: AppContext, { id, email }: DemoPerson): Promise<void> {
  const { sandbox } = context.billing;
  if (!sandbox || !hasProvider(context) || (await findPlanStatus(context, id)) === "active") return;
  const { premium } = await sandbox.listPlans();
  const planId = String(premium.find((plan) => plan.recurring.interval === "year")?.id);
  const order = { planId, offer: "premium", quantity: 1, page: "/subscription" } as const;
  const url = await startCheckout(context, { id, email }, order);
  await sandbox.ledger.payCheckout(String(url.split("/").at(-1)), false);
  await sandbox.settle();
}

async function imageAsDataUrl(file: string): Promise<string> {
  const bytes = await readFile(join(IMAGES, file));
  const type = extname(file) === ".png" ? "image/png" : "image/jpeg";
  return `data:${type};base64,${bytes.toString("base64")}`;
}
