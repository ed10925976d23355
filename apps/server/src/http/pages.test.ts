import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { LANGUAGE_COOKIE } from "@visita/domain/language/languages";
import { expect, test } from "vitest";
import { withDatabase } from "../../test/databases.ts";
import { temporaryFolder } from "../../test/server-process.ts";
import { buildTestApp } from "../../test/test-app.ts";
import type { PageHost } from "./page-host.ts";

const FONT_FACE = '@font-face{font-family:Platypi Variable;src:url(/assets/platypi.woff2)format("woff2")}';
const FONT_STYLE = `h1{color:red}${FONT_FACE}p{color:blue}`;

type Files = Readonly<Record<string, string | Buffer>>;

function folderOf(files: Files): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** Minimal fake pages; browser tests cover the real ones. */
function somePages(files: Files) {
  const rendered: string[] = [];
  let isBroken = false;
  const host: PageHost = {
    clientDir: folderOf(files),
    loadCardAssets: async () => ({
      scripts: ["/card.js"],
      criticalStyle: FONT_STYLE,
      lateStyleUrl: "/late.css",
    }),
    load: async () => ({
      staticPaths: ["/", "/contacts/scan"],
      cardInlineScripts: [],
      renderHelloPage: async () => "",
      renderTeamPage: async () => "",
      renderReportPage: async () => "",
      renderCardPage: async ({ fullname }) => `<h1>${fullname}</h1>`,
      async render(request, { settings, ownerLanguage }, nonce) {
        rendered.push(new URL(request.url).pathname);
        if (isBroken) throw new Error("the renderer is broken");
        const script = `<script${nonce ? ` nonce="${nonce}"` : ""}>start()</script>`;
        const status = request.url.endsWith("/nope") ? 404 : 200;
        return new Response(`<h1>${settings.brand}</h1><p>${ownerLanguage}</p>${script}`, {
          status,
          headers: { "content-type": "text/html" },
        });
      },
    }),
  };
  return {
    host,
    rendered,
    breakThem: (broken: boolean) => {
      isBroken = broken;
    },
  };
}

