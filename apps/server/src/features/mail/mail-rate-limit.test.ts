import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { buildMail, MINUTE } from "../../../test/mail.ts";
import { recordingTransport } from "../../../test/mail-transports.ts";

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

eachDatabase("outgoing mail", (database) => {
  const open = async (scale = "1", keepsSentMails = false) => {
    const db = await database.open();
    const post = recordingTransport();
    const mail = buildMail(db, {
      env: { RATE_LIMIT_SCALE: scale },
      transport: { ...post.transport, keepsSentMails },
    });
    const write = async (count: number, to: (at: number) => string) => {
      for (let at = 0; at < count; at++) await mail.enqueue(db, to(at), { kind: "welcome" });
      await mail.tick();
    };
    return { db, post, mail, write };
  };

  test("is ten a day for one person, however written; the rest is dropped and noted", async () => {
    const { post, mail, write } = await open();
    await write(12, (at) => (at % 2 ? "robin@person.example" : "Robin@Person.example"));
    expect(post.sent).toHaveLength(10);
    expect(mail.logLines.filter((line) => line.includes("mail_recipient_limit"))).toHaveLength(2);
    await write(1, () => "kim@person.example");
    expect(post.recipients()).toContain("kim@person.example");
    mail.pass(DAY);
    await write(1, () => "robin@person.example");
    expect(post.sent).toHaveLength(12);
  });

  test("counts those that leave at the same moment too", async () => {
    const { post, write } = await open();
    await write(8, () => "robin@person.example");
    await write(4, () => "robin@person.example");
    expect(post.sent).toHaveLength(10);
  });

  test("always carries the notice that a password was changed", async () => {
    const { db, post, mail, write } = await open();
    await write(10, () => "robin@person.example");
    for (let at = 0; at < 3; at++) {
      await mail.enqueue(db, "robin@person.example", { kind: "password_changed", at: mail.now() });
    }
    await mail.tick();
    expect(post.sent).toHaveLength(13);
  });

  test("counts what has left, not what was tried", async () => {
    const { post, mail, write } = await open();
    post.fail("recipient");
    await write(10, () => "robin@person.example");
    mail.pass(5_000);
    await mail.tick();
    expect(post.tries()).toBe(20);
    post.recover();
    mail.pass(30_000);
    await mail.tick();
    expect(post.sent).toHaveLength(10);
  });

  test("waits when the whole installation has sent enough for an hour, or for a day", async () => {
    const { post, mail, write } = await open("0.1");
    await write(32, (at) => `person-${at}@person.example`);
    expect(post.sent).toHaveLength(30);
    await mail.tick();
    expect(mail.logLines.filter((line) => line.includes("mail_limit"))).toHaveLength(1);
    mail.pass(HOUR);
    await mail.tick();
    expect(post.sent).toHaveLength(32);
    for (let hour = 0; hour < 7; hour++) {
      mail.pass(HOUR);
      await write(25, (at) => `hour-${hour}-${at}@person.example`);
    }
    expect(post.sent).toHaveLength(200);
    mail.pass(16 * HOUR);
    await mail.tick();
    expect(post.sent).toHaveLength(207);
  });

  test("is kept in the local mailbox for a week, the newest 200; then nothing is left", async () => {
    const { db, mail, write } = await open("20", true);
    await write(203, (at) => `person-${at}@person.example`);
    mail.pass(10 * MINUTE);
    await write(1, () => "newest@person.example");
    const kept = await mail.mailbox.list();
    expect(kept).toHaveLength(200);
    expect(kept[0]?.to).toBe("newest@person.example");
    mail.pass(7 * DAY);
    await mail.tick();
    expect(await mail.mailbox.list()).toEqual([]);
    expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
  });
});
