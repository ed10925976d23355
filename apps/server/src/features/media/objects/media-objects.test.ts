import { beforeEach, expect, onTestFinished, test } from "vitest";
import { signIn } from "../../../../../../tools/harness/accounts.ts";
import { cardFields, uniqueImage } from "../../../../../../tools/harness/cards.ts";
import { type FakeS3, startFakeS3 } from "../../../../../../tools/harness/fake-s3.ts";
import { withDatabase } from "../../../../test/databases.ts";
import { buildTestApp, type TestApp } from "../../../../test/test-app.ts";
import { removeUnusedObjects } from "../media.feature.ts";
import { collectMedia, createMediaReader } from "../media.service.ts";
import { moveMedia } from "./move-media.service.ts";
import type { ObjectStore } from "./object-store.service.ts";

const HOUR = 60 * 60 * 1000;

withDatabase("pictures in an object store", (database) => {
  let s3: FakeS3;
  let app: TestApp;
  let cookie: string;
  beforeEach(async () => {
    s3 = await startFakeS3();
    onTestFinished(() => s3.stop());
    app = await buildTestApp(database, { env: { MEDIA_URL: s3.url } });
    ({ cookie } = await signIn(app.db));
  });

  const add = async (username: string, profilepic?: string) =>
    app.inject({
      method: "POST",
      url: "/api/card/add",
      headers: { cookie },
      payload: await cardFields({ username, profilepic: profilepic ?? (await uniqueImage()) }),
    });
  const photoOf = async (username: string): Promise<string> => {
    const response = await app.inject({ method: "GET", url: `/api/card/${username}` });
    return new URL(response.json().profilepic, "http://localhost").pathname;
  };
  const rows = () => app.db.selectFrom("media").select(["hash", "object_key", "webp"]).execute();
  const removals = () => app.db.selectFrom("media_removal").selectAll().execute();
  const objects = () => app.context.objectStore as ObjectStore;

  test("a new picture goes to the store, and is shown from there", async () => {
    expect((await add("robin")).statusCode).toBe(201);
    const [row] = await rows();
    expect(row?.object_key).toContain(row?.hash);
    expect(row?.webp.length).toBe(1);
    expect([...s3.objects.keys()].sort()).toEqual(
      ["-small.webp", ".jpg", ".webp"].map((suffix) => `cards/${row?.object_key}${suffix}`),
    );
    expect(await removals()).toEqual([]);
    const picture = await app.inject({ method: "GET", url: await photoOf("robin") });
    expect(picture.statusCode).toBe(200);
    expect(picture.rawPayload.equals(s3.objects.get(`cards/${row?.object_key}.webp`)?.bytes as Buffer)).toBe(
      true,
    );
    expect(s3.problems).toEqual([]);
  });

  test.each(["gone", "slow down", "forbid"] as const)(
    "while the store says %s cards are shown without pictures, and a save says so",
    async (fault) => {
      await add("robin");
      const photo = await photoOf("robin");
      if (fault === "gone") await s3.stop();
      else s3.behave(fault);
      expect((await app.inject({ method: "GET", url: "/api/card/robin" })).statusCode).toBe(200);
      const contact = await app.inject({ method: "GET", url: "/c/robin/contact.vcf" });
      expect(contact.statusCode).toBe(200);
      expect(contact.body).not.toContain("PHOTO");
      expect((await app.inject({ method: "GET", url: photo })).statusCode).toBe(503);
      ({ cookie } = await signIn(app.db));
      const refused = await add("another");
      expect(refused.statusCode).toBe(503);
      expect(refused.headers["retry-after"]).toBeDefined();
      expect((await app.inject({ method: "GET", url: "/api/card/another" })).statusCode).toBe(404);

      if (fault === "gone") await s3.startAgain();
      else s3.behave("accept");
      expect((await app.inject({ method: "GET", url: photo })).statusCode).toBe(200);
      expect((await add("another")).statusCode).toBe(201);
      const again = await app.inject({ method: "GET", url: "/c/robin/contact.vcf" });
      expect(again.body).toContain("PHOTO");
    },
  );

  test("what no card shows leaves the store, also after an upload without a save", async () => {
    await add("robin");
    // The username is taken at the same moment, after the upload: its objects belong to nobody.
    await app.db
      .insertInto("media_removal")
      .values({ object_key: "aa/left/over", due_at: app.now() })
      .execute();
    await app.db.deleteFrom("card").execute();
    app.passTime(2 * HOUR);
    await collectMedia(app.db, app.now());
    expect(await rows()).toEqual([]);
    expect(await removals()).toHaveLength(2);
    app.passTime(2 * 60_000);
    await s3.stop();
    await expect(removeUnusedObjects(app.context)).rejects.toMatchObject({ code: "unavailable" });
    expect(await removals()).toHaveLength(2);
    await s3.startAgain();
    app.passTime(60_000);
    await removeUnusedObjects(app.context);
    expect(await removals()).toEqual([]);
    expect(s3.objects.size).toBe(0);
  });

  test("objects that cannot be deleted keep no others in the store", async () => {
    await add("robin");
    const stuck = [1, 2, 3, 4, 5, 6].map((number) => `aa/locked/${number}`);
    for (const key of stuck) {
      s3.locked.add(`cards/${key}.webp`);
      await app.db.insertInto("media_removal").values({ object_key: key, due_at: app.now() }).execute();
    }
    await app.db.deleteFrom("card").execute();
    app.passTime(2 * HOUR);
    await collectMedia(app.db, app.now());
    app.passTime(2 * 60_000);
    // After five failures the rest waits for the next run, in which it comes first.
    for (const left of [3, 0]) {
      await expect(removeUnusedObjects(app.context)).rejects.toMatchObject({ code: "unavailable" });
      expect(s3.objects.size).toBe(left);
      app.passTime(60_000);
    }
    expect((await removals()).map((row) => row.object_key).sort()).toEqual(stuck);
    s3.locked.clear();
    app.passTime(60_000);
    await removeUnusedObjects(app.context);
    expect(await removals()).toEqual([]);
  });

  test("a picture that two cards show is stored once, and the second upload is removed", async () => {
    const image = await uniqueImage();
    await add("robin", image);
    const other = await signIn(app.db);
    cookie = other.cookie;
    expect((await add("sam", image)).statusCode).toBe(201);
    expect(await rows()).toHaveLength(1);
    expect(s3.objects.size).toBe(6);
    app.passTime(2 * HOUR);
    await removeUnusedObjects(app.context);
    expect(s3.objects.size).toBe(3);
    expect((await app.inject({ method: "GET", url: await photoOf("sam") })).statusCode).toBe(200);
  });

  test("pictures move into the store and back again", async () => {
    await add("robin");
    const photo = await photoOf("robin");
    const before = await app.inject({ method: "GET", url: photo });
    const deps = { db: app.db, objects: objects(), now: app.now };

    expect(await moveMedia(deps, "database", () => {})).toEqual({ moved: 1, missing: 0 });
    expect(await rows()).toMatchObject([{ object_key: null }]);
    app.passTime(2 * 60_000);
    await removeUnusedObjects(app.context);
    expect(s3.objects.size).toBe(0);
    // A reader of its own, past the cache of the app's.
    const reader = createMediaReader({ db: app.db, pubsub: app.context.pubsub, objects: objects() });
    const [hash = ""] = (photo.split("/").at(-1) ?? "").split(".");
    expect((await reader.find(hash, "webp"))?.equals(before.rawPayload)).toBe(true);

    expect(await moveMedia(deps, "s3", () => {})).toEqual({ moved: 1, missing: 0 });
    expect(s3.objects.size).toBe(3);
    expect(await removals()).toEqual([]);
    expect(await moveMedia(deps, "s3", () => {})).toEqual({ moved: 0, missing: 0 });
  });

  test("a move that the store interrupts loses nothing and is repeated", async () => {
    await add("robin");
    const deps = { db: app.db, objects: objects(), now: app.now };
    s3.behave("wrong bytes");
    await expect(moveMedia(deps, "database", () => {})).rejects.toMatchObject({ code: "unavailable" });
    s3.behave("accept");
    s3.objects.delete([...s3.objects.keys()][0] as string);
    expect(await moveMedia(deps, "database", () => {})).toEqual({ moved: 0, missing: 1 });
    expect((await rows())[0]?.object_key).not.toBeNull();
  });
});
