import type { PagePorts } from "@visita/domain/site/page-ports";
import { expect, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const SECOND = {
  language: "de",
  fullname: "Aoi Morita",
  occupation: "Planung",
  companyname: "Kawabe",
  bio: "Macht Papier.",
  titles: {},
};
const TWO_SIDES = { username: "aoi", fullname: "森田 あおい", language: "ja", secondSide: SECOND };

withDatabase("the language of a card's page", (database) => {
  async function aCard(given: Record<string, unknown>) {
    const { load, ...host } = plainPages();
    const rendered: string[] = [];
    const pages = {
      ...host,
      load: async () => ({
        ...(await load()),
        renderCardPage: async (
          card: { fullname: string },
          _site: unknown,
          _assets: unknown,
          reader: { language: string; isLanguageAsked?: boolean },
        ) => {
          const text = `${card.fullname}, ${reader.language}${reader.isLanguageAsked ? ", asked" : ""}`;
          rendered.push(text);
          return text;
        },
        render: async (_request: Request, { hiddenCard, language }: PagePorts) =>
          new Response(`${hiddenCard}, ${language}`, { status: 410 }),
      }),
    };
    const app = await buildTestApp(database, { pages });
    const owner = await anOwner(app, "premium");
    const response = await owner.add(given);
    expect(response.statusCode, response.body).toBe(201);
    const open = (path: string, accepted?: string, more: Record<string, string> = {}) =>
      app.inject({
        url: `/c/${given["username"]}${path}`,
        headers: { ...(accepted && { "accept-language": accepted }), ...more },
      });
    const read = async (path: string, accepted?: string) => (await open(path, accepted)).body;
    return { owner, cardid: response.json().cardid as string, open, read, rendered };
  }

  test("it is the one of the address, else of the browser, else of the card, else English", async () => {
    const { read } = await aCard({ username: "hanna", fullname: "Hanna", language: "de" });
    expect(await read("?lang=en", "de")).toBe("Hanna, en, asked");
    expect(await read("?lang=tlh", "en-GB, de;q=0.5")).toBe("Hanna, en");
    expect(await read("", "tlh, de-CH;q=0.8, en;q=0.5")).toBe("Hanna, de");
    expect(await read("", "tlh")).toBe("Hanna, de");
    const english = await aCard({ username: "kwame", fullname: "Kwame" });
    expect(await english.read("")).toBe("Kwame, en");
  });

  test("the answer names it, differs by it, and is kept in each", async () => {
    const { open, rendered } = await aCard({ username: "hanna", fullname: "Hanna" });
    const german = await open("", "de");
    expect(german.headers).toMatchObject({
      "content-language": "de",
      vary: "accept-encoding, accept-language",
    });
    const etag = String(german.headers["etag"]);
    const again = await open("", "de-AT, en", { "if-none-match": etag });
    expect([again.statusCode, again.headers["content-language"]]).toEqual([304, "de"]);
    expect((await open("", "en", { "if-none-match": etag })).body).toBe("Hanna, en");
    await open("", "en-US");
    expect(rendered).toEqual(["Hanna, de", "Hanna, en"]);
  });

  test("the side that fits the reader is shown, unless the address says which", async () => {
    const { read } = await aCard(TWO_SIDES);
    expect(await read("", "de, ja")).toBe("Aoi Morita, de");
    expect(await read("", "ja, de")).toBe("森田 あおい, ja");
    expect(await read("", "fr, en")).toBe("森田 あおい, fr");
    expect(await read("?lang=de", "en")).toBe("Aoi Morita, de, asked");
    expect(await read("?side=1", "de")).toBe("森田 あおい, de");
    expect(await read("?side=2", "en")).toBe("Aoi Morita, en");
    // Read from what is kept, too.
    expect(await read("", "de")).toBe("Aoi Morita, de");
  });

  test("so is what stands in place of a card that is not shown", async () => {
    const { owner, cardid, open, read } = await aCard({
      username: "hanna",
      fullname: "Hanna",
      language: "de",
    });
    await owner.browser.post(`/api/card/links/${cardid}`, { name: "Fair", slug: "fair" });
    expect((await owner.browser.post(`/api/card/pause/${cardid}`)).statusCode).toBe(200);
    for (const path of ["", "/fair", "/hello", "/report"]) {
      expect(await read(path, "tlh"), path).toBe("resting, de");
      expect(await read(path, "en"), path).toBe("resting, en");
    }
    const file = await open("/contact.vcf", "tlh", { accept: "text/html" });
    expect([file.statusCode, file.headers["content-language"]]).toEqual([410, "de"]);
    expect(file.body).toContain("Diese Karte macht Pause");
  });

  test("the page of a named link follows the same rules, and both are new after a save", async () => {
    const { owner, cardid, open, read } = await aCard(TWO_SIDES);
    await owner.browser.post(`/api/card/links/${cardid}`, { name: "Fair", slug: "fair" });
    expect(await read("/fair", "de")).toBe("Aoi Morita, de");
    expect((await open("/fair", "en")).headers["content-language"]).toBe("en");
    const { profilepic } = (await owner.load(cardid)).json();
    const secondSide = { ...SECOND, fullname: "A. Morita" };
    const updated = await owner.update(cardid, { ...TWO_SIDES, profilepic, secondSide });
    expect(updated.statusCode, updated.body).toBe(200);
    expect(await read("/fair", "de")).toBe("A. Morita, de");
    expect(await read("", "de")).toBe("A. Morita, de");
  });
});
