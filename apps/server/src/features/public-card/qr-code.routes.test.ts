import CARD_MESSAGES from "@visita/domain/answers/card/en";
import { beforeEach, expect, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner, type Owner } from "../../../test/owner.ts";
import { readQr } from "../../../test/read-qr.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

const NAME = "Robin_of-a-Name_that-is_Forty-Signs-Long";

withDatabase("GET /c/{username}/qr", (database) => {
  let app: TestApp;
  let owner: Owner;
  beforeEach(async () => {
    app = await buildTestApp(database, { env: { PUBLIC_URL: "http://localhost:4321" } });
    owner = await anOwner(app, "premium");
    expect((await owner.add({ username: NAME })).statusCode).toBe(201);
  });
  const get = (url: string, headers = {}) => app.inject({ method: "GET", url, headers });

  test.each([
    ["png", "image/png"],
    ["svg", "image/svg+xml"],
  ])("the .%s leads to the card", async (ending, type) => {
    const response = await get(`/c/${NAME.toLowerCase()}/qr.${ending}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=0, must-revalidate",
      "content-disposition": `inline; filename="${NAME}-qrcode.${ending}"`,
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
    expect(await readQr(response.rawPayload)).toBe(`http://localhost:4321/c/${NAME}?q`);
  });

  test("whoever has the picture is told so", async () => {
    const url = `/c/${NAME}/qr.png`;
    const { headers } = await get(url);
    const again = await get(url, { "if-none-match": headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const other = await get(`/c/${NAME}/qr.svg`, { "if-none-match": headers.etag });
    expect(other.statusCode).toBe(200);
  });

  test("there is none without a card, nor once the plan is over", async () => {
    const { headers } = await get(`/c/${NAME}/qr.png`);
    await owner.goFree();
    app.passTime(60_000);
    for (const username of [NAME, "nobody", "no%20name", "%F0%9F%98%80", "x".repeat(250)]) {
      for (const ending of ["png", "svg"]) {
        const response = await get(`/c/${username}/qr.${ending}`, { "if-none-match": headers.etag });
        expect(response.statusCode).toBe(404);
        expect(response.headers["cache-control"]).toBe("no-store");
        expect(response.json()).toEqual({
          error: CARD_MESSAGES.cardNotFound,
          message: CARD_MESSAGES.cardNotFound,
          code: "not_found",
        });
      }
    }
  });
});
