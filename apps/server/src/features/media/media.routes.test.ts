import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { dataUrl, plainImage } from "../../../../../tools/harness/images.ts";
import { withDatabase } from "../../../test/databases.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { createImagePipeline, type PreparedImage, storeImage } from "./image.service.ts";

const images = createImagePipeline();

withDatabase("GET /media", (database) => {
  let app: TestApp;
  let picture: PreparedImage;
  beforeEach(async () => {
    app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    picture = await images.prepare(dataUrl("png", await plainImage().png().toBuffer()), "photo");
    await storeImage(app.db, picture, app.now());
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: "GET", url, headers });

  test.each([
    [".webp", "image/webp", "webp"],
    ["-small.webp", "image/webp", "small"],
    [".jpg", "image/jpeg", "jpeg"],
  ] as const)("gives the %s as what it is, for ever, and able to do nothing", async (ending, type, form) => {
    const file = `${picture.hash}${ending}`;
    const response = await get(`/media/${file}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": type,
      "content-length": String(picture[form].length),
      "cache-control": "public, max-age=31536000, immutable",
      "content-disposition": `inline; filename="${file}"`,
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      etag: `"${file}"`,
    });
    expect(response.rawPayload.equals(picture[form])).toBe(true);
    expect(`image/${(await sharp(response.rawPayload).metadata()).format}`).toBe(type);
  });

  test("answers HEAD without the bytes, and with 304 whoever has them", async () => {
    const url = `/media/${picture.hash}.webp`;
    const head = await app.inject({ method: "HEAD", url });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(head.headers).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(picture.webp.length),
    });
    const etag = String(head.headers.etag);
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
      const again = await get(url, { "if-none-match": known });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
      expect(again.headers["cache-control"]).toContain("immutable");
    }
    expect((await get(url, { "if-none-match": `"another"` })).statusCode).toBe(200);
  });

  test("says shortly that there is nothing at any other address", async () => {
    const { hash } = picture;
    const others = [
      `${"0".repeat(64)}.webp`,
      `${hash.toUpperCase()}.webp`,
      `${hash}.png`,
      hash,
      `${hash}.constructor`,
      `${hash}.webp.webp`,
      `x/${hash}.webp`,
      "..%2f..%2fetc%2fpasswd",
      "",
    ];
    for (const other of others) {
      const response = await get(`/media/${other}`);
      expect([other, response.statusCode, response.body]).toEqual([other, 404, "Not found"]);
      expect(response.headers).toMatchObject({
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "public, max-age=30",
      });
    }
  });

  test("ends a flood from one network, and leaves others alone", async () => {
    const url = `/media/${picture.hash}.webp`;
    let refused = await get(url);
    for (let count = 0; count < 2_000 && refused.statusCode !== 429; count += 1) refused = await get(url);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["cache-control"]).toBe("no-store");
    const other = await app.inject({ method: "GET", url, remoteAddress: "203.0.113.9" });
    expect(other.statusCode).toBe(200);
  });
});
