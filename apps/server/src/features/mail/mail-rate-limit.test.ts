import { expect, test } from "vitest";
import { eachDatabase, longTestOn } from "../../../test/databases.ts";
import { aLoginCode, buildMail, MINUTE } from "../../../test/mail.ts";
import { recordingTransport } from "../../../test/mail-transports.ts";
import type { Mail } from "./mail.service.ts";

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const aRecoveryCode = (mail: { now(): number }): Mail => ({
  kind: "recovery_code",
  code: "407182",
  minutes: 10,
  expiresAt: mail.now() + 10 * MINUTE,
});

eachDatabase("outgoing mail", (database) => {
  const longTest = longTestOn(database);
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

  test("is one welcome a day for one person, however written; the rest is dropped and noted", async () => {
    const { post, mail, write } = await open();
    await write(3, (at) => (at % 2 ? "robin@person.example" : "Robin@Person.example"));
    expect(post.sent).toHaveLength(1);
    expect(mail.logLines.filter((line) => line.includes("mail_recipient_limit"))).toHaveLength(2);
    await write(1, () => "kim@person.example");
    expect(post.recipients()).toContain("kim@person.example");
    mail.pass(DAY);
    await write(1, () => "robin@person.example");
    expect(post.sent).toHaveLength(3);
  });

  test("counts those that leave at the same moment too", async () => {
    const { db, post, mail } = await open();
    const request = async (count: number) => {
      for (let at = 0; at < count; at++) await mail.enqueue(db, "robin@person.example", aRecoveryCode(mail));
      await mail.tick();
    };
    await request(198);
    await request(4);
    expect(post.sent).toHaveLength(200);
  });

  longTest("of strangers' asking leaves codes after proof and notices alone", async () => {
    const { db, post, mail } = await open();
    const to = "robin@person.example";
    for (let at = 0; at < 205; at++) await mail.enqueue(db, to, aRecoveryCode(mail));
    for (let at = 0; at < 3; at++) await mail.enqueue(db, to, { kind: "password_changed", at: mail.now() });
    await mail.enqueue(db, to, aLoginCode(mail.now()));
    await mail.enqueue(db, to, aRecoveryCode(mail), { budget: "code_after_proof" });
    await mail.tick();
    expect(post.sent).toHaveLength(200 + 3 + 2);
  });

  test("is bounded for one network that asks, and not for another", async () => {
    const { db, post, mail } = await open();
    for (let at = 0; at < 25; at++) {
      await mail.enqueue(db, `person-${at}@person.example`, aRecoveryCode(mail), { network: "192.0.2.1" });
    }
    await mail.tick();
    expect(post.sent).toHaveLength(20);
    expect(mail.logLines.filter((line) => line.includes("mail_network_limit"))).toHaveLength(5);
    await mail.enqueue(db, "kim@person.example", aRecoveryCode(mail), { network: "192.0.2.2" });
    await mail.tick();
    expect(post.sent).toHaveLength(21);
  });

  test("counts what has left, not what was tried", async () => {
    const { post, mail, write } = await open();
    post.fail("recipient");
    await write(1, () => "robin@person.example");
    mail.pass(5_000);
    await mail.tick();
    expect(post.tries()).toBe(2);
    post.recover();
    mail.pass(30_000);
    await mail.tick();
    expect(post.sent).toHaveLength(1);
  });

  test("waits when a budget is used up for an hour, or for a day, and says so once", async () => {
    const { post, mail, write } = await open("0.1");
    await write(12, (at) => `person-${at}@person.example`);
    expect(post.sent).toHaveLength(10);
    await mail.tick();
    expect(mail.logLines.filter((line) => line.includes("mail_limit"))).toHaveLength(1);
    expect(mail.isFailing("welcome")).toBe(true);
    mail.pass(HOUR);
    await mail.tick();
    expect(post.sent).toHaveLength(12);
    for (let hour = 0; hour < 11; hour++) {
      mail.pass(HOUR);
      await write(9, (at) => `hour-${hour}-${at}@person.example`);
    }
    expect(post.sent).toHaveLength(100);
    // The rest waits for the next day, and there for an hour again.
    mail.pass(13 * HOUR);
    await mail.tick();
    expect(post.sent).toHaveLength(110);
    mail.pass(HOUR);
    await mail.tick();
    expect(post.sent).toHaveLength(12 + 99);
  });

  longTest("of a flood of sign-ups holds up no code, no notice and no recovery", async () => {
    const { db, post, mail } = await open();
    for (let at = 0; at < 700; at++) {
      const to = `person-${at}@person.example`;
      await mail.enqueue(db, to, aLoginCode(mail.now()), { budget: "code_to_confirm" });
      await mail.enqueue(db, to, { kind: "welcome" });
    }
    await mail.tick();
    expect(post.sent).toHaveLength(600 + 100);
    const to = "robin@person.example";
    await mail.enqueue(db, to, aLoginCode(mail.now()));
    await mail.enqueue(db, to, aRecoveryCode(mail));
    await mail.enqueue(db, to, { kind: "password_changed", at: mail.now() });
    await mail.tick();
    expect(post.recipients().filter((each) => each === to)).toHaveLength(3);
    expect([mail.isFailing("code_after_proof"), mail.isFailing("code_to_confirm")]).toEqual([false, true]);
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
