import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { requiredContacts } from "../../../../../tools/harness/cards.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { output } from "../../../test/programs.ts";
import { readQr } from "../../../test/read-qr.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const SECOND = {
  language: "en",
  fullname: "Aoi Morita",
  occupation: "Head of Planning; Paper",
  companyname: "Kawabe Paper Works",
  bio: "Makes paper.",
  address: "1-2-3 Taito, Tokyo",
  titles: { officenumber: "Office" },
};
const CARD = {
  username: "aoi",
  fullname: "森田 あおい",
  occupation: "企画部長",
  companyname: "川辺紙工",
  bio: "紙を作っています。",
  language: "ja",
  reading: "もりた あおい",
  contacts: {
    ...requiredContacts(),
    officenumber: { value: "+1 202 555 0174", title: "会社" },
    address: { value: "東京都台東区1-2-3" },
  },
  secondSide: SECOND,
};

/** Debian's own, which has vobject where khard is. */
const PYTHON = "/usr/bin/python3";
const HAS_VOBJECT = spawnSync(PYTHON, ["-c", "import vobject"]).status === 0;
const READ_WITH_VOBJECT = `
import json, sys, vobject
card = vobject.readOne(sys.argv[1])
lines = {name: [line.value for line in found] for name, found in card.contents.items()}
lines["n"] = [[name.family, name.given] for name in lines["n"]]
lines["adr"] = [address.street for address in lines["adr"]]
print(json.dumps(lines, default=str))
`;

