import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { aLoginCode, buildMail } from "../../../test/mail.ts";
import { startSmtpServer } from "../../../test/smtp-server.ts";
import type { Mail } from "./mail.service.ts";
import { smtpTransport } from "./smtp-transport.ts";

const AT = Date.UTC(2025, 1, 4, 12);

const EVERY_KIND: Mail[] = [
  { kind: "welcome" },
  { kind: "login_code", code: "407182", minutes: 10, expiresAt: AT + 600_000 },
  { kind: "recovery_code", code: "918273", minutes: 10, expiresAt: AT + 600_000 },
  { kind: "new_device", at: AT, device: "Firefox on Linux" },
  { kind: "password_changed", at: AT },
];

withDatabase("mail by SMTP", (database) => {
  const open = async (env: Record<string, string> = {}) => {
    const smtp = await startSmtpServer();
    const db = await database.open();
    const mail = buildMail(db, {
      env: {
        SMTP_URL: smtp.url,
        MAIL_FROM: "cards@visita.example",
        SUPPORT_EMAIL: "help@visita.example",
        PUBLIC_URL: "https://cards.example",
        ...env,
      },
    });
    return { smtp, db, mail };
  };

  test("arrives as a proper mail in text and HTML", async () => {
    const { smtp, db, mail } = await open();
    await mail.enqueue(db, "robin@person.example", aLoginCode(mail.now(), "407182"));
    await mail.tick();
    const [received] = smtp.received;
    expect(received).toMatchObject({
      from: { name: "Visita", address: "cards@visita.example" },
      to: [{ address: "robin@person.example" }],
      replyTo: [{ address: "help@visita.example" }],
      envelopeTo: ["robin@person.example"],
      subject: "Your Visita security code",
      date: "2025-02-04T12:00:00.000Z",
      messageId: expect.stringMatching(/^<[\w-]{22}@visita\.example>$/),
    });
    const headers = new Map(received?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    expect(headers.get("content-type")).toMatch(/^multipart\/alternative/);
    for (const part of [received?.text, received?.html]) {
      expect(part).toContain("407182");
      expect(part).toContain("valid for 10 minutes");
      expect(part).toContain("https://cards.example/auth/forgot/password");
    }
  });

  test("brings a person's contact file, and stops by one request of a mail program", async () => {
    const { smtp, db, mail } = await open();
    const person = {
      id: "AAAAAAAAAAAAAAAAAAAAAA",
      name: "Zo\u00eb\r\nBcc: everybody@person.example",
      email: "zoe@person.example",
      phone: "+1 202 555 0142",
      company: "Folded Sheet",
      role: "",
      met: "Salone del Mobile",
      note: "See https://spam.example",
      at: AT,
    };
    const stopUrl = "https://cards.example/mails/stop/a-token";
    await mail.enqueue(db, "robin@person.example", { kind: "details_left", people: [person], stopUrl });
    await mail.tick();
    const [received, ...more] = smtp.received;
    expect(more).toEqual([]);
    expect(received).toMatchObject({
      replyTo: [{ address: "zoe@person.example" }],
      envelopeTo: ["robin@person.example"],
      subject: "Someone shared their details with you",
    });
    const headers = new Map(received?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("list-unsubscribe")).toBe(`<${stopUrl}>`);
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(headers.has("bcc")).toBe(false);
    const [file] = received?.attachments ?? [];
    expect(file).toMatchObject({ filename: "contact.vcf", mimeType: "text/vcard" });
    const text = new TextDecoder().decode(file?.content as ArrayBuffer);
    expect(text).toContain("EMAIL;TYPE=INTERNET:zoe@person.example\r\n");
    expect(text).not.toMatch(/^Bcc/m);
    expect(received?.html).not.toContain('href="https://spam.example');
  });

  test("is answered to whoever wrote a message on the contact page", async () => {
    const { smtp, db, mail } = await open();
    const message = { kind: "contact_message", sender: "Robin", text: "Hello" } as const;
    await mail.enqueue(db, "help@visita.example", { ...message, replyTo: "robin@person.example" });
    await mail.tick();
    expect(smtp.received[0]).toMatchObject({
      from: { address: "cards@visita.example" },
      replyTo: [{ address: "robin@person.example" }],
    });
  });

  test("keeps nothing of a mail that has left", async () => {
    const { db, mail } = await open();
    await mail.enqueue(db, "robin@person.example", aLoginCode(mail.now()));
    await mail.tick();
    expect(await db.selectFrom("outbox").select(["sealed", "sent_at"]).execute()).toEqual([
      { sealed: null, sent_at: mail.now() },
    ]);
    expect(await mail.mailbox.list()).toEqual([]);
  });

  test("says what to do if this wasn’t you, in every kind, and loads nothing from anywhere", async () => {
    const { smtp, db, mail } = await open();
    for (const each of EVERY_KIND) await mail.enqueue(db, "robin@person.example", each);
    await mail.tick();
    expect(smtp.received.map(({ subject }) => subject).sort()).toEqual([
      "New sign-in to your Visita account",
      "Welcome to Visita",
      "Your Visita password was changed",
      "Your Visita security code",
      "Your code for a new Visita password",
    ]);
    for (const { html = "", text = "", subject = "" } of smtp.received) {
      expect(text, subject).toMatch(/If (you (didn|weren)’t|this wasn’t you)/);
      expect(text, subject).not.toMatch(/undefined|NaN|\[object/);
      expect(html, subject).not.toMatch(/undefined|NaN|\[object|<img|<script|url\(|src=|@import/i);
      expect(html, subject).toContain("prefers-color-scheme: dark");
      expect(html, subject).toContain('name="color-scheme" content="light dark"');
      expect(subject).not.toMatch(/\d{6}/);
    }
  });

  test("carries another product name, made harmless", async () => {
    const { smtp, db, mail } = await open({ BRAND: '<b>Cards & "Co"</b>' });
    await mail.enqueue(db, "robin@person.example", { kind: "welcome" });
    await mail.tick();
    expect(smtp.received[0]?.subject).toBe('Welcome to <b>Cards & "Co"</b>');
    expect(smtp.received[0]?.html).toContain("&lt;b&gt;Cards &amp; &quot;Co&quot;&lt;/b&gt;");
    expect(smtp.received[0]?.html).not.toContain("<b>");
    expect(smtp.received[0]?.from?.name).toBe('<b>Cards & "Co"</b>');
  });
});

test("a mail server on another machine gets no mail in clear unless the URL says so", async () => {
  const smtp = await startSmtpServer();
  // Reaches this machine, but is no loopback address.
  const remote = smtp.url.replace("127.0.0.1", "0.0.0.0");
  const sender = { name: "Visita", address: "cards@visita.example", replyTo: "help@visita.example" };
  const mail = { messageId: "<1@visita.example>", subject: "s", text: "t", html: "h", date: new Date() };
  const to = "robin@person.example";
  await expect(smtpTransport(remote, sender).send({ ...mail, to })).rejects.toMatchObject({
    name: "MailFault",
    scope: "transport",
  });
  expect(smtp.received).toEqual([]);
  await smtpTransport(`${remote}?requireTLS=false`, sender).send({ ...mail, to });
  await smtpTransport(smtp.url, sender).send({ ...mail, to });
  expect(smtp.received).toHaveLength(2);
});

test("a server that drips its answer for ever is left when the time is over", async () => {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("220 slow.example\r\n");
    const drip = setInterval(() => socket.write("250-still thinking\r\n"), 20);
    socket.once("close", () => clearInterval(drip));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const sender = { name: "Visita", address: "cards@visita.example", replyTo: "help@visita.example" };
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, sender, 200);
  const mail = { messageId: "<1@visita.example>", subject: "s", text: "t", html: "h", date: new Date() };
  await expect(transport.send({ ...mail, to: "robin@person.example" })).rejects.toMatchObject({
    name: "MailFault",
    scope: "transport",
  });
  expect(await transport.isReachable()).toBe(false);
});
