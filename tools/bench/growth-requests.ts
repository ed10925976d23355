import { randomBytes } from "node:crypto";
import type { RootDb } from "../../apps/server/src/db/database.ts";
import { cookieOf, signIn } from "../harness/accounts.ts";
import { cardFields } from "../harness/cards.ts";
import { BROWSER_HEADERS, getRequest, postRequest } from "../harness/http-load.ts";
import { seededUsername } from "../harness/seed.ts";

const FAVOURITES = 40;
const PEOPLE = 40;
/** Nearly all cards of the small database: a card is cold only once. */
const PAGES = { rounds: 19, count: 50 };

/** Requests by round; each round asks for other rows. */
export type RequestSet = { title: string; connections: number; rounds: readonly (readonly Buffer[])[] };

type Size = { cards: number; rounds: number };

/** The same kinds of request for a small and a large database, built before the product starts on it. */
export async function growthRequests(db: RootDb, { cards, rounds }: Size): Promise<readonly RequestSet[]> {
  const each = (make: (round: number) => readonly Buffer[]) =>
    Array.from({ length: rounds }, (_, round) => make(round));
  const cookies = await signedInOwners(db, cards);
  const askedBy = (count: number, request: (cookie: string) => Buffer) =>
    each(() => Array.from({ length: count }, (_, at) => request(cookies[at % cookies.length] as string)));
  const newCards = await newCardsOf(db, rounds * 50);
  return [
    {
      title: "public page, cold",
      connections: 4,
      rounds: differentCards(cards, PAGES).map((places) =>
        places.map((at) => getRequest(`/c/${seededUsername(at)}`, BROWSER_HEADERS)),
      ),
    },
    {
      title: "is a username taken",
      connections: 4,
      rounds: askedBy(400, (cookie) =>
        postRequest(
          "/api/card/checkcardusername",
          { cookie },
          { username: seededUsername(Math.floor(Math.random() * cards)) },
        ),
      ),
    },
    {
      title: "one's own cards",
      connections: 4,
      rounds: askedBy(400, (cookie) => postRequest("/api/card/getcards", { cookie }, {})),
    },
    {
      title: `${FAVOURITES} favourites`,
      connections: 4,
      rounds: askedBy(200, (cookie) => postRequest("/api/com/fav", { cookie }, {})),
    },
    {
      title: "new card",
      connections: 4,
      rounds: each((round) => newCards.slice(round * 50, round * 50 + 50)),
    },
  ];
}

/** From all over the table, each card once: afterwards it is cached. */
function differentCards(cards: number, { rounds, count }: typeof PAGES): number[][] {
  const step = cards / (rounds * count);
  return Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: count }, (_, at) => Math.floor((at * rounds + round) * step)),
  );
}

/** Owners from all over the table, with favourites. */
async function signedInOwners(db: RootDb, cards: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const account_id = `owner-${Math.floor((person * cards) / PEOPLE / 4)}`;
    cookies.push(await cookieOf(db, account_id));
    const kept = Array.from({ length: FAVOURITES }, (_, at) => ({
      account_id,
      card_id: `card-${Math.floor(((at + 0.5) * cards) / FAVOURITES)}`,
      created_at: at,
    }));
    await db
      .insertInto("favourite")
      .values(kept)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return cookies;
}

/**
 * With images that are stored already, so that the database is measured and not the encoding. Each has its own: one that
 * only other people's cards show is refused.
 */
async function newCardsOf(db: RootDb, count: number): Promise<Buffer[]> {
  const image = await db.selectFrom("media").selectAll().limit(1).executeTakeFirstOrThrow();
  const run = randomBytes(4).toString("hex");
  const requests: Buffer[] = [];
  for (let at = 0; at < count; at += 1) {
    const { cookie } = await signIn(db);
    const hash = randomBytes(32).toString("hex");
    await db
      .insertInto("media")
      .values({ ...image, hash })
      .execute();
    const body = await cardFields({ profilepic: `/media/${hash}.webp`, username: `new-${run}-${at}` });
    requests.push(postRequest("/api/card/add", { cookie }, body));
  }
  return requests;
}
