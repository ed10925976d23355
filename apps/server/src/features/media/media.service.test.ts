import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { anAccount } from "../../../../../tools/harness/accounts.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { untilSomebodyWaits } from "../../../test/until-somebody-waits.ts";
import type { Db, RootDb } from "../../db/database.ts";
import { createPubSub } from "../../db/pubsub.ts";
import { newId } from "../../lib/tokens.ts";
import { type PreparedImage, storeImage, touchImage } from "./image.service.ts";
import { collectMedia, createMediaReader } from "./media.service.ts";
import { deleteMedia } from "./media.store.ts";

const HOUR = 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 15);
const LONG_AGO = NOW - 30 * HOUR;

eachDatabase("stored pictures", (database) => {
  let db: RootDb;
  let ownerId: string;
  beforeEach(async () => {
    db = await database.open();
    ownerId = (await anAccount(db)).id;
  });

  const aPubSub = () => createPubSub({ target: database.target, log: { warn() {} } });

  test("a picture that comes twice is stored once", async () => {
    const picture = aPicture();
    await storeImage(db, picture, LONG_AGO);
    await storeImage(db, { ...picture }, NOW);
    expect(await db.selectFrom("media").select(["hash", "touched_at"]).execute()).toEqual([
      { hash: picture.hash, touched_at: NOW },
    ]);
  });

  test("all forms come back as they were stored", async () => {
    const picture = aPicture();
    await storeImage(db, picture, NOW);
    const media = createMediaReader({ db, pubsub: aPubSub() });
    expect(await media.find(picture.hash, "webp")).toEqual(picture.webp);
    expect(await media.find(picture.hash, "small")).toEqual(picture.small);
    expect(await media.find(picture.hash, "jpeg")).toEqual(picture.jpeg);
    expect(await media.find("0".repeat(64), "webp")).toBeUndefined();
  });

  test("a picture that is asked for again is not read from the database again", async () => {
    const picture = aPicture();
    const media = createMediaReader({ db, pubsub: aPubSub() });
    expect(await media.find(picture.hash, "webp")).toBeUndefined();
    await storeImage(db, picture, NOW);
    expect(await media.find(picture.hash, "webp")).toEqual(picture.webp);
    await db.deleteFrom("media").execute();
    expect(await media.find(picture.hash, "webp")).toEqual(picture.webp);
  });

  test("only what no card and no team shows is dropped, an hour after one began to", async () => {
    const [photo, logo, ofTeam] = [aPicture(), aPicture(), aPicture()];
    const [forgotten, recent] = [aPicture(), aPicture()];
    for (const picture of [photo, logo, ofTeam, forgotten]) await storeImage(db, picture, LONG_AGO);
    await storeImage(db, recent, NOW - HOUR);
    await aCard(db, { profilepic: photo.hash, logo: logo.hash });
    const team = { id: ownerId, name: "Officina", created_at: NOW, logo: ofTeam.hash };
    await db.insertInto("team").values(team).execute();

    await collectMedia(db, NOW);
    expect(await hashes(db)).toEqual([photo.hash, logo.hash, ofTeam.hash, recent.hash].sort());
    await collectMedia(db, NOW + 1);
    expect(await hashes(db)).toEqual([photo.hash, logo.hash, ofTeam.hash].sort());
  });

  test("thousands are gone through, whatever their order", async () => {
    const shown = aPicture();
    await storeImage(db, shown, LONG_AGO);
    await aCard(db, { profilepic: shown.hash });
    const others = Array.from({ length: 1_200 }, () => ({ ...aPicture(), touched_at: LONG_AGO }));
    await db.transaction().execute(async (trx) => {
      for (const row of others) await trx.insertInto("media").values(row).execute();
    });
    await collectMedia(db, NOW);
    expect(await hashes(db)).toEqual([shown.hash]);
  });

  test.each([
    ["sent once more", (trx: Db, picture: PreparedImage) => storeImage(trx, picture, NOW)],
    ["shown again by its address", (trx: Db, picture: PreparedImage) => touchImage(trx, picture.hash, NOW)],
  ])("a picture that is %s at the very moment stays", async (_name, mark) => {
    const picture = aPicture();
    await storeImage(db, picture, LONG_AGO);

    const saving = await db.startTransaction().execute();
    await mark(saving, picture);
    await aCard(saving, { logo: picture.hash });
    const collecting = collectMedia(db, NOW);
    await untilSomebodyWaits(db);
    await saving.commit().execute();
    await collecting;

    expect(await hashes(db)).toEqual([picture.hash]);
  });

  test("a picture that was dropped a moment before is stored anew", async () => {
    const picture = aPicture();
    await storeImage(db, picture, LONG_AGO);
    await whileDropping(picture, () => storeImage(db, picture, NOW));
    expect(await hashes(db)).toEqual([picture.hash]);
  });

  test("the address of a picture that was dropped a moment before leads nowhere", async () => {
    const picture = aPicture();
    await storeImage(db, picture, LONG_AGO);
    expect(await whileDropping(picture, () => touchImage(db, picture.hash, NOW))).toBe(false);
  });

  async function whileDropping<T>({ hash }: PreparedImage, work: () => Promise<T>): Promise<T> {
    const dropping = await db.startTransaction().execute();
    await deleteMedia(dropping, hash, NOW);
    const result = work();
    await untilSomebodyWaits(db);
    await dropping.commit().execute();
    return result;
  }

  async function aCard(on: Db, pictures: { profilepic?: string; logo?: string }): Promise<void> {
    const id = newId();
    const text = { fullname: "", occupation: "", companyname: "", bio: "", contacts: "{}" };
    await on
      .insertInto("card")
      .values({
        ...text,
        id,
        owner_id: ownerId,
        username: id,
        username_key: id.toLowerCase(),
        color: "blue-color-one",
        profilepic: pictures.profilepic ?? null,
        logo: pictures.logo ?? null,
        created_at: NOW,
        updated_at: NOW,
      })
      .execute();
  }
});

function aPicture(): PreparedImage {
  return {
    hash: randomBytes(32).toString("hex"),
    webp: randomBytes(300),
    small: randomBytes(250),
    jpeg: randomBytes(200),
  };
}

async function hashes(db: RootDb): Promise<string[]> {
  const rows = await db.selectFrom("media").select("hash").orderBy("hash").execute();
  return rows.map((row) => row.hash);
}
