import type { RootDb } from "../../apps/server/src/db/database.ts";
import { premiumRow } from "../harness/accounts.ts";
import { seededUsername, settleDatabase } from "../harness/seed.ts";

// SQLite takes at most 32,766 parameters per statement; the widest row here has 12.
const ROWS_PER_STATEMENT = 2_000;
const MINUTE_MS = 60_000;

const REPORTS = 10_000;
const REPORTED_CARDS = 4_000;
const TAKEDOWNS = 10_000;
const REVIEWS = 10_000;
const AUDIT_ROWS = 10_000;
const SUBSCRIPTIONS = 50_000;

/** Seeded cards of their own for each list, so that every list has as many rows as it says. */
const FIRST_TAKEN_DOWN = REPORTED_CARDS;
const FIRST_REVIEWED = FIRST_TAKEN_DOWN + TAKEDOWNS;

/** What the lists of /admin show. Needs 24,000 seeded cards, and so many accounts with the ids account-0, account-1, … */
export async function seedAdminRows(db: RootDb, accounts: number): Promise<void> {
  const now = Date.now();
  await inBatches(REPORTS, (numbers) =>
    db
      .insertInto("card_report")
      .values(numbers.map((number) => reportRow(number, now)))
      .execute(),
  );
  await inBatches(TAKEDOWNS, (numbers) => takeDown(db, numbers, now));
  await inBatches(REVIEWS, (numbers) =>
    db
      .insertInto("card_review")
      .values(
        numbers.map((number) => ({
          card_id: cardId(FIRST_REVIEWED + number),
          suspicion: "Looks like a known brand: paypal",
          queued_at: now - number * MINUTE_MS,
          reviewed_at: null,
        })),
      )
      .execute(),
  );
  await inBatches(AUDIT_ROWS, (numbers) => audit(db, numbers, now));
  const step = Math.floor(accounts / SUBSCRIPTIONS);
  await inBatches(SUBSCRIPTIONS, (numbers) =>
    db
      .insertInto("subscription")
      .values(numbers.map((number) => premiumRow(`account-${number * step}`, now)))
      .execute(),
  );
  await settleDatabase(db);
}

/** The reports of every second card are decided. */
function reportRow(number: number, now: number) {
  const card = number % REPORTED_CARDS;
  const isClosed = card % 2 === 1;
  return {
    id: `report-${number}`,
    card_id: cardId(card),
    reason: "fraud",
    body: "It asks for my password.",
    reporter_email: isClosed ? null : `witness-${number}@person.example`,
    language: "en",
    network_hash: isClosed ? null : `network-${number}`,
    created_at: now - number * MINUTE_MS,
    closed_at: isClosed ? now : null,
    outcome: isClosed ? ("left_up" as const) : null,
  };
}

async function takeDown(db: RootDb, numbers: readonly number[], now: number): Promise<void> {
  const ids = numbers.map((number) => cardId(FIRST_TAKEN_DOWN + number));
  await db
    .updateTable("card")
    .set({ taken_down_at: now, taken_down_as: "removed" })
    .where("id", "in", ids)
    .execute();
  const rows = ids.map((id) => ({
    id: `takedown-of-${id}`,
    card_id: id,
    reason: "Fraud",
    told: "It asks for passwords.",
    created_at: now,
    answer: null,
    answered_at: null,
    put_back_at: null,
  }));
  await db.insertInto("card_takedown").values(rows).execute();
}

/** Half of what was done was done to a card, half to an account. */
async function audit(db: RootDb, numbers: readonly number[], now: number): Promise<void> {
  const isOfAccount = (number: number) => number % 2 === 1;
  const subjects = numbers
    .filter(isOfAccount)
    .map((number) => ({ id: `subject-${number}`, account_id: `account-${number}` }));
  await db.insertInto("admin_subject").values(subjects).execute();
  const rows = numbers.map((number) => ({
    id: `audit-${number}`,
    created_at: now - number * MINUTE_MS,
    actor: "admin@visita.example",
    action: isOfAccount(number) ? "suspended" : "took_down",
    target_id: isOfAccount(number) ? `subject-${number}` : cardId(FIRST_TAKEN_DOWN + number),
    target: isOfAccount(number) ? "" : `/c/${seededUsername(FIRST_TAKEN_DOWN + number)}`,
    reason: "Fraud",
    detail: "",
  }));
  await db.insertInto("admin_audit").values(rows).execute();
}

/** As `seedCards` names them. */
function cardId(index: number): string {
  return `card-${index}`;
}

async function inBatches(
  count: number,
  store: (numbers: readonly number[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < count; from += ROWS_PER_STATEMENT) {
    const length = Math.min(ROWS_PER_STATEMENT, count - from);
    await store(Array.from({ length }, (_, at) => from + at));
  }
}
