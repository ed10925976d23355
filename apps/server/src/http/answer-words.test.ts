import { expect, test } from "vitest";
import { aBrowser, type Browser } from "../../test/browser.ts";
import { withDatabase } from "../../test/databases.ts";
import { anOwner } from "../../test/owner.ts";
import { buildTestApp } from "../../test/test-app.ts";

const GERMAN = { "accept-language": "de-AT, de;q=0.9, en;q=0.5" };
const NAME = "/api/account/name";

withDatabase("what a call answers", (database) => {
  const open = async (env: Record<string, string> = {}) => {
    const app = await buildTestApp(database, { env });
    const owner = await anOwner(app);
    const { cardid } = (await owner.add({ username: "ada" })).json();
    return { app, owner, cardid: cardid as string, browser: owner.browser };
  };

  type Sent = Parameters<Browser["send"]>[0];
  /** Each with its answer in English, as it has always been, and in German. */
  const CALLS: readonly [what: string, sent: (cardid: string) => Sent, english: object, german: object][] = [
    [
      "a field that is wrong",
      (cardid) => ({
        method: "POST",
        url: `/api/card/links/${cardid}`,
        payload: { name: "", slug: "salone" },
      }),
      {
        error: "Please give the link a name.",
        message: "Please give the link a name.",
        code: "invalid_input",
        fields: { name: "Please give the link a name." },
      },
      {
        error: "Bitte gib dem Link einen Namen.",
        message: "Bitte gib dem Link einen Namen.",
        code: "invalid_input",
        fields: { name: "Bitte gib dem Link einen Namen." },
      },
    ],
    [
      "a rule that names what it is about",
      (cardid) => ({
        method: "PUT",
        url: `/api/card/changeusername/${cardid}`,
        payload: { username: "grace" },
      }),
      {
        error: "grace is already taken. Please choose a different one.",
        message: "grace is already taken. Please choose a different one.",
        code: "username_taken",
        fields: { username: "grace is already taken. Please choose a different one." },
      },
      {
        error: "grace ist schon vergeben. Bitte wähle einen anderen.",
        message: "grace ist schon vergeben. Bitte wähle einen anderen.",
        code: "username_taken",
        fields: { username: "grace ist schon vergeben. Bitte wähle einen anderen." },
      },
    ],
    [
      "an address that is none",
      () => ({ method: "GET", url: "/api/nothing" }),
      {
        error: "We couldn't find what you were looking for.",
        message: "We couldn't find what you were looking for.",
        code: "not_found",
      },
      {
        error: "Das haben wir nicht gefunden.",
        message: "Das haben wir nicht gefunden.",
        code: "not_found",
      },
    ],
    [
      "a success",
      () => ({ method: "PUT", url: NAME, payload: { firstname: "Ada", lastname: "Sample" } }),
      { user: expect.anything(), message: "Name saved." },
      { user: expect.anything(), message: "Name gespeichert." },
    ],
  ];

  test.each(CALLS)(
    "%s is in the language of its caller, with the same code",
    async (_, sent, english, german) => {
      const { app, browser, cardid } = await open();
      const other = await anOwner(app);
      await other.add({ username: "grace" });
      const plain = await browser.send(sent(cardid));
      expect(plain.json()).toEqual(english);
      const { headers, ...answer } = await browser.send({ ...sent(cardid), headers: GERMAN });
      expect(answer.json()).toEqual(german);
      expect(answer.statusCode).toBe(plain.statusCode);
      expect(headers).toMatchObject({ "content-language": "de", vary: "accept-language" });
    },
  );

  test("a stranger and somebody who tries too often are told in their language", async () => {
    const { app } = await open({ RATE_LIMIT_SCALE: "1" });
    const stranger = aBrowser(app);
    const refused = await stranger.send({ method: "PUT", url: NAME, payload: {}, headers: GERMAN });
    expect(refused.json()).toMatchObject({
      code: "not_signed_in",
      message: "Bitte melde dich an, um weiterzumachen.",
    });
    const login = { email: "ada@person.example", password: "wrong!password" };
    const tryAgain = () =>
      stranger.send({ method: "POST", url: "/api/auth/login", payload: login, headers: GERMAN });
    let answer = await tryAgain();
    for (let tries = 0; answer.statusCode === 401 && tries < 100; tries += 1) answer = await tryAgain();
    const { code, message, retryAfter } = answer.json();
    const unit = retryAfter === 1 ? "Sekunde" : "Sekunden";
    expect([code, message]).toEqual([
      "rate_limited",
      `Zu viele Versuche. Bitte versuch es in ${retryAfter} ${unit} noch einmal.`,
    ]);
  });

  test("the language that an account has chosen comes before the browser's", async () => {
    const { app } = await open();
    const { browser } = await anOwner(app, "free", { language: "en" });
    const payload = { firstname: "Ada", lastname: "Sample" };
    const { headers, ...answer } = await browser.send({ method: "PUT", url: NAME, payload, headers: GERMAN });
    expect(answer.json()).toMatchObject({ message: "Name saved." });
    expect(headers).toMatchObject({ "content-language": "en" });
  });

  test.each([
    // Visitors read more languages than owners.
    ["/api/nothing", "nl", "nl"],
    ["/api/nothing", "tlh, pt-BR", "pt"],
    ["/api/card/getcards", "*", "en"],
  ])("%s to a browser that reads %s is in %s", async (url, accepted, language) => {
    const { app } = await open();
    const { headers } = await app.inject({ url, headers: { "accept-language": accepted } });
    expect(headers["content-language"]).toBe(language);
  });
});