eachDatabase("the sides of a public card", (database) => {
  async function aCard(given: Record<string, unknown> = CARD) {
    const { load, ...host } = plainPages();
    const pages = {
      ...host,
      load: async () => ({
        ...(await load()),
        renderCardPage: async (card: { fullname: string }) => `<h1>${card.fullname}</h1>`,
      }),
    };
    const app = await buildTestApp(database, { pages });
    const owner = await anOwner(app, "premium");
    const response = await owner.add(given);
    expect(response.statusCode, response.body).toBe(201);
    const { cardid } = response.json();
    const { profilepic } = (await owner.load(cardid)).json();
    const read = async (path: string) => (await app.inject(`/c/aoi${path}`)).body;
    const lines = async (query: string) =>
      (await read(`/contact.vcf${query}`)).replaceAll("\r\n ", "").split("\r\n").slice(0, -1);
    return { app, owner, cardid: cardid as string, profilepic, read, lines };
  }

  test("a page shows the second side where its address says so, and the first for anything else", async () => {
    const { read } = await aCard();
    for (const path of ["?side=2", "?lang=en&side=2"]) expect(await read(path)).toBe("<h1>Aoi Morita</h1>");
    for (const path of ["", "?side=1", "?side=3", "?side=", "?side=2&side=2", "?side[]=2", "?Side=2"])
      expect(await read(path), path).toBe("<h1>森田 あおい</h1>");
  });

  test("a card with one side shows it whatever is asked for", async () => {
    const { read } = await aCard({ username: "aoi", fullname: "Aoi" });
    expect(await read("?side=2")).toBe("<h1>Aoi</h1>");
    expect(await read("/contact.vcf?side=2")).toBe(await read("/contact.vcf"));
  });

  test("each side is kept for itself, and both are new after a save", async () => {
    const { app, owner, cardid, profilepic } = await aCard();
    const etag = async (path: string) => (await app.inject(`/c/aoi${path}`)).headers["etag"];
    const before = [
      await etag(""),
      await etag("?side=2"),
      await etag("/og.png"),
      await etag("/og.png?side=2"),
    ];
    expect(new Set(before).size).toBe(4);
    expect([await etag(""), await etag("?side=2")]).toEqual(before.slice(0, 2));
    const again = await app.inject({
      url: "/c/aoi?side=2",
      headers: { "if-none-match": before[1] as string },
    });
    expect(again.statusCode).toBe(304);

    const secondSide = { ...SECOND, fullname: "A. Morita" };
    await owner.update(cardid, { ...CARD, profilepic, secondSide });
    expect((await app.inject("/c/aoi?side=2")).body).toBe("<h1>A. Morita</h1>");
    expect((await app.inject("/c/aoi")).body).toBe("<h1>森田 あおい</h1>");
  });

  test("its code leads to the card itself, beside either side and in any language", async () => {
    const { app } = await aCard();
    for (const query of ["", "?side=2", "?side=2&lang=de"]) {
      const { rawPayload } = await app.inject(`/c/aoi/qr.png${query}`);
      expect(await readQr(rawPayload), query).toBe("http://localhost:3000/c/aoi?q");
    }
  });

  test("a named link shows either side too", async () => {
    const { owner, cardid, read } = await aCard();
    const made = await owner.browser.post(`/api/card/links/${cardid}`, { name: "Fair", slug: "fair" });
    expect(made.statusCode, made.body).toBeLessThan(300);
    expect(await read("/fair?side=2")).toBe("<h1>Aoi Morita</h1>");
    expect(await read("/fair")).toBe("<h1>森田 あおい</h1>");
    expect(await read("/fair/contact.vcf?side=2")).toContain("FN:Aoi Morita");
  });

  test("a contact has the side that was asked for, the other in its note, and the reading", async () => {
    const { app, lines } = await aCard();
    const first = await lines("");
    expect(first).toEqual(
      expect.arrayContaining([
        "VERSION:3.0",
        "FN;CHARSET=UTF-8:森田 あおい",
        "N;CHARSET=UTF-8:森田;あおい;;;",
        "X-PHONETIC-LAST-NAME;CHARSET=UTF-8:もりた",
        "X-PHONETIC-FIRST-NAME;CHARSET=UTF-8:あおい",
        "TITLE;CHARSET=UTF-8:企画部長",
        "NOTE;CHARSET=UTF-8:紙を作っています。\\n\\nEnglish: Aoi Morita\\, Head of Planning\\; Paper\\, Kawabe Paper Works\\n\\nhttp://localhost:3000/c/aoi",
      ]),
    );
    expect(first.join("\n")).toContain("X-ABLabel;CHARSET=UTF-8:会社");

    const second = await lines("?side=2");
    expect(second).toEqual(
      expect.arrayContaining([
        "FN:Aoi Morita",
        "N:Morita;Aoi;;;",
        "TITLE:Head of Planning\\; Paper",
        "ADR;TYPE=WORK:;;1-2-3 Taito\\, Tokyo;;;;",
      ]),
    );
    expect(second.join("\n")).toContain("日本語: 森田 あおい\\, 企画部長\\, 川辺紙工");
    expect(second.join("\n")).toContain("X-ABLabel:Office");
    expect(second.join("\n")).not.toContain("PHONETIC");
    const uid = (file: string[]) => file.find((line) => line.startsWith("UID:"));
    expect(uid(second)).toBe(uid(first));
    expect((await app.inject("/c/aoi/contact.vcf?side=2")).headers["content-disposition"]).toContain(
      "Aoi Morita.vcf",
    );
  });

  test.skipIf(!HAS_VOBJECT)("vobject reads both sides from either contact, and the reading", async () => {
    const { read } = await aCard();
    const parse = async (query: string) =>
      JSON.parse(await output(PYTHON, ["-c", READ_WITH_VOBJECT, await read(`/contact.vcf${query}`)]));
    const first = await parse("");
    expect(first).toMatchObject({
      fn: ["森田 あおい"],
      n: [["森田", "あおい"]],
      org: [["川辺紙工"]],
      title: ["企画部長"],
      adr: ["東京都台東区1-2-3"],
      "x-phonetic-last-name": ["もりた"],
      "x-phonetic-first-name": ["あおい"],
      note: [expect.stringContaining("English: Aoi Morita, Head of Planning; Paper, Kawabe Paper Works")],
    });
    const second = await parse("?side=2");
    expect(second).toMatchObject({
      fn: ["Aoi Morita"],
      n: [["Morita", "Aoi"]],
      org: [["Kawabe Paper Works"]],
      title: ["Head of Planning; Paper"],
      adr: ["1-2-3 Taito, Tokyo"],
      note: [expect.stringContaining("日本語: 森田 あおい, 企画部長, 川辺紙工")],
    });
    expect(second.tel).toEqual(first.tel);
    expect((await parse("?version=4.0")).fn).toEqual(["森田 あおい", "Aoi Morita"]);
  });

  test("the words of the product in a contact are in the language of the side", async () => {
    const secondSide = { ...SECOND, language: "de" };
    const { app, owner, cardid, read } = await aCard({ ...CARD, language: "en", secondSide });
    await owner.browser.post(`/api/card/links/${cardid}`, { name: "Fair", slug: "fair" });
    const today = (locale: string) =>
      new Date(app.now()).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
    const file = async (query: string) =>
      (await read(`/fair/contact.vcf${query}`)).replaceAll("\r\n ", "").split("\r\n");
    const english = `Met at Fair\\, ${today("en-GB")}\\n\\n`;
    const german = `Kennengelernt: Fair\\, ${today("de")}\\n\\n`;
    const one = await file("");
    expect(one.find((line) => line.startsWith("NOTE"))).toContain(english);
    expect(one.join()).toContain(".X-ABLabel:Business card");
    const other = await file("?side=2");
    expect(other.find((line) => line.startsWith("NOTE"))).toContain(german);
    expect(other.join()).toContain(".X-ABLabel:Visitenkarte");
    expect((await file("?version=4.0")).filter((line) => line.startsWith("NOTE"))).toEqual([
      expect.stringContaining(`LANGUAGE=en:${english}`),
      expect.stringContaining(`LANGUAGE=de:${german}`),
    ]);
  });

  test("version 4.0 names channels in the language of each note", async () => {
    const contacts = { ...requiredContacts(), wechat: { value: "aoi_m" } };
    const { lines } = await aCard({ ...CARD, language: "zh-Hans", contacts });
    for (const query of ["?version=4.0", "?version=4.0&side=2"]) {
      const notes = (await lines(query)).filter((line) => line.startsWith("NOTE"));
      const inOrder = query.includes("side") ? notes.toReversed() : notes;
      expect(inOrder, query).toEqual([
        expect.stringMatching(/LANGUAGE=zh-Hans:.*微信: aoi_m/),
        expect.stringMatching(/LANGUAGE=en:.*WeChat: aoi_m/),
      ]);
    }
  });

  test("version 4.0 says each text in its language, the side that was asked for first", async () => {
    const { lines } = await aCard();
    const file = await lines("?version=4.0");
    const named = (name: string) => file.filter((line) => line.split(/[;:]/)[0] === name);
    expect(file.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:4.0"]);
    expect(named("FN")).toEqual(["FN;ALTID=1;LANGUAGE=ja:森田 あおい", "FN;ALTID=1;LANGUAGE=en:Aoi Morita"]);
    expect(named("N")).toEqual([
      'N;ALTID=1;LANGUAGE=ja;SORT-AS="もりた,あおい":森田;あおい;;;',
      "N;ALTID=1;LANGUAGE=en:Morita;Aoi;;;",
    ]);
    expect(named("ORG")).toEqual([
      "ORG;ALTID=1;LANGUAGE=ja:川辺紙工",
      "ORG;ALTID=1;LANGUAGE=en:Kawabe Paper Works",
    ]);
    expect(named("TITLE")).toEqual([
      "TITLE;ALTID=1;LANGUAGE=ja:企画部長",
      "TITLE;ALTID=1;LANGUAGE=en:Head of Planning\\; Paper",
    ]);
    expect(named("ADR")).toEqual([
      "ADR;TYPE=WORK;ALTID=1;LANGUAGE=ja:;;東京都台東区1-2-3;;;;",
      "ADR;TYPE=WORK;ALTID=1;LANGUAGE=en:;;1-2-3 Taito\\, Tokyo;;;;",
    ]);
    expect(named("PHOTO")[0]).toMatch(/^PHOTO:data:image\/jpeg;base64,[A-Za-z0-9+/]+=*$/);
    expect(named("REV")[0]).toMatch(/^REV:\d{8}T\d{6}Z$/);
    expect(named("TEL")[0]).toBe("TEL;TYPE=CELL;TYPE=VOICE;PREF=1:+1 202 555 0142");
    expect(named("EMAIL")).toEqual(["EMAIL;TYPE=WORK;PREF=1:robin@foldedsheet.example"]);
    expect(file.join("\n")).not.toMatch(/CHARSET|LABEL;|TYPE=PREF|INTERNET/);

    expect((await lines("?version=4.0&side=2")).filter((line) => line.startsWith("FN"))).toEqual([
      "FN;ALTID=1;LANGUAGE=en:Aoi Morita",
      "FN;ALTID=1;LANGUAGE=ja:森田 あおい",
    ]);
    for (const query of ["?version=4", "?version=3.0", "?version="])
      expect(await lines(query), query).toContain("VERSION:3.0");
  });

  test("no text of a side begins a line or a parameter of its own", async () => {
    const hostile = 'Eve"\r\nTEL:1;X="y",^nz';
    const { lines } = await aCard({
      ...CARD,
      reading: hostile,
      secondSide: {
        ...SECOND,
        fullname: hostile,
        reading: hostile,
        address: hostile,
        titles: { officenumber: hostile },
      },
    });
    for (const query of ["", "?side=2", "?version=4.0", "?version=4.0&side=2"]) {
      const file = await lines(query);
      expect(
        file.filter((line) => line.startsWith("TEL:")),
        query,
      ).toEqual([]);
      for (const line of file.filter((each) => each.startsWith("N;")))
        expect(line.replace(/^N(;[A-Z-]+=("[^"^]*"|[\w-]+))*:/, "")).not.toBe(line);
    }
  });
});
