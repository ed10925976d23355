import type { KyselyPlugin } from "kysely";
import { expect, test, vi } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { aLoginCode, buildMail, fakeClock, MINUTE } from "../../../test/mail.ts";
import { recordingTransport } from "../../../test/mail-transports.ts";
import { openDatabase, type RootDb } from "../../db/database.ts";
import { claimDueMails } from "./outbox.store.ts";

const SECOND = 1_000;
const HOUR = 60 * MINUTE;
const people = (count: number) => Array.from({ length: count }, (_, at) => `person-${at}@person.example`);

eachDatabase("the mail worker", (database) => {
  const open = async (recipients: readonly string[] = ["robin@person.example"]) => {
    const db = await database.open();
    const post = recordingTransport();
    const mail = buildMail(db, { transport: post.transport });
    for (const to of recipients) await mail.enqueue(db, to, { kind: "welcome" });
    return { db, post, mail };
  };
  const claims = (db: RootDb) =>
    db.selectFrom("outbox").select("id").where("claimed_until", "is not", null).execute();

  test("sends at once when it is kicked", async () => {
    const { post, mail } = await open();
    mail.kick();
    await vi.waitFor(() => expect(post.recipients()).toEqual(["robin@person.example"]));
    await mail.stop();
  });

  test("loses no kick that comes while it is at work", async () => {
    const { db, post, mail } = await open();
    const release = post.hold();
    const working = mail.tick();
    await vi.waitFor(() => expect(post.tries()).toBe(1));
    await mail.enqueue(db, "kim@person.example", { kind: "welcome" });
    mail.kick();
    release();
    await working;
    expect(post.recipients()).toEqual(["robin@person.example", "kim@person.example"]);
  });

  test("tries again after 5 s, 30 s, 2 min, 10 min, then every hour for a day, then gives up", async () => {
    const { db, post, mail } = await open();
    post.fail("recipient");
    await mail.tick();
    const delays = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, ...Array(23).fill(HOUR)];
    for (const [at, delay] of delays.entries()) {
      mail.pass(delay - 1);
      await mail.tick();
      expect(post.tries()).toBe(at + 1);
      mail.pass(1);
      await mail.tick();
      expect(post.tries()).toBe(at + 2);
    }
    mail.pass(HOUR);
    await mail.tick();
    expect(post.tries()).toBe(delays.length + 1);
    expect(await db.selectFrom("outbox").select(["sealed", "died_at"]).execute()).toEqual([
      { sealed: null, died_at: mail.now() },
    ]);
  });

  test("sends codes before anything that has waited longer", async () => {
    const { db, post, mail } = await open(people(6));
    mail.pass(SECOND);
    await mail.enqueue(db, "kim@person.example", aLoginCode(mail.now()));
    const release = post.hold();
    const working = mail.tick();
    await vi.waitFor(() => expect(post.tries()).toBe(5));
    const stopping = mail.stop();
    release();
    await Promise.all([working, stopping]);
    expect(post.recipients()).toContain("kim@person.example");
  });

  test("never sends a code whose time is over, and keeps nothing of it", async () => {
    const { db, post, mail } = await open();
    post.fail();
    await mail.enqueue(db, "kim@person.example", aLoginCode(mail.now()));
    await mail.tick();
    mail.pass(9 * MINUTE + 55 * SECOND);
    post.recover();
    await mail.tick();
    expect(post.recipients()).toEqual(["robin@person.example"]);
    expect(await db.selectFrom("outbox").select("id").where("sealed", "is not", null).execute()).toEqual([]);
  });

  test("sends no code whose time ran out while it was busy with others", async () => {
    const { db, post, mail } = await open([]);
    for (const to of people(6)) await mail.enqueue(db, to, aLoginCode(mail.now()));
    const release = post.hold();
    const working = mail.tick();
    await vi.waitFor(() => expect(post.tries()).toBe(5));
    mail.pass(10 * MINUTE);
    release();
    await working;
    expect(post.tries()).toBe(5);
  });

  test.skipIf(database.target.kind !== "postgres")(
    "passes over what another instance is just claiming",
    async () => {
      const { db, post, mail } = await open(people(8));
      const rest = await db.transaction().execute(async (trx) => {
        const now = mail.now();
        const taken = await claimDueMails(trx, {
          now,
          until: now + MINUTE,
          expiringAfter: now,
          kinds: ["welcome"],
          budgets: ["welcome"],
          limit: 3,
        });
        await mail.tick();
        return 8 - taken.length;
      });
      expect(rest).toBe(5);
      expect(post.sent).toHaveLength(5);
      await mail.tick();
      expect(post.sent).toHaveLength(5);
    },
  );

  test("sends each mail once when two instances share a database", async () => {
    const db = await database.open();
    const isShared = database.target.kind === "postgres";
    const secondDb = isShared ? openDatabase(database.target) : db;
    const clock = fakeClock();
    const post = recordingTransport();
    const [first, second] = [db, secondDb].map((each) =>
      buildMail(each, { transport: post.transport, clock }),
    );
    for (const to of people(20)) await first?.enqueue(db, to, { kind: "welcome" });
    await Promise.all([first?.tick(), second?.tick(), first?.tick(), second?.tick()]);
    if (isShared) await secondDb.destroy();
    expect(post.recipients().sort()).toEqual(people(20).sort());
  });

  test("gives a dead process's mails to another after a minute, and the dead cannot interfere later", async () => {
    const { db, post, mail } = await open();
    const release = post.hold();
    const abandoned = mail.tick();
    await vi.waitFor(() => expect(post.tries()).toBe(1));
    const other = recordingTransport();
    const second = buildMail(db, { transport: other.transport, clock: mail.clock });
    await second.tick();
    expect(other.sent).toEqual([]);
    mail.pass(MINUTE);
    await second.tick();
    expect(other.recipients()).toEqual(["robin@person.example"]);
    const sentAt = mail.now();
    mail.pass(SECOND);
    release();
    await abandoned;
    expect(await db.selectFrom("outbox").select("sent_at").execute()).toEqual([{ sent_at: sentAt }]);
  });

  test("stops after the mails under way and leaves the rest to the next process", async () => {
    const { db, post, mail } = await open(people(8));
    const release = post.hold();
    const working = mail.tick();
    await vi.waitFor(() => expect(post.tries()).toBe(5));
    let isStopped = false;
    const stopping = mail.stop().then(() => {
      isStopped = true;
    });
    await mail.enqueue(db, "late@person.example", { kind: "welcome" });
    mail.kick();
    expect(isStopped).toBe(false);
    release();
    await Promise.all([stopping, working]);
    expect(post.sent).toHaveLength(5);
    expect(await claims(db)).toEqual([]);
    const next = buildMail(db, { transport: post.transport, clock: mail.clock });
    await next.tick();
    expect(post.recipients().sort()).toEqual(["late@person.example", ...people(8)]);
  });

  test("returns what it has claimed and not begun when it is stopped", async () => {
    const db = await database.open();
    const post = recordingTransport();
    const stopAtClaim: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.some((row) => row["claimed_until"])) void mail.stop();
        return result;
      },
    };
    const mail = buildMail(db.withPlugin(stopAtClaim), { transport: post.transport });
    for (const to of people(3)) await mail.enqueue(db, to, { kind: "welcome" });
    await mail.tick();
    expect(post.tries()).toBe(0);
    expect(await claims(db)).toEqual([]);
    expect(await db.selectFrom("outbox").select("tries").where("sent_at", "is", null).execute()).toHaveLength(
      3,
    );
  });

  test("gives up a mail that was sealed with another key, and says so", async () => {
    const { db, post, mail } = await open();
    await db.updateTable("outbox").set({ sealed: "bm90IG91cnM" }).execute();
    await mail.tick();
    expect(post.tries()).toBe(0);
    expect(mail.logLines.join()).toContain("cannot be decrypted with this SECRET_KEY");
    expect(await db.selectFrom("outbox").select("died_at").execute()).toEqual([{ died_at: mail.now() }]);
  });

  test("leaves a kind that only a newer version knows to that version", async () => {
    const { db, post, mail } = await open();
    await db.updateTable("outbox").set({ kind: "from_the_future" }).execute();
    await mail.tick();
    expect(post.tries()).toBe(0);
    expect(await db.selectFrom("outbox").select(["died_at", "claimed_until"]).execute()).toEqual([
      { died_at: null, claimed_until: null },
    ]);
  });
});
