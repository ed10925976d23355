import TEXT from "@visita/domain/messages/hello-form/en";
import { expect, test } from "vitest";
import { contactsOf, KWAME } from "../../../test/contacts.ts";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { buildTestApp } from "../../../test/test-app.ts";

withDatabase("the page to leave details", (database) => {
  async function open() {
    const app = await buildTestApp(database, { pages: plainPages() });
    const owner = await anOwner(app);
    const { cardid } = (await owner.add({ username: "Robin" })).json();
    const get = (url = "/c/Robin/hello", headers: Record<string, string> = {}) =>
      app.inject({ method: "GET", url, headers });
    const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.inject({
        method: "POST",
        url: "/c/Robin/hello",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "sec-fetch-site": "same-origin",
          "sec-fetch-dest": "document",
          "user-agent": "Mozilla/5.0 (iPhone) Safari/604.1",
          ...headers,
        },
        payload: new URLSearchParams(fields).toString(),
      });
    /** What the page was given, as the plain pages show it. */
    const shown = (body: string) =>
      JSON.parse(
        (/<pre>(.*)<\/pre>/s.exec(body)?.[1] ?? "{}").replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
      );
    return { app, owner, cardid: cardid as string, get, post, shown, ...contactsOf(owner) };
  }

  test("takes a plain form, without any script", async () => {
    const { app, get, post, shown, list } = await open();
    const page = await get("/c/Robin/hello?link=salone&q");
    expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, "no-store"]);
    const { stamp, ...form } = shown(page.body);
    expect(form).toMatchObject({ state: "form", link: "salone", source: "qr", problems: {}, notice: null });
    app.passTime(5_000);
    const sent = await post({ ...KWAME, stamp, company: "", link: "salone" });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, "/c/Robin/hello?sent=&link=salone"]);
    const answer = shown((await get(sent.headers.location)).body);
    expect(answer).toMatchObject({ state: "sent", values: { name: "" } });
    expect((await list()).people).toMatchObject([{ name: KWAME.name, email: KWAME.email, company: "" }]);
  });

  test("takes forms of its own pages alone, also from browsers that do not say where a form comes from", async () => {
    const { app, get, shown } = await open();
    const { stamp } = shown((await get()).body);
    app.passTime(5_000);
    const payload = new URLSearchParams({ ...KWAME, stamp }).toString();
    const statusOf = async (given: Record<string, string>) => {
      const headers = { "content-type": "application/x-www-form-urlencoded", ...given };
      return (await app.inject({ method: "POST", url: "/c/Robin/hello", headers, payload })).statusCode;
    };
    expect(await statusOf({ "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await statusOf({ origin: "https://evil.example" })).toBe(403);
    expect(await statusOf({ referer: "https://evil.example/x" })).toBe(403);
    expect(await statusOf({ origin: app.config.publicUrl })).toBe(303);
    expect(await statusOf({})).toBe(303);
  });

  test("is compressed", async () => {
    const { get } = await open();
    for (const encoding of ["gzip", "br", "zstd"])
      expect((await get("/c/Robin/hello", { "accept-encoding": encoding })).headers).toMatchObject({
        "content-encoding": encoding,
        vary: "accept-encoding, accept-language",
      });
    expect((await get()).headers["content-encoding"]).toBeUndefined();
  });

  test("is in the language of the visitor, also what is wrong and what is kept", async () => {
    const { app, owner, cardid, get, post, shown } = await open();
    const german = { "accept-language": "de" };
    const page = await get("/c/Robin/hello", german);
    expect(page.headers).toMatchObject({
      "content-language": "de",
      vary: "accept-encoding, accept-language",
    });
    const { stamp, language } = shown(page.body);
    expect(language).toBe("de");
    app.passTime(5_000);
    expect(shown((await post({ stamp }, german)).body).problems).toMatchObject({
      name: "Bitte gib deinen Namen ein.",
    });
    const sent = await app.inject({
      method: "POST",
      url: "/c/Robin/hello?lang=de",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ ...KWAME, stamp }).toString(),
    });
    expect(sent.headers.location).toBe("/c/Robin/hello?sent=&lang=de");
    await owner.browser.post(`/api/card/pause/${cardid}`);
    const kept = await post({ ...KWAME, stamp }, german);
    expect(kept.headers["content-language"]).toBe("de");
    expect(kept.body).toContain("Diese Karte ist pausiert. Dein Text ist noch da.");
  });

  test("says where one met, and leads back there", async () => {
    const { app, owner, cardid, get, post, shown } = await open();
    await owner.browser.post(`/api/card/links/${cardid}`, { name: "Salone del Mobile", slug: "salone" });
    const { stamp, met } = shown((await get("/c/Robin/hello?link=Salone")).body);
    expect(met).toMatchObject({ name: "Salone del Mobile", slug: "salone" });
    app.passTime(5_000);
    const sent = await post({ ...KWAME, stamp, link: "salone" });
    expect(shown((await get(sent.headers.location)).body)).toMatchObject({
      state: "sent",
      met: { slug: "salone" },
    });
    expect(shown((await get("/c/Robin/hello?link=gone")).body).met).toBeUndefined();
  });

  test("is filled in from the card of a signed-in visitor, who sends it in one press", async () => {
    const { app, owner, get, post, shown, list } = await open();
    const visitor = await anOwner(app);
    const card = (
      await visitor.add({ username: "kwame", fullname: "Kwame Asante", occupation: "Surveyor" })
    ).json();
    const cookie = { cookie: `sid=${visitor.browser.cookies.get("sid")}` };
    const { values, ownCard, stamp } = shown((await get("/c/Robin/hello", cookie)).body);
    expect(values).toMatchObject({ name: "Kwame Asante", role: "Surveyor" });
    expect(ownCard).toEqual({ cardid: card.cardid, username: "kwame", isSent: true });
    const form = { name: values.name, email: KWAME.email, stamp, card: card.cardid };
    const refused = await post({ ...form, email: "kwame" }, cookie);
    expect(shown(refused.body)).toMatchObject({ problems: { email: TEXT.emailInvalid }, ownCard });
    const sent = await post(form, cookie);
    expect(shown((await get(sent.headers.location, cookie)).body)).toMatchObject({
      state: "sent",
      ownCard: { isSent: true },
    });
    expect((await list()).people).toMatchObject([{ sentCard: { username: "kwame" } }]);
    // Neither a card that rests nor the one that is looked at.
    await visitor.browser.post(`/api/card/pause/${card.cardid}`);
    expect(shown((await get("/c/Robin/hello", cookie)).body).ownCard).toBeNull();
    const ownCookie = { cookie: `sid=${owner.browser.cookies.get("sid")}` };
    expect(shown((await get("/c/Robin/hello", ownCookie)).body).ownCard).toBeNull();
  });

  test("shows what is wrong and keeps the text", async () => {
    const { app, get, post, shown, list } = await open();
    const { stamp } = shown((await get()).body);
    app.passTime(5_000);
    const refused = await post({ note: "Hello <b>", stamp });
    expect(refused.statusCode).toBe(400);
    expect(shown(refused.body)).toMatchObject({
      state: "form",
      problems: { name: TEXT.nameRequired, email: TEXT.wayRequired },
    });
    expect(refused.body).toContain("Hello");
    expect(shown(refused.body).stamp).toBe(stamp);
    const quick = await post({ ...KWAME, stamp: shown((await get()).body).stamp });
    expect([quick.statusCode, shown(quick.body).notice]).toEqual([409, TEXT.formNotReady]);
    expect((await list()).matches).toBe(0);
    // The time of the form goes on, so that pressing again is enough.
    app.passTime(3_000);
    expect((await post({ ...KWAME, stamp: shown(quick.body).stamp })).statusCode).toBe(303);
  });

  test("answers a form that is sent again as sent, and asks for one more press once it was changed", async () => {
    const { app, get, post, shown, list } = await open();
    const { stamp } = shown((await get()).body);
    app.passTime(5_000);
    for (const _ of [1, 2]) {
      const sent = await post({ ...KWAME, stamp });
      expect([sent.statusCode, sent.headers.location]).toEqual([303, "/c/Robin/hello?sent="]);
    }
    const corrected = { ...KWAME, role: "Head surveyor" };
    const refused = await post({ ...corrected, stamp });
    expect([refused.statusCode, shown(refused.body)]).toMatchObject([
      409,
      { state: "form", notice: TEXT.formUsed, values: corrected },
    ]);
    app.passTime(5_000);
    expect((await post({ ...corrected, stamp: shown(refused.body).stamp })).statusCode).toBe(303);
    expect((await list()).people).toMatchObject([{ role: "Head surveyor" }]);
  });

  test("keeps the text of a card that was put away while somebody typed", async () => {
    const { app, owner, cardid, get, post, shown } = await open();
    const { stamp } = shown((await get()).body);
    app.passTime(5_000);
    await owner.browser.post(`/api/card/pause/${cardid}`);
    const refused = await post({ ...KWAME, stamp });
    expect(refused.statusCode).toBe(410);
    expect(refused.body).toContain(TEXT.resting);
    expect(refused.body).toContain(KWAME.note);
    expect(refused.body).not.toContain("Robin");
    expect((await get()).statusCode).toBe(410);
  });

  test("leads to the card when that takes no details, or is nobody's", async () => {
    const { owner, cardid, get } = await open();
    const url = `/api/card/exchange/${cardid}`;
    await owner.browser.send({ method: "PATCH", url, payload: { exchange: false } });
    const page = await get();
    expect([page.statusCode, page.headers.location]).toEqual([302, "/c/Robin"]);
    expect((await get("/c/nobody-here/hello")).statusCode).toBe(302);
  });

  test("refuses a form of another site and other bodies", async () => {
    const { app, post } = await open();
    expect((await post(KWAME, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    const json = await app.inject({ method: "POST", url: "/c/Robin/hello", payload: KWAME });
    expect(json.statusCode).toBe(400);
    expect((await post({ note: "x".repeat(40_000) })).statusCode).toBe(413);
  });
});
