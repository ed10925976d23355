import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { requiredContacts } from "../../../../../tools/harness/cards.ts";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { temporaryFolder } from "../../../test/server-process.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { HANDLER_TIMEOUT_MS } from "../../http/handler-timeout.ts";
import type { PageHost } from "../../http/page-host.ts";

/** Pages that say what they were given. */
function writtenPages() {
  const rendered: string[] = [];
  const rendering = delayable();
  const host: PageHost = {
    clientDir: temporaryFolder(),
    loadCardAssets: async () => {
      await rendering.pass();
      return { scripts: [], criticalStyle: "", lateStyleUrl: "/late.css" };
    },
    load: async () => ({
      staticPaths: [],
      cardInlineScripts: ["run()"],
      render: async () => {
        await rendering.pass();
        return new Response("<p>nobody here</p>", { status: 404, headers: { "content-type": "text/html" } });
      },
      renderHelloPage: async () => "",
      renderTeamPage: async () => "",
      renderReportPage: async () => "",
      renderCardPage: async (card) => {
        rendered.push(card.fullname);
        return `<h1>${card.fullname}</h1>${JSON.stringify(card.contacts)}${"filler ".repeat(200)}`;
      },
    }),
  };
  return { rendered, rendering, host };
}

/** A step that a test can hold up. */
function delayable() {
  let delay: Promise<void> | undefined;
  let begin = () => {};
  return {
    /** Resolves once the step has begun. */
    delay(until: Promise<void>): Promise<void> {
      delay = until;
      return new Promise((resolve) => {
        begin = resolve;
      });
    },
    async pass(): Promise<void> {
      begin();
      await delay;
    },
  };
}

withDatabase("card page", (database) => {
  async function open() {
    const { rendered, rendering, host } = writtenPages();
    const app = await buildTestApp(database, { pages: host });
    const owner = await anOwner(app, "premium");
    const contacts = { ...requiredContacts(), github: { value: "robin-example" } };
    const { cardid } = (await owner.add({ username: "Robin", contacts })).json();
    const read = (path = "/c/robin", headers: Record<string, string> = {}) =>
      app.inject({ url: path, headers });
    return { app, owner, cardid: cardid as string, rendered, rendering, read };
  }

  test("is rendered once for all readers, however they write the name", async () => {
    const { rendered, read } = await open();
    const answers = await Promise.all([
      read(),
      read("/c/ROBIN"),
      read("/c/robin", { "accept-encoding": "br" }),
      read(),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(rendered).toEqual(["Robin Sample"]);
    expect(answers[0]?.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
    });
    expect(answers[2]?.headers["content-encoding"]).toBe("br");
    const etag = String(answers[0]?.headers.etag);
    expect(etag).toMatch(/^W\//);
    for (const encoding of ["identity", "gzip", "br", "zstd"]) {
      const again = await read("/c/robin", { "if-none-match": etag, "accept-encoding": encoding });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
    }
  });

  test.each([
    ["zstd", "gzip, deflate, br, zstd", zstdDecompressSync],
    ["gzip", "gzip, deflate, br, zstd;q=0", gunzipSync],
    ["br", "br", brotliDecompressSync],
  ] as const)("is sent as %s to whoever accepts %s", async (encoding, accepted, decompress) => {
    const { read } = await open();
    const compressed = await read("/c/robin", { "accept-encoding": accepted });
    expect(compressed.headers["content-encoding"]).toBe(encoding);
    expect(decompress(compressed.rawPayload).toString()).toBe((await read()).body);
  });

  test("is rendered anew for the reader after an edit, and after the plan has changed", async () => {
    const { owner, cardid, rendered, read } = await open();
    await read();
    await owner.update(cardid, { fullname: "Robin Renamed", contacts: requiredContacts() });
    expect((await read()).body).toContain("<h1>Robin Renamed</h1>");
    await owner.goFree();
    await read();
    expect(rendered).toEqual(["Robin Sample", "Robin Renamed", "Robin Renamed"]);
  });

  test("holds nothing that the owner's plan does not show", async () => {
    const { owner, read } = await open();
    expect((await read()).body).toContain("robin-example");
    await owner.goFree();
    expect((await read()).body).not.toContain("robin-example");
  });

  test("runs its own inline script and nobody else's", async () => {
    const { read } = await open();
    const policy = String((await read()).headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+='/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  test.each([
    ["of a card", "/c/robin"],
    ["of nobody", "/c/nobody"],
  ])("%s that is rendered too late is answered once, with 500, and sent to nobody", async (_, path) => {
    const { app, rendering, read } = await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    const begun = rendering.delay(promise);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const answer = read(path);
    await begun;
    await vi.advanceTimersByTimeAsync(HANDLER_TIMEOUT_MS);
    expect((await answer).statusCode).toBe(500);
    vi.useRealTimers();
    resolve();
    // Joins the late rendering, or is rendered after it.
    expect((await read(path)).statusCode).toBe(path === "/c/robin" ? 200 : 404);
    expect(app.logLines.join("")).not.toContain("already sent");
  });

  test("is also found with a slash at the end", async () => {
    const { read } = await open();
    const { statusCode, headers } = await read("/c/Robin/?q");
    expect([statusCode, headers.location]).toEqual([308, "/c/Robin?q"]);
  });

  test.each([
    "/c/nobody",
    "/c/",
    "/c/no%20body/",
    "/c/%2Fother.example/",
    "/c/no%20body",
    "/c/%F0%9F%98%80",
    "/c/../c/nobody",
    "/c/a.b",
  ])("%s is the not-found page", async (path) => {
    const { read } = await open();
    const response = await read(path);
    expect([response.statusCode, response.body]).toEqual([404, "<p>nobody here</p>"]);
  });
});
