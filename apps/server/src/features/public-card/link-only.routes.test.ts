import { CHANNELS } from "@visita/domain/card/channels";
import { expect, test } from "vitest";
import { contactsOf } from "../../../test/contacts.ts";
import { withDatabase } from "../../../test/databases.ts";
import { aDevice } from "../../../test/dav-device.ts";
import { channelsIn, markedContacts, markedTitles } from "../../../test/hidden-channels.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { readQr } from "../../../test/read-qr.ts";
import { aTeam, TEMPLATE } from "../../../test/teams.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import type { PageHost } from "../../http/page-host.ts";

const ALL = CHANNELS.map(({ key }) => key);
/** Payment channels are nobody's address. */
const IN_CONTACT_FILES = CHANNELS.filter(({ group }) => group !== "pay").map(({ key }) => key);
const SECOND = {
  language: "de",
  fullname: "Robin Beispiel",
  occupation: "Buchbinder",
  companyname: "Gefalteter Bogen",
  bio: "Ich binde Bücher.",
  address: "valueaddressend 7",
  titles: markedTitles(),
};

/** Pages that show everything they are given. */
function tellingPages(): PageHost {
  const pages = plainPages();
  const tell = async (card: object) => `<!doctype html><pre>${JSON.stringify(card)}</pre>`;
  return {
    ...pages,
    load: async () => ({
      ...(await pages.load()),
      renderCardPage: tell,
      renderHelloPage: tell,
      renderReportPage: tell,
    }),
  };
}

