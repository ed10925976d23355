import { contactSummary } from "@visita/domain/contact/contact.contract";
import { expect, test } from "vitest";
import { solve } from "../../../../../tools/harness/proof-of-work.ts";
import { aBrowser } from "../../../test/browser.ts";
import { withDatabase } from "../../../test/databases.ts";
import { sentMails } from "../../../test/mailbox.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { deleteOldMessages } from "./contact.service.ts";

const aForm = (message: string) =>
  contactSummary({
    names: "Robin Sample ".repeat(7).trim(),
    email: "robin@person.example",
    tel: "+1 212 555 0100",
    hear: "social media",
    help: "general inquiry",
    message: message.trim(),
  });

const DAY = 24 * 60 * 60_000;

withDatabase("contact form", (database) => {
  async function open(env: Record<string, string> = {}) {
    const app = await buildTestApp(database, { env: { SUPPORT_EMAIL: "help@visita.example", ...env } });
    const browser = aBrowser(app);
    const send = (given: Record<string, unknown> = {}) =>
      browser.post("/api/com/contactus", {
        useremail: "victim@elsewhere.example",
        username: "Robin Sample",
        subject: "Buy now",
        text: "Name: Robin Sample\n\nHow do I change my card?",
        ...given,
      });
    const stored = () => app.db.selectFrom("contact_message").selectAll().execute();
    return { app, send, stored };
  }

  test("a message is stored and mailed to the installation's own address, in the installation's words", async () => {
    const { app, send, stored } = await open();
    const response = await send();
    expect([response.statusCode, response.json()]).toEqual([200, { message: "Message sent successfully." }]);
    expect(await stored()).toMatchObject([
      { sender_name: "Robin Sample", body: expect.stringContaining("change my card") },
    ]);
    const [mail, ...others] = await sentMails(app);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: "help@visita.example",
      replyTo: "help@visita.example",
      subject: "A message from the Visita contact form",
    });
    expect(mail?.text).toContain("How do I change my card?");
  });

  test("is answered to the address that its sender left, if it is one", async () => {
    const { app, send, stored } = await open();
    expect((await send({ replyto: "robin@person.example" })).statusCode).toBe(200);
    const [mail] = await sentMails(app);
    expect(mail).toMatchObject({ to: "help@visita.example", replyTo: "robin@person.example" });
    for (const replyto of [
      "robin",
      "a@person.example, b@person.example",
      "a@person.example\r\nBcc: b@person.example",
    ])
      expect((await send({ replyto })).statusCode, replyto).toBe(400);
    expect(await stored()).toHaveLength(1);
  });

  test("a message is deleted after a year, and the newer ones stay", async () => {
    const { app, send, stored } = await open();
    const old = Array.from({ length: 1_100 }, (_, at) => ({
      id: `message-${at}`,
      sender_name: "Robin",
      body: "Hello",
      created_at: app.now() - 10 * DAY,
    }));
    await app.db.insertInto("contact_message").values(old).execute();
    await send();
    app.passTime(354 * DAY);
    await deleteOldMessages(app.db, app.now());
    expect(await stored()).toHaveLength(1_101);
    app.passTime(2 * DAY);
    await deleteOldMessages(app.db, app.now());
    expect(await stored()).toMatchObject([{ sender_name: "Robin Sample" }]);
    app.passTime(10 * DAY);
    await deleteOldMessages(app.db, app.now());
    expect(await stored()).toEqual([]);
  });

  test("nothing of it becomes markup or a header", async () => {
    const { app, send } = await open();
    await send({
      username: "Robin\r\nBcc: all@elsewhere.example",
      text: "<script>alert(1)</script>\u0007\u202e\n<b>x</b>",
    });
    const [mail] = await sentMails(app);
    expect(mail?.to).toBe("help@visita.example");
    expect(mail?.html).not.toMatch(/<script|<b>x/);
    for (const sign of ["\u0007", "\u202e"]) expect(mail?.text).not.toContain(sign);
  });

  test.each([
    ["an empty text", { text: "  " }, "Please write a message."],
    ["no text", { text: undefined }, "Please write a message."],
    ["a text of 151 words", { text: "word ".repeat(151) }, "Message must be under 150 words."],
    ["a text of 1001 signs", { text: "w".repeat(1001) }, "Message must be under 150 words."],
    ["a form with 151 words", { text: aForm("word ".repeat(151)) }, "Message must be under 150 words."],
    ["a form with 1001 signs", { text: aForm("w".repeat(1001)) }, "Message must be under 150 words."],
    [
      "a long text in place of a name",
      { text: `Name: ${"w".repeat(800)}\n\n${"w".repeat(800)}` },
      "Message must be under 150 words.",
    ],
  ])("refuses %s", async (_what, given, text) => {
    const { send, stored } = await open();
    const response = await send(given);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(text);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ["150 words", "word ".repeat(150)],
    ["1000 signs", "w".repeat(1000)],
  ])("takes a form with %s, whatever its other fields hold", async (_what, message) => {
    const { send, stored } = await open();
    expect((await send({ text: aForm(message) })).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  test("the fourth within ten minutes is refused, and the next one after them is not", async () => {
    const { app, send } = await open({ RATE_LIMIT_SCALE: "1" });
    for (let message = 0; message < 3; message += 1) expect((await send()).statusCode).toBe(200);
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: "Too many messages. Please try again later." });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    app.passTime(11 * 60_000);
    expect((await send()).statusCode).toBe(200);
  });

  test("from many networks does not close the form: whoever comes next proves some work", async () => {
    // At a tenth of every limit: 20 messages a day in all.
    const { app, stored } = await open({ RATE_LIMIT_SCALE: "0.1" });
    const sendFrom = (remoteAddress: string, headers: Record<string, string> = {}) =>
      aBrowser(app, remoteAddress).send({
        method: "POST",
        url: "/api/com/contactus",
        payload: { username: "Robin Sample", text: "How do I change my card?" },
        headers,
      });
    for (let at = 0; at < 20; at += 1) expect((await sendFrom(`203.0.${at}.1`)).statusCode).toBe(200);
    const asked = await sendFrom("198.51.100.7");
    expect([asked.statusCode, asked.json().code]).toEqual([428, "proof_of_work_required"]);
    const proof = solve(asked.json().puzzle);
    expect((await sendFrom("198.51.100.7", { "proof-of-work": proof })).statusCode).toBe(200);
    expect(await stored()).toHaveLength(21);
  });

  test("from one wide network ends at its share", async () => {
    const { app } = await open({ RATE_LIMIT_SCALE: "1" });
    const statuses: number[] = [];
    for (let at = 0; at < 8; at += 1) {
      const browser = aBrowser(app, `2001:db8:0:${at}::1`);
      statuses.push((await browser.post("/api/com/contactus", { username: "R", text: "Hello" })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });

  test("without a way out for mails nothing is lost", async () => {
    const { send, stored } = await open({ SMTP_URL: "smtp://127.0.0.1:9" });
    expect((await send()).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
  });
});
