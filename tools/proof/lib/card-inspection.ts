import { sql } from "kysely";
import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { photoIn } from "./card-writer.ts";
import type { Stored } from "./journal.ts";

type CardRow = { username: string; fullname: string; profilepic: string | null };

/**
 * Inspects the database for partial writes. Replaced images are kept for an hour, so images that were on a card earlier
 * are remembered; any other image without a card was left behind by an incomplete save.
 */
export function createCardInspection() {
  const shownBefore = new Set<string>();
  const hashOfPhoto = new Map<number, string>();

  async function readCards(db: RootDb): Promise<CardRow[]> {
    const query = db.selectFrom("card").select(["username", "fullname", "profilepic"]);
    return query.where("username", "like", "k-%").execute();
  }

  /** Whether the name refers to another image than the stored one. */
  function isMixed({ fullname, profilepic }: CardRow): boolean {
    const photo = photoIn(fullname);
    const known = hashOfPhoto.get(photo);
    if (known === undefined && profilepic !== null && !shownBefore.has(profilepic)) {
      hashOfPhoto.set(photo, profilepic);
      return false;
    }
    return known !== profilepic;
  }

  async function countPartialCards(db: RootDb, cards: readonly CardRow[]): Promise<number> {
    const images = await db
      .selectFrom("media")
      .select(["hash", sql<number>`length(webp) * length(small) * length(jpeg)`.as("size")])
      .execute();
    const complete = new Set(images.filter(({ size }) => size > 0).map(({ hash }) => hash));
    const mixed = cards.filter(isMixed);
    const withoutImage = cards.filter(({ profilepic }) => profilepic === null || !complete.has(profilepic));
    for (const { profilepic } of cards) if (profilepic !== null) shownBefore.add(profilepic);
    const withoutCard = images.filter(({ hash }) => !shownBefore.has(hash));
    return mixed.length + withoutImage.length + withoutCard.length;
  }

  return async function inspect(db: RootDb): Promise<{ stored: Stored; partialCards: number }> {
    const cards = await readCards(db);
    const favourites = await db.selectFrom("favourite").select(["account_id", "card_id"]).execute();
    return {
      stored: new Map([
        ...cards.map(({ username, fullname }) => [`card:${username}`, fullname] as const),
        ...favourites.map((each) => [`favourite:${each.account_id}:${each.card_id}`, "kept"] as const),
      ]),
      partialCards: await countPartialCards(db, cards),
    };
  };
}
