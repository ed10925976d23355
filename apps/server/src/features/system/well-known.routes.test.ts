import { expect, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

withDatabase("well-known addresses", (database) => {
  test("security.txt says whom to write to, and is valid for less than a year", async () => {
    const app = await buildTestApp(database, {
      env: { PUBLIC_URL: "https://cards.example", SUPPORT_EMAIL: "help@cards.example" },
    });
    const response = await app.inject("/.well-known/security.txt");
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
    const fields = new Map(
      response.body
        .trimEnd()
        .split("\n")
        .map((line) => line.split(": ") as [string, string]),
    );
    expect(Object.fromEntries(fields)).toEqual({
      Contact: "mailto:help@cards.example",
      Expires: expect.any(String),
      "Preferred-Languages": "en",
      Canonical: "https://cards.example/.well-known/security.txt",
    });
    const validFor = Date.parse(String(fields.get("Expires"))) - app.now();
    expect(validFor).toBeGreaterThan(0);
    expect(validFor).toBeLessThan(YEAR_MS);
  });

  test("security.txt names the contact page while there is no address to write to", async () => {
    const app = await buildTestApp(database);
    const { body } = await app.inject("/.well-known/security.txt");
    expect(body).toContain("Contact: http://localhost:3000/contact\n");
  });

  test("change-password leads to where a password is changed", async () => {
    const app = await buildTestApp(database);
    const response = await app.inject("/.well-known/change-password");
    expect([response.statusCode, response.headers["location"]]).toEqual([302, "/account/security"]);
  });
});
