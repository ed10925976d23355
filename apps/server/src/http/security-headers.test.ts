import { expect, test } from "vitest";
import { withDatabase } from "../../test/databases.ts";
import { anOwner } from "../../test/owner.ts";
import { plainPages } from "../../test/plain-pages.ts";
import { buildTestApp } from "../../test/test-app.ts";
import { inlineScriptHashes, scriptHash } from "./security-headers.ts";

/** On every response. */
const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-request-id": expect.stringMatching(/^[\w-]{12}$/),
  "content-length": expect.any(String),
  date: expect.any(String),
  connection: "keep-alive",
};
const INERT = "default-src 'none'; frame-ancestors 'none'; sandbox";
const API = { ...EVERYWHERE, "content-security-policy": INERT };
const JSON_TYPE = "application/json; charset=utf-8";
const HTML_TYPE = "text/html; charset=utf-8";
const ASK_EACH_TIME = "public, max-age=0, must-revalidate";

const REPORT_ONLY = { "content-security-policy-report-only": "require-trusted-types-for 'script'" };

const pagePolicy = (script: string) =>
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; frame-src 'none'; " +
  `frame-ancestors 'none'; base-uri 'none'; object-src 'none'; script-src 'self'${script}`;

withDatabase("the whole set of headers", (database) => {
  async function open(env: Record<string, string> = {}) {
    const app = await buildTestApp(database, { pages: plainPages(), env });
    const headersOf = async (url: string) => (await app.inject(url)).headers;
    return { app, headersOf };
  }

  test("of the API lets nothing be cached, framed, sniffed or run", async () => {
    const { headersOf } = await open();
    const expected = { ...API, "cache-control": "no-store", "content-type": JSON_TYPE };
    for (const url of ["/api/auth/user", "/healthz"]) {
      expect(await headersOf(url), url).toEqual(expected);
    }
    const worded = { ...expected, "content-language": "en", vary: "accept-language" };
    for (const url of ["/api/nope", "/api/subs/getplans/x"]) {
      expect(await headersOf(url), url).toEqual(worded);
    }
  });

  test("of a page lets it run its own scripts and nobody else's", async () => {
    const { headersOf } = await open();
    const page = {
      ...EVERYWHERE,
      "content-type": HTML_TYPE,
      "content-language": "en",
      vary: "accept-encoding, accept-language",
    };
    expect(await headersOf("/")).toEqual({
      ...page,
      "cache-control": "no-cache",
      "content-security-policy": pagePolicy(""),
      ...REPORT_ONLY,
      etag: expect.any(String),
    });
    const fresh = {
      ...page,
      "cache-control": "no-store",
      "content-security-policy": expect.stringContaining(pagePolicy(" 'nonce-")),
      ...REPORT_ONLY,
    };
    expect(await headersOf("/dashboard")).toEqual(fresh);
    expect(await headersOf("/auth/signin")).toEqual({ ...fresh, "referrer-policy": "no-referrer" });
  });

  test("of a public card lets every copy be asked about, and its picture be kept for good", async () => {
    const { app, headersOf } = await open();
    const owner = await anOwner(app, "premium");
    await owner.add({ username: "robin" });
    const [card] = await owner.list();
    const shown = {
      etag: expect.any(String),
      vary: "accept-encoding",
      "cache-control": ASK_EACH_TIME,
      "x-robots-tag": "noindex",
    };
    expect(await headersOf("/c/robin")).toEqual({
      ...EVERYWHERE,
      ...shown,
      vary: "accept-encoding, accept-language",
      "content-language": "en",
      "content-type": HTML_TYPE,
      "content-security-policy": pagePolicy(` ${scriptHash("run()")}`),
      ...REPORT_ONLY,
    });
    expect(await headersOf("/api/card/robin")).toEqual({ ...API, ...shown, "content-type": JSON_TYPE });
    expect(await headersOf("/c/robin/contact.vcf")).toEqual({
      ...API,
      ...shown,
      "content-type": "text/vcard; charset=utf-8",
      "content-disposition": "inline; filename=\"Robin Sample.vcf\"; filename*=UTF-8''Robin%20Sample.vcf",
    });
    expect(await headersOf(card.profilepic)).toEqual({
      ...API,
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "image/webp",
      "content-disposition": expect.stringMatching(/^inline; filename="[0-9a-f]{64}\.webp"$/),
      etag: expect.any(String),
    });
  });

  test("insists on https where the address is https", async () => {
    const { headersOf } = await open({ PUBLIC_URL: "https://cards.example" });
    const hsts = { "strict-transport-security": "max-age=31536000" };
    expect(await headersOf("/api/auth/user")).toEqual({
      ...API,
      ...hsts,
      "cache-control": "no-store",
      "content-type": JSON_TYPE,
    });
    expect(await headersOf("/")).toMatchObject({
      ...hsts,
      "content-security-policy": `${pagePolicy("")}; upgrade-insecure-requests`,
    });
    for (const url of ["/media/nope.webp", "/c/nobody", "/robots.txt"]) {
      expect(await headersOf(url), url).toMatchObject(hsts);
    }
  });

  test("insists on https for subdomains only when asked to", async () => {
    const { headersOf } = await open({
      PUBLIC_URL: "https://cards.example",
      HSTS_INCLUDE_SUBDOMAINS: "true",
    });
    const hsts = { "strict-transport-security": "max-age=31536000; includeSubDomains" };
    expect(await headersOf("/api/auth/user")).toMatchObject(hsts);
  });
});

test("inline scripts are named by their hash, scripts from files are not", () => {
  const html =
    '<script src="/a.js"></script><script>alert(1)</script><script type="module">alert(1)</script>';
  expect(inlineScriptHashes(html)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});
