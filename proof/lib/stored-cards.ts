import { sql } from "kysely";
import type { RootDb } from "../../apps/server/src/db/database.ts";
import { photoIn } from "./card-writer.ts";
import type { Stored } from "./journal.ts";

type CardRow = { username: string; fullname: string; profilepic: string | null };

/**
 * Looks at what is in the database. A picture may outlive its place on a card by an hour, so those that were seen on a
 * card earlier are remembered; any other that no card shows was left behind by half a save.
 */
export function createCardInspection() {
  const shownBefore = new Set<string>();
  const hashOfPhoto = new Map<number, string>();

  async function readCards(db: RootDb): Promise<CardRow[]> {
    const query = db.selectFrom("card").select(["username", "fullname", "profilepic"]);
    return query.where("username", "like", "k-%").execute();
  }

  /** A name that speaks of another picture than the one beside it. */
  function isMixed({ fullname, profilepic }: CardRow): boolean {
    const photo = photoIn(fullname);
    const known = hashOfPhoto.get(photo);
    if (known === undefined && profilepic !== null && !shownBefore.has(profilepic)) {
      hashOfPhoto.set(photo, profilepic);
      return false;
    }
    return known !== profilepic;
  }

  async function countHalfMade(db: RootDb, cards: readonly CardRow[]): Promise<number> {
    const pictures = await db
      .selectFrom("media")
      .select(["hash", sql<number>`length(webp) * length(small) * length(jpeg)`.as("size")])
      .execute();
    const whole = new Set(pictures.filter(({ size }) => size > 0).map(({ hash }) => hash));
    const mixed = cards.filter(isMixed);
    const withoutPicture = cards.filter(({ profilepic }) => profilepic === null || !whole.has(profilepic));
    for (const { profilepic } of cards) if (profilepic !== null) shownBefore.add(profilepic);
    const withoutCard = pictures.filter(({ hash }) => !shownBefore.has(hash));
    return mixed.length + withoutPicture.length + withoutCard.length;
  }

  return async function inspect(db: RootDb): Promise<{ stored: Stored; halfMade: number }> {
    const cards = await readCards(db);
    const favourites = await db.selectFrom("favourite").select(["account_id", "card_id"]).execute();
    return {
      stored: new Map([
        ...cards.map(({ username, fullname }) => [`card:${username}`, fullname] as const),
        ...favourites.map((each) => [`favourite:${each.account_id}:${each.card_id}`, "kept"] as const),
      ]),
      halfMade: await countHalfMade(db, cards),
    };
  };
}
