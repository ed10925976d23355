import { expect, test, vi } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { aLoginCode, buildMail, MINUTE } from "../../../test/mail.ts";
import { recordingTransport } from "../../../test/mail-transports.ts";

const SECOND = 1_000;

withDatabase("mail that cannot leave", (database) => {
  const open = async () => {
    const db = await database.open();
    const post = recordingTransport();
    const mail = buildMail(db, { transport: post.transport });
    const write = (to: string) => mail.enqueue(db, to, { kind: "welcome" });
    /** As the polling timer does, every 5 s. */
    const work = async (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 5 * SECOND) {
        mail.pass(5 * SECOND);
        await mail.tick();
      }
    };
    return { db, post, mail, write, work };
  };

  test("is reported after more than a minute, and no longer after a success", async () => {
    const { post, mail, write, work } = await open();
    post.fail();
    await write("robin@person.example");
    await mail.tick();
    expect(mail.isFailing("code_after_proof")).toBe(false);
    await work(60 * SECOND);
    expect(mail.isFailing("code_after_proof")).toBe(false);
    await work(5 * SECOND);
    expect(mail.isFailing("code_after_proof")).toBe(true);
    post.recover();
    await work(30 * SECOND);
    expect(mail.isFailing("code_after_proof")).toBe(false);
    expect(post.recipients()).toEqual(["robin@person.example"]);
  });

  test("is counted from when the first try began", async () => {
    const { post, mail, write } = await open();
    post.fail();
    await write("robin@person.example");
    const release = post.hold();
    const trying = mail.tick();
    await vi.waitFor(() => expect(post.tries()).toBe(1));
    mail.pass(10 * SECOND);
    release();
    await trying;
    mail.pass(50 * SECOND + 1);
    expect(mail.isFailing("code_after_proof")).toBe(true);
  });

  test("all leaves within seconds once the way is open, though its own next try would be an hour away", async () => {
    const { post, mail, write, work } = await open();
    post.fail();
    const people = ["robin@person.example", "kim@person.example", "alex@person.example"];
    for (const to of people) await write(to);
    await work(30 * MINUTE);
    expect(post.sent).toEqual([]);
    post.recover();
    await work(30 * SECOND);
    expect(post.recipients().sort()).toEqual(people.sort());
    expect(mail.isFailing("code_after_proof")).toBe(false);
  });

  test("does not shut people out for longer than needed when no mail is left to try", async () => {
    const { db, post, mail, work } = await open();
    post.fail();
    await mail.enqueue(db, "robin@person.example", aLoginCode(mail.now()));
    await work(15 * MINUTE);
    expect(mail.isFailing("code_after_proof")).toBe(true);
    post.recover();
    await work(30 * SECOND);
    expect(mail.isFailing("code_after_proof")).toBe(false);
    expect(post.sent).toEqual([]);
  });

  test("stays reported while a server answers but takes no mail", async () => {
    const { post, mail, write, work } = await open();
    post.fail();
    post.answer();
    await write("robin@person.example");
    await work(5 * MINUTE);
    expect(mail.isFailing("code_after_proof")).toBe(true);
  });

  test("for one address only is no outage, for two it is", async () => {
    const { post, mail, write, work } = await open();
    post.fail("recipient");
    await write("robin@person.example");
    await work(5 * MINUTE);
    expect(mail.isFailing("code_after_proof")).toBe(false);
    await write("kim@person.example");
    await work(70 * SECOND);
    expect(mail.isFailing("code_after_proof")).toBe(true);
  });

  test("is over before a mail that is kicked at that very moment, which leaves at once", async () => {
    const db = await database.open();
    const post = recordingTransport();
    const mail = buildMail(db, {
      transport: {
        ...post.transport,
        async isReachable() {
          post.recover();
          await mail.enqueue(db, "kim@person.example", { kind: "welcome" });
          mail.kick();
          return true;
        },
      },
    });
    post.fail();
    await mail.enqueue(db, "robin@person.example", aLoginCode(mail.now()));
    await mail.tick();
    mail.pass(10 * MINUTE);
    await mail.tick();
    expect(post.recipients()).toEqual(["kim@person.example"]);
  });

  test("is tried with one mail at a time", async () => {
    const { post, mail, write } = await open();
    post.fail();
    for (let at = 0; at < 12; at++) await write(`person-${at}@person.example`);
    await mail.tick();
    expect(post.tries()).toBe(5);
    await mail.tick();
    expect(post.tries()).toBe(6);
  });
});
