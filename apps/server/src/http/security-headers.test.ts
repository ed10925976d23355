import { expect, test } from "vitest";
import { eachDatabase } from "../../test/databases.ts";
import { buildTestApp } from "../../test/test-app.ts";
import { inlineScriptHashes } from "./security-headers.ts";

eachDatabase("the API's headers", (database) => {
  test("let nothing be cached, framed, sniffed or run", async () => {
    const app = await buildTestApp(database);
    for (const url of ["/api/auth/user", "/api/nope", "/healthz"]) {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-content-type-options": "nosniff",
      });
      expect(headers["strict-transport-security"]).toBeUndefined();
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
  });

  test("insist on https where the address is https", async () => {
    const app = await buildTestApp(database, { env: { PUBLIC_URL: "https://cards.example" } });
    const { headers } = await app.inject("/api/auth/user");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  });
});

test("inline scripts are named by their hash, scripts from files are not", () => {
  const html =
    '<script src="/a.js"></script><script>alert(1)</script><script type="module">alert(1)</script>';
  expect(inlineScriptHashes(html)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});