withDatabase("pages", (database) => {
  const open = async (files: Files = {}) => {
    const pages = somePages(files);
    const app = await buildTestApp(database, { pages: pages.host, env: { BRAND: "Cartes" } });
    return { app, ...pages };
  };

  test("that are the same for everybody are rendered once and then known by their tag", async () => {
    const { app, rendered } = await open();
    const first = await app.inject("/");
    expect(first.statusCode).toBe(200);
    expect(first.body).toContain("<h1>Cartes</h1>");
    expect(first.headers["cache-control"]).toBe("no-cache");
    const second = await app.inject({ url: "/", headers: { "if-none-match": String(first.headers.etag) } });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe("");
    expect(rendered).toEqual(["/"]);
  });

  test("are in the language of their reader: asked for, chosen in the browser, or preferred by it", async () => {
    const { app, rendered } = await open();
    const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
    const german = await get("/", { "accept-language": "de-CH, en;q=0.5" });
    expect(german.body).toContain("<p>de</p>");
    expect(german.headers["content-language"]).toBe("de");
    expect(german.headers.vary).toBe("accept-encoding, accept-language");
    const chosen = await get("/", { cookie: `${LANGUAGE_COOKIE}=ja`, "accept-language": "de" });
    expect(chosen.body).toContain("<p>ja</p>");
    const asked = await get("/?lang=de", { cookie: `${LANGUAGE_COOKIE}=ja` });
    expect(asked.headers.etag).toBe(german.headers.etag);
    const none = await get("/?lang=tlh", { cookie: `${LANGUAGE_COOKIE}=tlh`, "accept-language": "sv" });
    expect(none.body).toContain("<p>en</p>");
    // Once for each language.
    expect(rendered).toEqual(["/", "/", "/"]);
    const fresh = await get("/elsewhere", { cookie: `${LANGUAGE_COOKIE}=ar` });
    expect([fresh.headers["content-language"], fresh.body]).toEqual([
      "ar",
      expect.stringContaining("<p>ar</p>"),
    ]);
  });

  test("send somebody new from a first card to the sign-up, and everybody else to the card", async () => {
    const { app } = await open();
    for (const url of ["/b/c", "/b/c?colour=blue"]) {
      const { statusCode, headers } = await app.inject(url);
      expect([statusCode, headers.location]).toEqual([303, "/auth/signup?returnTo=%2Fb%2Fc"]);
    }
    for (const cookie of ["sid=x", "dev=x"]) {
      expect((await app.inject({ url: "/b/c", headers: { cookie } })).statusCode).toBe(200);
    }
    expect((await app.inject("/b/u")).statusCode).toBe(200);
  });

  test("bring their files, compressed where the browser can, and hashed names are kept for a year", async () => {
    const { app } = await open({
      "assets/a-1f2e.js": "long",
      "assets/a-1f2e.js.br": brotliCompressSync("long"),
      "sw.js": "worker",
      "icons/icon.png": "icon",
    });
    const get = (url: string, encoding = "identity") =>
      app.inject({ url, headers: { "accept-encoding": encoding } });
    const compressed = await get("/assets/a-1f2e.js", "br");
    expect(compressed.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
    });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe("long");
    expect((await get("/assets/a-1f2e.js")).body).toBe("long");
    expect((await get("/sw.js")).headers["cache-control"]).toBe("no-cache");
    expect((await get("/icons/icon.png")).headers["cache-control"]).toBe("public, max-age=3600");
    for (const url of ["/assets/gone.js", "/assets/a-1f2e.js.br", "/assets/", "/assets/..%2Fsw.js"]) {
      const { statusCode, headers } = await get(url);
      expect([url, statusCode, headers["cache-control"]]).toEqual([url, 404, "no-store"]);
    }
  });

  test("without React find the product's fonts in a style sheet of their own", async () => {
    const { app } = await open();
    const response = await app.inject("/fonts.css");
    expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "text/css; charset=utf-8"]);
    expect(response.body).toBe(FONT_FACE);
    const { body } = await app.inject({
      url: "/dev/mailbox",
      headers: { cookie: `mailbox=${app.context.mail.mailbox.key}` },
    });
    expect(body).toContain('<link rel="stylesheet" href="/fonts.css">');
  });

  test("come in the encoding that the browser takes", async () => {
    const { app } = await open();
    const get = (encoding: string) => app.inject({ url: "/", headers: { "accept-encoding": encoding } });
    const [brotli, zipped, plain] = [
      await get("gzip, deflate, br"),
      await get("gzip, br;q=0"),
      await get("identity"),
    ];
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers["content-encoding"]).toBeUndefined();
  });

  test("let only their own inline scripts run: by hash when kept, by nonce when fresh", async () => {
    const { app } = await open();
    const kept = await app.inject("/");
    expect(kept.headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[\w+/=]+'$/);
    const fresh = await app.inject("/other");
    const nonce = /nonce="([^"]+)"/.exec(fresh.body)?.[1];
    expect(fresh.headers["content-security-policy"]).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect((await app.inject("/other")).body).not.toContain(String(nonce));
    for (const page of [kept, fresh])
      expect(page.headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/);
  });

  test("have neither camera nor WebAssembly, but for the one that reads codes", async () => {
    const { app } = await open();
    const rightsOf = async (url: string) => {
      const { headers } = await app.inject(url);
      const policy = String(headers["content-security-policy"]);
      return [String(headers["permissions-policy"]).split(",")[0], policy.includes("'wasm-unsafe-eval'")];
    };
    for (const url of ["/contacts/scan", "/contacts/scan?from=contacts"])
      expect(await rightsOf(url), url).toEqual(["camera=(self)", true]);
    for (const url of ["/", "/contacts", "/contacts/scan/more", "/nope", "/api/nope"])
      expect(await rightsOf(url), url).toEqual(["camera=()", false]);
    const policy = (await app.inject("/contacts/scan")).headers["content-security-policy"];
    expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*'unsafe-inline'/);
  });

  test("that do not exist keep their status 404, while an unknown call stays JSON", async () => {
    const { app } = await open();
    expect((await app.inject("/nope")).statusCode).toBe(404);
    expect((await app.inject("/api/nope")).json()).toMatchObject({ code: "not_found" });
  });

  test.each(["/other?from=a&from=b", "/other?x=%00", "/other?__proto__=1", "/?x=%ED%A0%80"])(
    "are shown whatever else stands in their address: %s",
    async (url) => {
      const { app } = await open();
      expect((await app.inject(url)).statusCode).toBe(200);
    },
  );

  test("of an address that a chat program has cut are a plain page to people, and an error to programs", async () => {
    const { app } = await open();
    const page = await app.inject({ url: "/c/demo%", headers: { accept: "text/html,*/*" } });
    expect([page.statusCode, page.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(page.body).toContain("Page not found");
    expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect((await app.inject("/c/demo%")).json()).toMatchObject({ code: "bad_request" });
  });

  test("that are plain are in the language of the browser", async () => {
    const { app, breakThem } = await open();
    const headers = { accept: "text/html", "accept-language": "de-AT" };
    const cut = await app.inject({ url: "/c/demo%", headers });
    expect(cut.headers).toMatchObject({ "content-language": "de", vary: "accept-encoding, accept-language" });
    expect(cut.body).toMatch(/<html lang="de".*<h1>Seite nicht gefunden<.*>Startseite</s);
    breakThem(true);
    const broken = await app.inject({ url: "/other", headers });
    expect(broken.body).toMatch(/<html lang="de".*<h1>Etwas ist schiefgelaufen<.*>Startseite</s);
  });

  test("with a token in their address send no referrer", async () => {
    const { app } = await open();
    const { headers } = await app.inject("/auth/verify/security?token=x");
    expect(headers["referrer-policy"]).toBe("no-referrer");
  });

  test("that cannot be rendered become a plain page, and are tried again", async () => {
    const { app, breakThem } = await open();
    breakThem(true);
    for (const url of ["/", "/other"]) {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(500);
      expect(response.headers["content-type"]).toContain("text/html");
      expect(response.body).toContain("Something went wrong");
      expect(response.body).not.toContain("renderer");
    }
    breakThem(false);
    expect((await app.inject("/")).statusCode).toBe(200);
  });

  test("are limited too, with a page that says how long to wait", async () => {
    const pages = somePages({});
    const app = await buildTestApp(database, { pages: pages.host, env: { RATE_LIMIT_SCALE: "0.01" } });
    const answers = [];
    for (let at = 0; at < 5; at++) answers.push(await app.inject("/"));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 429, 429]);
    expect(answers.at(-1)?.headers["retry-after"]).toBe("5");
    expect(answers.at(-1)?.body).toContain("Too many attempts. Please try again in 5 seconds.");
  });
});
