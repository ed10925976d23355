import { sql } from "kysely";
import type { RootDb } from "../../apps/server/src/db/database.ts";
import { confirmDevice } from "../../apps/server/src/features/account/sign-in/device.service.ts";
import { cookieOf } from "../harness/accounts.ts";
import { cardFields } from "../harness/cards.ts";
import type { HttpRequest } from "../harness/http-client.ts";
import { BROWSER_HEADERS } from "../harness/http-load.ts";
import { QUESTIONS } from "./contact-rows.ts";
import { id, PASSWORD } from "./scale-rows.ts";

/** Requests of a kind, each for rows that no request before it has read. */
export type RequestKind = { readonly name: string; readonly requests: readonly HttpRequest[] };

type Card = { id: string; owner_id: string; username: string; profilepic: string | null };

const COLD_CARDS = 300;
const OWNERS = 100;
/** Most of a sign-in is hashing the password. */
const SIGN_INS = 40;
const SEARCHES = 5;
const LIST_READS = 20;

const LISTS = [
  ["people, newest first", "/api/admin/people"],
  ["people, suspended", "/api/admin/people?segment=suspended"],
  ["people, premium", "/api/admin/people?segment=premium"],
  ["people, found by address", "/api/admin/people?find=person-77"],
  ["people, found by name", "/api/admin/people?find=giulia"],
  ["cards, newest first", "/api/admin/cards"],
  ["cards, taken down", "/api/admin/cards?segment=down"],
  ["cards, reported", "/api/admin/cards?segment=reported"],
  ["cards, to look at", "/api/admin/cards?segment=look"],
  ["cards, found by username", "/api/admin/cards?find=sample-77"],
  ["cards, found by name", "/api/admin/cards?find=ingrid"],
  ["reports", "/api/admin/reports"],
  ["audit log", "/api/admin/audit"],
  ["overview", "/api/admin/overview"],
] as const;

export async function scaleRequests(db: RootDb, cards: number, admin: string): Promise<RequestKind[]> {
  const chosen = await someCards(db, cards, COLD_CARDS + OWNERS);
  const owned = chosen.slice(COLD_CARDS);
  await addPictures(db, owned);
  const cookies = await Promise.all(owned.map(({ owner_id }) => cookieOf(db, owner_id)));
  const devices = await Promise.all(owned.map(({ owner_id }) => confirmDevice(db, owner_id, Date.now())));
  const emails = await Promise.all(
    owned.map(({ owner_id }) =>
      db.selectFrom("account").select("email").where("id", "=", owner_id).executeTakeFirstOrThrow(),
    ),
  );
  const { rows: first } = await sql<{ id: string }>`select ${sql.raw(id("owner", "0"))} as id`.execute(db);
  const searcher = { cookie: await cookieOf(db, first[0]?.id ?? "") };
  const asOwner = (request: (card: Card) => HttpRequest) =>
    owned.map((card, at) => ({ ...request(card), headers: { cookie: cookies[at] as string } }));
  const fields = await cardFields({ profilepic: null });
  return [
    {
      name: "card page never opened before",
      requests: chosen
        .slice(0, COLD_CARDS)
        .map(({ username }) => ({ path: `/c/${username}`, headers: BROWSER_HEADERS })),
    },
    ...[30, 365].map((days) => ({
      name: `insights of a card, ${days} days`,
      requests: asOwner((card) => ({ path: `/api/insights?days=${days}&card=${card.id}` })),
    })),
    {
      name: "one's own cards",
      requests: asOwner(() => ({ method: "POST", path: "/api/card/getcards", body: {} })),
    },
    {
      name: "save of a card",
      requests: asOwner((card) => ({
        method: "PUT",
        path: `/api/card/updatecard/${card.id}`,
        body: { ...fields, profilepic: `/media/${card.profilepic}.webp`, occupation: "Printer" },
      })),
    },
    {
      name: "sign-in",
      requests: emails.slice(0, SIGN_INS).map(({ email }, at) => ({
        method: "POST",
        path: "/api/auth/login",
        headers: { cookie: `dev=${devices[at]}` },
        body: { email, password: PASSWORD },
      })),
    },
    {
      name: "contacts, the newest of 100,000",
      requests: Array.from({ length: LIST_READS }, () => ({ path: "/api/contacts", headers: searcher })),
    },
    {
      name: "contacts, searched among 100,000",
      requests: Array.from({ length: SEARCHES }, () => QUESTIONS)
        .flat()
        .map((question) => ({ path: `/api/contacts?q=${encodeURIComponent(question)}`, headers: searcher })),
    },
    ...LISTS.map(([name, path]) => ({
      name: `/admin: ${name}`,
      requests: Array.from({ length: LIST_READS }, () => ({ path, headers: { cookie: admin } })),
    })),
  ];
}

/** From all over the table, none twice, each with a photo. */
async function someCards(db: RootDb, cards: number, count: number): Promise<Card[]> {
  const numbers = new Set<number>();
  while (numbers.size < count) {
    const number = Math.floor(Math.random() * cards);
    // Photos stand on seven of ten cards; admins have taken down some that end with 1, and suspended some owners with 3.
    const owner = number - Math.floor(number / 3);
    if ([4, 5, 6].includes(number % 10) && owner % 10 !== 3) numbers.add(number);
  }
  const usernames = [...numbers].map((number) => `sample-${number}`);
  return db
    .selectFrom("card")
    .select(["id", "owner_id", "username", "profilepic"])
    .where("username_key", "in", usernames)
    .execute();
}

/** What a save of these cards looks up. */
async function addPictures(db: RootDb, cards: readonly Card[]): Promise<void> {
  const image = { webp: Buffer.from("webp"), small: Buffer.from("small"), jpeg: Buffer.from("jpeg") };
  await db
    .insertInto("media")
    .values(cards.map(({ profilepic }) => ({ ...image, hash: profilepic ?? "", touched_at: Date.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
