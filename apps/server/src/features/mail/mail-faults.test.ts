import { expect, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { aLoginCode, buildMail, MINUTE } from "../../../test/mail.ts";
import { startSmtpServer } from "../../../test/smtp-server.ts";
import type { MailTransport } from "./mail-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";

const SECOND = 1_000;
const SHORT_LIMIT_MS = 150;

type Smtp = Awaited<ReturnType<typeof startSmtpServer>>;

const FAULTS: [string, (smtp: Smtp) => unknown][] = [
  ["refuses connections", (smtp) => smtp.stop()],
  ["hangs", (smtp) => smtp.behave("hang")],
  ["answers 451", (smtp) => smtp.behave("put off")],
  ["answers 451 to every recipient", (smtp) => smtp.behave("put off recipients")],
  ["takes a mail and drops the connection", (smtp) => smtp.behave("drop")],
];

withDatabase("a mail server that", (database) => {
  const open = async () => {
    const smtp = await startSmtpServer();
    const db = await database.open();
    const sender = { name: "Visita", address: "cards@visita.example", replyTo: "help@visita.example" };
    // A short timeout while the server is broken; a long one once it works, for slow machines.
    let current = smtpTransport(smtp.url, sender);
    const transport: MailTransport = {
      keepsSentMails: false,
      send: (mail) => current.send(mail),
      isReachable: () => current.isReachable(),
    };
    const mail = buildMail(db, { transport, env: { MAIL_FROM: "cards@visita.example" } });
    return {
      smtp,
      db,
      mail,
      async work(milliseconds: number) {
        for (let passed = 0; passed < milliseconds; passed += 15 * SECOND) {
          mail.pass(15 * SECOND);
          await mail.tick();
        }
      },
      async break(how: (smtp: Smtp) => unknown) {
        await how(smtp);
        current = smtpTransport(smtp.url, sender, SHORT_LIMIT_MS);
      },
      async mend() {
        await smtp.startAgain();
        smtp.behave("accept");
        current = smtpTransport(smtp.url, sender);
      },
    };
  };
  const recipients = (smtp: Smtp) => smtp.received.flatMap(({ envelopeTo }) => envelopeTo).sort();

  test.each(FAULTS)("%s: every mail arrives once after it recovers", async (_, fault) => {
    const { smtp, db, mail, work, ...server } = await open();
    await server.break(fault);
    for (const to of ["a@person.example", "b@person.example"])
      await mail.enqueue(db, to, { kind: "welcome" });
    await mail.enqueue(db, "c@person.example", aLoginCode(mail.now(), "407182"));
    await mail.tick();
    await work(90 * SECOND);
    expect(smtp.received).toEqual([]);
    expect(mail.isFailing("code_after_proof")).toBe(true);
    await server.mend();
    await work(30 * SECOND);
    expect(recipients(smtp)).toEqual(["a@person.example", "b@person.example", "c@person.example"]);
    expect(mail.isFailing("code_after_proof")).toBe(false);
    const log = mail.logLines.join("\n");
    expect(log).toContain("a mail could not be sent");
    for (const secret of ["407182", "person.example"]) expect(log).not.toContain(secret);
  });

  test.each(FAULTS)("%s for longer than a code lives: the code is not sent any more", async (_, fault) => {
    const { smtp, db, mail, work, ...server } = await open();
    await server.break(fault);
    await mail.enqueue(db, "a@person.example", { kind: "welcome" });
    await mail.enqueue(db, "c@person.example", aLoginCode(mail.now()));
    await mail.tick();
    mail.pass(10 * MINUTE);
    await server.mend();
    await work(60 * SECOND);
    expect(recipients(smtp)).toEqual(["a@person.example"]);
  });

  test("refuses an address for good is not asked again about it, and goes on serving the others", async () => {
    const { smtp, db, mail, work } = await open();
    smtp.behave("refuse recipients");
    await mail.enqueue(db, "nobody@person.example", { kind: "welcome" });
    await mail.tick();
    smtp.behave("accept");
    await mail.enqueue(db, "robin@person.example", { kind: "welcome" });
    await work(60 * SECOND);
    expect(recipients(smtp)).toEqual(["robin@person.example"]);
    expect(smtp.connections()).toBe(2);
    expect(mail.isFailing("code_after_proof")).toBe(false);
  });
});
