import { expect, test } from "vitest";
import { withDatabase } from "../../test/databases.ts";
import { startServer, temporaryFolder } from "../../test/server-process.ts";
import { buildTestApp } from "../../test/test-app.ts";
import { DEMO_PEOPLE } from "./demo-data.ts";
import { seedDemo, seedIfNew } from "./seed-demo.ts";

withDatabase("demo cards", (database) => {
  test("each is added once, with its picture and its QR code", async () => {
    const app = await buildTestApp(database);
    expect(await seedDemo(app.context)).toBe(DEMO_PEOPLE.length);
    expect(await seedDemo(app.context)).toBe(0);
    for (const { username } of DEMO_PEOPLE) {
      expect((await app.inject({ url: `/c/${username}/qr.png` })).statusCode).toBe(200);
    }
    const stored = await app.db
      .selectFrom("card")
      .selectAll()
      .where("username", "=", "demo")
      .executeTakeFirst();
    expect(Object.keys(JSON.parse(stored?.contacts ?? "{}")).length).toBeGreaterThan(10);
    expect(stored).toMatchObject({ profilepic: expect.any(String), logo: expect.any(String) });
  });

  test("a first start that was stopped in the middle is completed by the next", async () => {
    const app = await buildTestApp(database);
    await seedDemo(app.context);
    for (const table of ["person", "card_link", "insight_day"] as const)
      await app.db.deleteFrom(table).execute();
    await app.db.deleteFrom("card").where("username", "!=", "demo").execute();
    await seedIfNew(app.context);
    for (const { username } of DEMO_PEOPLE) {
      expect((await app.inject({ url: `/c/${username}/qr.png` })).statusCode, username).toBe(200);
    }
  });
});

test("nothing in it leads to a real person", () => {
  const numbers = ["phonenumber", "sms", "whatsapp", "officenumber"];
  for (const { email, card } of DEMO_PEOPLE) {
    expect(email).toMatch(/\.example$/);
    for (const [channel, entry] of Object.entries(card.contacts)) {
      const { value } = entry as { value: string };
      if (numbers.includes(channel)) expect(value).toMatch(/^\+1 202 555 01\d\d$/);
      else if (!["address", "bank"].includes(channel)) expect(value).toMatch(/example/);
    }
  }
});

test("the first start on a loopback address brings them, a start elsewhere does not", async () => {
  const here = await startServer({ DATA_DIR: temporaryFolder() });
  expect((await fetch(`${here.url}/c/demo/qr.png`)).status).toBe(200);
  const elsewhere = await startServer({ DATA_DIR: temporaryFolder(), PUBLIC_URL: "https://cards.example" });
  expect((await fetch(`${elsewhere.url}/c/demo/qr.png`)).status).toBe(404);
});
