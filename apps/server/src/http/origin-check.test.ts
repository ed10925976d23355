import { expect, test } from "vitest";
import { withDatabase } from "../../test/databases.ts";
import { buildTestApp } from "../../test/test-app.ts";

withDatabase("a call that changes something", (database) => {
  const logout = async (headers: Record<string, string>) => {
    const app = await buildTestApp(database, { env: { PUBLIC_URL: "https://cards.example" } });
    return (await app.inject({ method: "POST", url: "/api/auth/logout", headers })).statusCode;
  };

  test.each([
    [{ "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty" }],
    [{ origin: "https://cards.example" }],
    [{ referer: "https://cards.example/dashboard" }],
    [{}],
  ])("is accepted with %o", async (headers) => {
    expect(await logout(headers as Record<string, string>)).toBe(200);
  });

  test.each([
    [{ "sec-fetch-site": "cross-site", "sec-fetch-dest": "empty" }],
    [{ "sec-fetch-site": "same-site", "sec-fetch-dest": "empty" }],
    [{ "sec-fetch-site": "none", "sec-fetch-dest": "document" }],
    [{ "sec-fetch-site": "same-origin", "sec-fetch-dest": "document" }],
    [{ "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" }],
    [{ "sec-fetch-site": "cross-site", "sec-fetch-dest": "empty", origin: "https://cards.example" }],
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
    [{ origin: "http://cards.example" }],
    [{ origin: "https://cards.example.evil.example" }],
    [{ referer: "https://evil.example/?https://cards.example" }],
  ])("is refused with %o", async (headers) => {
    expect(await logout(headers as Record<string, string>)).toBe(403);
  });
});
