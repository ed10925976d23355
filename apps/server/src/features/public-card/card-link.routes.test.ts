import { expect, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { readQr } from "../../../test/read-qr.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { toNextDay } from "../../../test/visits.ts";
import type { PageHost } from "../../http/page-host.ts";
import { addDays, utcDay } from "../../lib/utc-time.ts";

const DAY = 24 * 60 * 60_000;

/** Pages that say how the card was reached. */
function meetingPages() {
  let rendered = 0;
  const pages = plainPages();
  const host: PageHost = {
    ...pages,
    load: async () => ({
      ...(await pages.load()),
      renderCardPage: async ({ fullname, met }) => {
        rendered += 1;
        return `<h1>${fullname}</h1><p>${met ? `${met.name} (${met.slug})` : "no link"}</p>`;
      },
    }),
  };
  return { host, rendered: () => rendered };
}

withDatabase("a named link", (database) => {
  async function open() {
    const { host, rendered } = meetingPages();
    const app = await buildTestApp(database, {
      pages: host,
      env: { PUBLIC_URL: "http://localhost:4321" },
    });
    toNextDay(app);
    const owner = await anOwner(app, "premium");
    const { cardid } = (await owner.add({ username: "Robin" })).json();
    const links = `/api/card/links/${cardid}`;
    const made = await owner.browser.post(links, { name: "Salone del Mobile", slug: "salone" });
    const link = `${links}/${made.json().linkid}`;
    return {
      app,
      owner,
      cardid: cardid as string,
      rendered,
      today: utcDay(app.now()),
      read: (path = "/c/robin/salone", headers = {}) => app.inject({ url: path, headers }),
      change: (payload: object) => owner.browser.send({ method: "PATCH", url: link, payload }),
      end: () => owner.browser.send({ method: "DELETE", url: link }),
    };
  }

  test("opens the card with where one met, is cached like it and not for search engines", async () => {
    const { owner, cardid, read, rendered } = await open();
    const [first, second] = [await read(), await read("/c/ROBIN/Salone?utm=1&utm=2")];
    expect(first.body).toBe("<h1>Robin Sample</h1><p>Salone del Mobile (salone)</p>");
    expect(second.body).toBe(first.body);
    expect(rendered()).toBe(1);
    expect(first.headers).toMatchObject({
      "x-robots-tag": "noindex",
      "cache-control": "public, max-age=0, must-revalidate",
    });
    const again = await read(undefined, { "if-none-match": first.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await read("/c/robin")).body).toContain("no link");
    await owner.browser.send({
      method: "PATCH",
      url: `/api/card/indexable/${cardid}`,
      payload: { indexable: true },
    });
    expect((await read("/c/robin")).headers["x-robots-tag"]).toBeUndefined();
    expect((await read()).headers["x-robots-tag"]).toBe("noindex");
  });

  test("shows a new name, an edited card and a changed plan at once", async () => {
    const { owner, cardid, read, change } = await open();
    await read();
    await change({ name: "Salone 2026" });
    expect((await read()).body).toContain("Salone 2026");
    await owner.update(cardid, { fullname: "Robin Renamed" });
    expect((await read()).body).toContain("Robin Renamed");
    expect((await read("/c/robin/salone/qr.png")).statusCode).toBe(200);
    await owner.goFree();
    expect((await read("/c/robin/salone/qr.png")).statusCode).toBe(404);
  });

  test("leads to the plain card when it is ended, and back when it is reactivated", async () => {
    const { app, read, end, change } = await open();
    await read();
    await end();
    const ended = await read();
    expect([ended.statusCode, ended.headers.location]).toEqual([302, "/c/robin"]);
    expect((await read("/c/robin/salone?side=2&lang=de")).headers.location).toBe("/c/robin?side=2&lang=de");
    expect(ended.headers["cache-control"]).toBe("no-store");
    const file = await read("/c/robin/salone/contact.vcf");
    expect([file.statusCode, file.headers.location]).toEqual([302, "/c/robin/contact.vcf"]);
    await change({ ended: false });
    expect((await read()).statusCode).toBe(200);
    expect(app.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  test("is open on its last day, and not after it", async () => {
    const { app, read, change, today } = await open();
    await change({ lastDay: addDays(today, 1) });
    app.passTime(DAY);
    expect((await read()).statusCode).toBe(200);
    app.passTime(DAY);
    expect((await read()).statusCode).toBe(302);
  });

  test("writes where and when into the note of the contact file", async () => {
    const { app, read } = await open();
    const noteOf = async (path: string) => {
      const unfolded = (await read(path)).body.replaceAll("\r\n ", "");
      return /^NOTE[^:]*:(.*)$/m.exec(unfolded)?.[1];
    };
    const dateOf = (time: number) =>
      new Date(time).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
    const met = () => `Met at Salone del Mobile\\, ${dateOf(app.now())}\\n\\n`;
    expect(await noteOf("/c/robin/salone/contact.vcf")).toBe(
      `${met()}${await noteOf("/c/robin/contact.vcf")}`,
    );
    app.passTime(DAY);
    expect(await noteOf("/c/robin/salone/contact.vcf")).toMatch(new RegExp(`^Met at.*${dateOf(app.now())}`));
    expect(await noteOf("/c/robin/contact.vcf")).not.toContain("Met at");
  });

  test.each(["png", "svg"])("has a code of its own as .%s", async (ending) => {
    const { read } = await open();
    const response = await read(`/c/robin/salone/qr.${ending}`);
    expect(await readQr(response.rawPayload)).toBe("http://localhost:4321/c/Robin/salone");
    expect(response.headers["content-disposition"]).toBe(`inline; filename="Robin-salone-qrcode.${ending}"`);
  });

  test("that was never made is not there, nor one of another card", async () => {
    const { owner, read } = await open();
    await owner.add({ username: "another" });
    expect((await read("/c/robin/a%00b")).statusCode).toBe(404);
    for (const path of ["/c/robin/nothing", "/c/another/salone", "/c/nobody/salone", "/c/no%20name/salone"]) {
      expect((await read(path)).statusCode).toBe(404);
      expect((await read(`${path}/contact.vcf`)).statusCode).toBe(404);
    }
  });

  test("follows its card to a new username, and rests with it", async () => {
    const { app, owner, cardid, read } = await open();
    await read();
    const answer = await owner.browser.put(`/api/card/changeusername/${cardid}`, { username: "robin-b" });
    expect(answer.statusCode, answer.body).toBe(200);
    const moved = await read("/c/robin/salone?q");
    expect([moved.statusCode, moved.headers.location]).toEqual([301, "/c/robin-b/salone?q"]);
    expect((await read("/c/robin-b/salone")).statusCode).toBe(200);
    await owner.browser.post(`/api/card/pause/${cardid}`);
    expect((await read("/c/robin-b/salone")).statusCode).toBe(410);
    expect((await read("/c/robin-b/salone/contact.vcf")).statusCode).toBe(410);
    expect(app.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  test("is also found with a slash at the end", async () => {
    const { read } = await open();
    const { statusCode, headers } = await read("/c/Robin/salone/?lang=de");
    expect([statusCode, headers.location]).toEqual([308, "/c/Robin/salone?lang=de"]);
  });
});
