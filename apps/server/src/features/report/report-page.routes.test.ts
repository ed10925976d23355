import EXCHANGE_MESSAGES from "@visita/domain/messages/hello-form/en";
import TEXT from "@visita/domain/messages/report-form/en";
import { expect, test } from "vitest";
import { ADMIN_ENV } from "../../../test/admins.ts";
import { withDatabase } from "../../../test/databases.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const PATH = "/c/Robin/report";

withDatabase("the page to report a card", (database) => {
  async function open(env: Record<string, string> = {}) {
    const app = await buildTestApp(database, { pages: plainPages(), env: { ...ADMIN_ENV, ...env } });
    const owner = await anOwner(app);
    const { cardid } = (await owner.add({ username: "Robin" })).json();
    const get = (url = PATH) => app.inject({ method: "GET", url });
    const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.inject({
        method: "POST",
        url: PATH,
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "sec-fetch-site": "same-origin",
          ...headers,
        },
        payload: new URLSearchParams(fields).toString(),
      });
    /** What the page was given, as the plain pages show it. */
    const shown = ({ body }: { body: string }) =>
      JSON.parse((/<pre>(.*)<\/pre>/s.exec(body)?.[1] ?? "{}").replaceAll("&quot;", '"'));
    const newStamp = async (): Promise<string> => {
      const { stamp } = shown(await get());
      app.passTime(5_000);
      return stamp;
    };
    const reports = async () => (await mailsTo(app, ADMIN_ENV.SUPPORT_EMAIL)).map(({ text }) => text);
    return { app, owner, cardid: cardid as string, get, post, shown, newStamp, reports };
  }

  test("takes a report without a script, once, and says that it has it", async () => {
    const { get, post, shown, newStamp, reports } = await open();
    const form = { reason: "fraud", text: "It asks for my password.", stamp: await newStamp() };
    for (const _ of [1, 2]) {
      const sent = await post(form);
      expect([sent.statusCode, sent.headers.location]).toEqual([303, `${PATH}?sent=`]);
    }
    expect(shown(await get(`${PATH}?sent`)).state).toBe("sent");
    expect(await reports()).toEqual([expect.stringContaining("It asks for my password.")]);
  });

  test("says what is wrong and keeps what was typed", async () => {
    const { post, shown, newStamp, reports } = await open();
    const stamp = await newStamp();
    const refused = await post({ text: "It asks for my password.", stamp });
    expect(refused.statusCode).toBe(400);
    expect(shown(refused)).toEqual({
      language: "en",
      isLanguageAsked: false,
      isSideAsked: false,
      state: "form",
      values: { reason: "", text: "It asks for my password.", email: "" },
      problem: TEXT.reasonRequired,
      stamp,
    });
    const invalid = await post({ reason: "fraud", email: "robin", stamp });
    expect(shown(invalid).problem).toBe(TEXT.emailInvalid);
    expect(await reports()).toEqual([]);
  });

  test("is in the language of its visitor, also what is wrong", async () => {
    const { app, get, post, shown, newStamp } = await open();
    const german = { "accept-language": "de-AT,de;q=0.9" };
    const form = await app.inject({ url: PATH, headers: german });
    expect(form.headers).toMatchObject({
      "content-language": "de",
      vary: "accept-encoding, accept-language",
    });
    expect(shown(form).language).toBe("de");
    expect(shown(await get(`${PATH}?lang=de`)).language).toBe("de");
    const refused = await post({ text: "?", stamp: await newStamp() }, german);
    expect(shown(refused).problem).toBe("Bitte wähle aus, was nicht stimmt.");
  });

  test("takes nothing from programs, and no more than the call does", async () => {
    const { post, shown, newStamp, reports } = await open({ RATE_LIMIT_SCALE: "1" });
    const quick = await post({ reason: "fraud" });
    expect([quick.statusCode, shown(quick).problem]).toEqual([409, EXCHANGE_MESSAGES.formNotReady]);
    expect((await post({ reason: "fraud" }, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    const trapped = await post({ reason: "fraud", website: "x", stamp: await newStamp() });
    expect([trapped.statusCode, await reports()]).toEqual([303, []]);
    for (const _ of [1, 2, 3]) await post({ reason: "fraud", stamp: await newStamp() });
    const refused = await post({ reason: "fraud", stamp: await newStamp() });
    expect([refused.statusCode, shown(refused).problem]).toEqual([429, TEXT.tooMany]);
    expect(await reports()).toHaveLength(3);
  });

  test("answers for a hidden card and for none as the card's page does", async () => {
    const { owner, cardid, get } = await open();
    expect((await get("/c/nobody/report")).statusCode).toBe(404);
    await owner.browser.post(`/api/card/pause/${cardid}`);
    expect((await get()).statusCode).toBe(410);
  });
});
