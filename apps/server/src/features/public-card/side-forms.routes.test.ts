import type { CardReader, PublicCard } from "@visita/domain/card/public-card";
import { expect, test } from "vitest";
import { KWAME } from "../../../test/contacts.ts";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const TWO_SIDES = {
  username: "aoi",
  fullname: "森田 あおい",
  language: "ja",
  secondSide: {
    language: "en",
    fullname: "Aoi Morita",
    occupation: "Head of Planning",
    companyname: "Kawabe Paper Works",
    bio: "Makes paper.",
    titles: {},
  },
};

withDatabase("the forms behind a card with two sides", (database) => {
  async function aCard() {
    const { load, ...host } = plainPages();
    type Page = CardReader & { stamp: string };
    const write = async ({ fullname }: PublicCard, _site: unknown, _assets: unknown, page: Page) =>
      [fullname, page.language, page.isSideAsked, page.stamp].join("|");
    const pages = {
      ...host,
      load: async () => ({ ...(await load()), renderHelloPage: write, renderReportPage: write }),
    };
    const app = await buildTestApp(database, { pages });
    const owner = await anOwner(app, "premium");
    const response = await owner.add(TWO_SIDES);
    expect(response.statusCode, response.body).toBe(201);
    const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
    const shown = async (url: string, headers?: Record<string, string>) =>
      (await get(url, headers)).body.split("|").slice(0, 3).join("|");
    const post = (url: string, fields: Record<string, string>) =>
      app.inject({
        method: "POST",
        url,
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "sec-fetch-site": "same-origin",
          "user-agent": "Mozilla/5.0 (iPhone) Safari/604.1",
        },
        payload: new URLSearchParams(fields).toString(),
      });
    return { app, owner, cardid: response.json().cardid as string, get, shown, post };
  }

  test.each(["hello", "report"])("show the side of the card that leads to %s", async (form) => {
    const { shown } = await aCard();
    const path = `/c/aoi/${form}`;
    expect(await shown(`${path}?side=2`)).toBe("Aoi Morita|en|true");
    expect(await shown(`${path}?side=1&lang=de`)).toBe("森田 あおい|de|true");
    expect(await shown(path)).toBe("森田 あおい|ja|false");
    expect(await shown(path, { "accept-language": "en" })).toBe("Aoi Morita|en|false");
    expect(await shown(`${path}?lang=en`, { "accept-language": "ja" })).toBe("Aoi Morita|en|false");
  });

  test.each([
    ["hello", KWAME],
    ["report", { reason: "fraud" }],
  ])("keep the side and the language when %s is sent, and when it is not", async (form, fields) => {
    const { app, get, post } = await aCard();
    const url = `/c/aoi/${form}?side=2&lang=de`;
    const stamp = (await get(url)).body.split("|").at(-1) ?? "";
    app.passTime(5_000);
    const refused = await post(url, { stamp });
    expect([refused.statusCode, refused.body.split("|")[0]]).toEqual([400, "Aoi Morita"]);
    const sent = await post(url, { ...fields, stamp });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/c/aoi/${form}?sent=&side=2&lang=de`]);
  });

  test("lead to the same side and language of a card that takes no details", async () => {
    const { owner, cardid, get } = await aCard();
    const url = `/api/card/exchange/${cardid}`;
    const off = await owner.browser.send({ method: "PATCH", url, payload: { exchange: false } });
    expect(off.statusCode, off.body).toBe(200);
    const { statusCode, headers } = await get("/c/aoi/hello?side=2&lang=de&link=x");
    expect([statusCode, headers.location]).toEqual([302, "/c/aoi?side=2&lang=de"]);
  });
});