withDatabase("channels that only some links show", (database) => {
  async function open() {
    const app = await buildTestApp(database, { pages: tellingPages() });
    const owner = await anOwner(app, "premium");
    const card = { contacts: markedContacts(), language: "en", secondSide: SECOND };
    const linkOnly = Object.fromEntries(ALL.map((key) => [key, []]));
    const added = await owner.add({ ...card, linkOnly });
    expect(added.statusCode, added.body).toBe(201);
    const { cardid } = added.json();
    const { profilepic } = (await owner.load(cardid)).json();
    const links = `/api/card/links/${cardid}`;
    const make = async (given: object) => {
      const response = await owner.browser.post(links, {
        name: "Close customers",
        slug: "customers",
        ...given,
      });
      expect(response.statusCode, response.body).toBe(201);
      const link = response.json();
      if (link.secret) for (const secret of [link.secret, link.slug]) app.secrets.add(secret);
      return link;
    };
    const change = async (linkid: string, payload: object) =>
      owner.browser.send({ method: "PATCH", url: `${links}/${linkid}`, payload });
    const end = (linkid: string) => owner.browser.send({ method: "DELETE", url: `${links}/${linkid}` });
    const read = async (path: string) => {
      const response = await app.inject(path);
      const { location } = response.headers;
      return location ? app.inject(String(location)) : response;
    };
    const save = (given: object) => owner.update(cardid, { ...card, profilepic, ...given });
    return { app, owner, cardid: cardid as string, links, make, change, end, read, save };
  }

  /** Every file, page and side of an address. */
  const formsOf = (path: string) => [
    path,
    `${path}?side=2`,
    `${path}?lang=de`,
    ...["", "?side=2", "?version=4.0", "?version=4.0&side=2"].map((query) => `${path}/contact.vcf${query}`),
  ];

  test("are on that link in every form and on no other address", async () => {
    const { app, cardid, make, change, end, read } = await open();
    const shown = await make({ shows: ALL });
    const one = await make({ shows: ["sms"], slug: "press" });
    const fair = await make({ slug: "fair", name: "Fair" });
    const ended = await make({ shows: ALL, slug: "ended" });
    await end(ended.linkid);
    const changed = await make({ shows: ALL, slug: "changed" });
    expect((await change(changed.linkid, { secret: true })).statusCode).toBe(200);

    for (const path of formsOf(`/c/robin/${shown.slug}`)) {
      const expected = path.includes("/contact.vcf") ? IN_CONTACT_FILES : ALL;
      expect(channelsIn((await read(path)).body), path).toEqual(expected);
    }
    for (const path of formsOf(`/c/robin/${one.slug}`)) {
      expect(channelsIn((await read(path)).body), path).toEqual(["sms"]);
    }
    const elsewhere = [
      ...formsOf("/c/robin"),
      ...formsOf(`/c/robin/${fair.slug}`),
      ...formsOf(`/c/robin/${ended.slug}`),
      ...formsOf(`/c/robin/${changed.slug}`),
      ...formsOf(`/c/robin/${"0".repeat(16)}`),
      `/api/card/robin`,
      "/c/robin/qr.svg",
      `/api/card/${cardid}`,
      `/c/robin/hello?link=${shown.slug}`,
      "/c/robin/report",
    ];
    for (const path of elsewhere) {
      const response = await read(path);
      expect([path, response.statusCode, channelsIn(response.body)]).toEqual([path, 200, []]);
    }
    const log = app.logLines.join("\n");
    for (const { secret } of [shown, one, ended, changed]) expect(log).not.toContain(secret);
  });

  test("are on no link of another card, on no link of a team, and not found on its page", async () => {
    const { app, owner, make, read } = await open();
    const shown = await make({ shows: ALL });
    const hidden = { contacts: markedContacts(), linkOnly: Object.fromEntries(ALL.map((key) => [key, []])) };
    const second = (await owner.add({ ...hidden, username: "robin-two" })).json();
    const ofSecond = `/api/card/links/${second.cardid}`;
    const fair = (await owner.browser.post(ofSecond, { name: "Fair", slug: "fair", secret: true })).json();
    for (const secret of [fair.secret, fair.slug]) app.secrets.add(secret);

    const team = await aTeam(app);
    const theirs = { rule: "theirs" };
    const channels = Object.fromEntries(ALL.map((key) => [key, theirs]));
    await team.save({ ...TEMPLATE, companyname: theirs, channels });
    const anna = await team.member("Anna");
    const { profilepic, fullname } = (await anna.load(anna.cardid)).json();
    const saved = await anna.update(anna.cardid, { fullname, profilepic, ...hidden });
    expect(saved.statusCode, saved.body).toBe(200);
    const made = await team.owner.browser.post(`${team.url}/links`, { name: "Salone", slug: "salone" });
    expect(made.statusCode, made.body).toBe(201);
    await team.owner.browser.put(`${team.url}/page`, { isShown: true, isIndexed: false, slug: "brera" });
    await anna.browser.put(`${team.url}/page/me`, { isShown: true });

    const found = markedContacts()["email"]?.value ?? "";
    for (const path of [
      ...formsOf(`/c/robin-two/${shown.slug}`),
      ...formsOf(`/c/robin-two/${fair.slug}`),
      "/c/robin-two",
      ...formsOf(`/c/${anna.username}/salone`),
      ...formsOf(`/c/${anna.username}/${shown.slug}`),
      `/api/card/${anna.username}`,
      "/t/brera",
    ]) {
      const response = await read(path);
      expect([path, response.statusCode, channelsIn(response.body)]).toEqual([path, 200, []]);
    }
    expect((await read(`/t/brera?q=${encodeURIComponent(found)}`)).body).toContain("&quot;found&quot;:0");
  });

  test("are in the contacts of those who scan its code, and found by no search of who scans another", async () => {
    const { app, make, end } = await open();
    const shown = await make({ shows: ALL });
    const one = await make({ shows: ["sms"], slug: "press" });
    const ended = await make({ shows: ALL, slug: "ended" });
    await end(ended.linkid);
    const scanned = async (slug?: string) => {
      const { browser, ...rest } = await anOwner(app);
      const card = { username: "robin", ...(slug && { slug }) };
      const { body } = await browser.post("/api/contacts/scanned", { scanid: "0".repeat(32), card });
      expect(JSON.parse(body).person.name).toBe("Robin Sample");
      const contacts = contactsOf({ browser, ...rest });
      const found = await Promise.all(
        ALL.map(async (key) => {
          const value = markedContacts()[key]?.value ?? "";
          return ((await contacts.list(`?q=${encodeURIComponent(value)}`)).matches ?? 0) > 0 ? [key] : [];
        }),
      );
      return { kept: channelsIn(body + (await browser.post("/api/com/fav")).body), found: found.flat() };
    };
    const details = ["phonenumber", "email"];
    expect(await scanned(shown.slug)).toEqual({ kept: details, found: details });
    for (const slug of [undefined, one.slug, ended.slug, `customers-${"0".repeat(16)}`]) {
      expect([slug, await scanned(slug)]).toEqual([slug, { kept: [], found: [] }]);
    }
  });

  test("are not in what others keep, nor in what the owner hands out", async () => {
    const { app, owner, cardid, make } = await open();
    await make({ shows: ALL });
    const keeper = await anOwner(app);
    await keeper.browser.post("/api/com/addfavourite", { cardid });
    const phone = await aDevice(app, keeper);
    const texts = {
      kept: (await keeper.browser.post("/api/com/fav")).body,
      device: (await phone.get(`cards/${cardid}.vcf`)).body,
      device4: (await phone.get(`cards/${cardid}.vcf`, { accept: "text/vcard;version=4.0" })).body,
      list: JSON.stringify(await owner.list()),
      kit: (await owner.browser.get(`/api/kit/${cardid}`)).body,
      page: (await owner.browser.get(`/api/kit/${cardid}/page.html`)).body,
      contact: (await owner.browser.get(`/api/kit/${cardid}/contact.vcf`)).body,
    };
    for (const [name, text] of Object.entries(texts)) {
      expect([name, text.length > 50, channelsIn(text)]).toEqual([name, true, []]);
    }
  });

  test("stay where they are in a save that says nothing of them, and are for everybody after one that does", async () => {
    const { owner, cardid, make, read, save } = await open();
    const { slug, linkid } = await make({ shows: ["sms", "email"] });
    const { linkOnly: _, ...unaware } = { ...(await owner.load(cardid)).json() };
    expect((await save(unaware)).statusCode).toBe(200);
    expect(channelsIn((await read("/c/robin")).body)).toEqual([]);
    expect((await owner.load(cardid)).json().linkOnly).toMatchObject({ sms: [linkid], phonenumber: [] });

    expect((await save({ linkOnly: { sms: [linkid] } })).statusCode).toBe(200);
    expect(channelsIn((await read("/c/robin")).body)).toEqual(ALL.filter((key) => key !== "sms"));
    expect(channelsIn((await read(`/c/robin/${slug}`)).body)).toEqual(ALL);
  });

  test("are never on a link whose address can be guessed", async () => {
    const { make, change, save, links, owner } = await open();
    const { linkid } = await make({ slug: "fair" });
    for (const response of [
      await change(linkid, { shows: ["sms"] }),
      await change(linkid, { secret: true }),
      await save({ linkOnly: { sms: [linkid] } }),
      await save({ linkOnly: { sms: ["no-link-of-mine"] } }),
    ]) {
      expect(response.statusCode).toBe(400);
      expect(response.json().error).toBe("Please choose a link whose address nobody can guess.");
    }
    for (const secret of ["short", "I".repeat(16), "0".repeat(15), false]) {
      const response = await owner.browser.post(links, { name: "Press", slug: "press", secret });
      expect(response.statusCode).toBe(400);
    }
  });

  test("leave a link that has an address of 80 random bits, a secret to caches, other sites and search engines", async () => {
    const { app, make, read } = await open();
    const made = [
      await make({ shows: ["sms"] }),
      await make({ shows: ["sms"] }),
      await make({ secret: true, slug: "" }),
    ];
    expect(new Set(made.map(({ secret }) => secret)).size).toBe(3);
    for (const { slug, secret } of made) {
      expect(secret).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
      for (const path of [`/c/robin/${slug}`, `/c/robin/${slug}/contact.vcf`]) {
        const { headers, body } = await read(path);
        expect(headers).toMatchObject({
          "cache-control": "private, max-age=0, must-revalidate",
          "referrer-policy": "same-origin",
          "x-robots-tag": "noindex, nofollow",
        });
        expect(body).not.toContain("Close customers");
      }
    }
    const code = await app.inject(`/c/robin/${made[0].slug}/qr.png`);
    expect(await readQr(code.rawPayload)).toBe(`http://localhost:3000/c/robin/${made[0].slug}`);
    expect(code.headers["content-disposition"]).toBe('inline; filename="robin-customers-qrcode.png"');
  });

  test("are listed with the link that shows them", async () => {
    const { owner, links, make } = await open();
    const { slug, linkid } = await make({ secret: "7fq2mz9k4x8dw3hb", shows: ["sms"] });
    expect(slug).toBe("customers-7fq2mz9k4x8dw3hb");
    const list = (await owner.browser.get(links)).json();
    expect(list.linkOnly).toEqual(ALL);
    expect(list.links).toMatchObject([{ linkid, slug, secret: "7fq2mz9k4x8dw3hb", shows: ["sms"] }]);
  });
});
