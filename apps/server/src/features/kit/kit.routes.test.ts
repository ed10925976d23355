import english from "@visita/domain/answers/kit/en";
import { ordinal } from "@visita/domain/format";
import { BACKGROUND_KEYS, KIT_FILE_PATHS, PRINT_FORMATS } from "@visita/domain/kit/kit.constants";
import { KIT_MESSAGES } from "@visita/domain/kit/kit.messages";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ADMIN_ENV, anAdmin, TAKE_DOWN } from "../../../test/admins.ts";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { readQr } from "../../../test/read-qr.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { createPieceCache } from "./piece-cache.ts";

/** Pieces that need neither the plan nor a wallet. */
const FREE_FILES = [
  ["print.pdf", "application/pdf"],
  ["print.svg", "image/svg+xml"],
  ["background.png", "image/png"],
  ["page.html", "text/html; charset=utf-8"],
] as const;
const CODE_FILES = [
  ["qr.svg", "image/svg+xml"],
  ["qr.png", "image/png"],
  ["qr.pdf", "application/pdf"],
] as const;

/** What is read in the corner of a call background. */
async function codeOf({ rawPayload }: { rawPayload: Buffer }): Promise<string | undefined> {
  const corner = sharp(rawPayload).extract({ left: 0, top: 0, width: 420, height: 420 });
  return readQr(await corner.png().toBuffer());
}

withDatabase("the share kit", (database) => {
  async function open(plan: "free" | "premium" = "premium", given: Record<string, unknown> = {}) {
    const app = await buildTestApp(database, { env: { PUBLIC_URL: "http://localhost:4321", ...ADMIN_ENV } });
    const owner = await anOwner(app, plan);
    const { cardid } = (await owner.add({ username: "robin", ...given })).json();
    const path = `/api/kit/${cardid}`;
    return { app, owner, cardid, path, get: (file: string) => owner.browser.get(`${path}/${file}`) };
  }

  test("describes the card as visitors see it", async () => {
    const { owner, path, cardid } = await open();
    expect((await owner.browser.get(path)).json()).toMatchObject({
      card: { cardid, username: "robin", fullname: "Robin Sample" },
      version: 1,
      hidden: null,
      url: "http://localhost:4321/c/robin",
      nfcUrl: "http://localhost:4321/c/robin?s=n",
      qrCode: true,
      printProblem: null,
      secondPrintProblem: null,
      backgroundProblem: null,
    });
  });

  test("letters that no font has are named before anything is drawn", async () => {
    // Never assigned, so that no font has it.
    const { owner, path, get } = await open("premium", { fullname: "Robin \u0378" });
    const kit = (await owner.browser.get(path)).json();
    expect(kit.backgroundProblem).toEqual({ text: english.undrawableSome, scripts: [] });
    expect(kit.printProblem).toEqual({ text: english.unprintableSome, scripts: [] });
    expect((await get("background.png")).statusCode).toBe(200);
    expect((await get("print.pdf")).json().code).toBe("unprintable_text");
  });

  test("says that nobody is shown the card, and makes its pieces nevertheless", async () => {
    const { app, owner, path, cardid, get } = await open();
    const hidden = async () => (await owner.browser.get(path)).json().hidden;
    await owner.browser.post(`/api/card/pause/${cardid}`);
    expect(await hidden()).toBe("resting");
    expect((await get("print.svg")).statusCode).toBe(200);
    await owner.browser.post(`/api/card/show/${cardid}`);
    expect(await hidden()).toBeNull();
    const admin = await anAdmin(app);
    await admin.browser.post(`/api/admin/cards/${cardid}/takedown`, TAKE_DOWN);
    expect(await hidden()).toBe("taken_down");
  });

  test("every piece is made on the premium plan", async () => {
    const { get } = await open();
    for (const [file, type] of [...FREE_FILES, ...CODE_FILES]) {
      const response = await get(file);
      expect([file, response.statusCode, response.headers["content-type"]]).toEqual([file, 200, type]);
      expect(response.headers).toMatchObject({ "cache-control": "private, no-store" });
    }
    const verdict = (await get("qr?frame=engraved&color=theme")).json();
    expect(verdict).toMatchObject({ verdict: "good", readAt: [252, 512, 1024, 2048] });
  });

  test("a caption that cannot be set is left out of its frame, and the verdict says why", async () => {
    const { get } = await open();
    const textOf = async (caption: string) =>
      (await get(`qr?frame=band&caption=${encodeURIComponent(caption)}`)).json().text;
    expect(await textOf("W".repeat(30))).toContain("The caption is left out: it is too wide for the frame.");
    expect(await textOf("Ciao \u0378")).toContain("The caption is left out: no font here has its letters.");
    expect(await textOf("Ciao")).not.toContain("left out");
    expect(await textOf("")).not.toContain("left out");
  });

  test("a refused code is not handed out in any format", async () => {
    const { get } = await open("premium", { color: "gold-color" });
    expect((await get("qr?color=base")).json()).toMatchObject({
      verdict: "refused",
      reason: "contrast",
      title: "This code can’t be downloaded",
      text: "Gold leaf on white has a contrast of 1.7 to 1. Cameras in dim light need 3 or more.",
    });
    for (const [file] of CODE_FILES) {
      const response = await get(`${file}?color=base`);
      expect([response.statusCode, response.json().code]).toEqual([409, "unreadable_code"]);
    }
  });

  test("on the free plan every piece is made but the codes, which lead to the plans", async () => {
    const { get, owner, path } = await open("free");
    for (const [file] of FREE_FILES) expect((await get(file)).statusCode).toBe(200);
    for (const file of ["qr", ...CODE_FILES.map(([name]) => name)]) {
      const response = await get(file);
      expect([response.statusCode, response.json()]).toMatchObject([
        409,
        { code: "plan_too_small", message: english.premiumCode },
      ]);
    }
    expect((await owner.browser.get(path)).json()).toMatchObject({ qrCode: false });
    expect(await codeOf(await get("background.png"))).toBeUndefined();
  });

  test("belongs to the owner of the card", async () => {
    const { app, path } = await open();
    const stranger = await anOwner(app, "premium");
    for (const file of Object.values(KIT_FILE_PATHS)) {
      const url = file.replace("/api/kit/:cardid", path);
      expect((await stranger.browser.get(url)).statusCode).toBe(404);
      expect((await app.inject({ method: "GET", url })).statusCode).toBe(401);
    }
  });

  test("a changed card, username or plan gives a new piece at once", async () => {
    const { owner, cardid, get } = await open();
    const before = (await get("background.png")).rawPayload;
    expect((await get("background.png")).rawPayload.equals(before)).toBe(true);
    await owner.update(cardid, { fullname: "Robin Renamed", version: 1 });
    const renamed = (await get("background.png")).rawPayload;
    expect(renamed.equals(before)).toBe(false);
    await owner.browser.put(`/api/card/changeusername/${cardid}`, { username: "robin-two" });
    expect(await codeOf(await get("background.png"))).toBe("http://localhost:4321/c/robin-two?s=b");
    await owner.goFree();
    expect(await codeOf(await get("background.png"))).toBeUndefined();
  });

  test("wrong options are named, and nothing is drawn", async () => {
    const { get } = await open();
    for (const file of [
      "print.pdf?format=a3",
      "background.png?size=9000",
      "qr.png?size=4096",
      "qr?color=pink",
      `qr?caption=${"x".repeat(31)}`,
    ]) {
      expect((await get(file)).statusCode).toBe(400);
    }
  });

  test("what a signature shows is public, and counts as the signature", async () => {
    const { app } = await open();
    const photo = await app.inject({ method: "GET", url: "/c/robin/photo-144.jpg" });
    expect(photo.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(await sharp(photo.rawPayload).metadata()).toMatchObject({
      width: 144,
      height: 180,
      format: "jpeg",
    });
    const code = await app.inject({ method: "GET", url: "/c/robin/code-192.png" });
    expect(await sharp(code.rawPayload).metadata()).toMatchObject({ width: 192, height: 192 });
    expect(await readQr(code.rawPayload)).toBe("http://localhost:4321/c/robin?s=m");
    const hero = await app.inject({ method: "GET", url: "/c/robin/hero-1032.png" });
    expect(await sharp(hero.rawPayload).metadata()).toMatchObject({ width: 1032, height: 336 });
  });

  test("without the plan there is no code for signatures", async () => {
    const { app } = await open("free");
    expect((await app.inject({ method: "GET", url: "/c/robin/code-192.png" })).statusCode).toBe(404);
    expect((await app.inject({ method: "GET", url: "/c/robin/photo-144.jpg" })).statusCode).toBe(200);
  });

  test("pictures asked for at once all come: whoever waits is told the place in line, and asks again", async () => {
    const { get } = await open();
    const told: { place: number; error: string }[] = [];
    const sizes = BACKGROUND_KEYS.flatMap((size) => [`size=${size}`, `size=${size}&mirrored=true`]);
    const come = async (file: string): Promise<number> => {
      const response = await get(file);
      if (response.statusCode !== 503) return response.statusCode;
      expect(response.headers["retry-after"]).toBe("1");
      told.push(response.json());
      return come(file);
    };
    const codes = await Promise.all(sizes.map((query) => come(`background.png?${query}`)));
    expect(codes).toEqual(sizes.map(() => 200));
    expect(Math.max(...told.map(({ place }) => place))).toBeGreaterThan(1);
    for (const { place, error } of told)
      expect(error).toBe(place > 1 ? `${ordinal("en", place)} in line` : "Next in line");
  });

  test("twenty people who draw at once are served, or told to come back", async () => {
    const { app } = await open();
    const people: { browser: Awaited<ReturnType<typeof anOwner>>["browser"]; cardid: string }[] = [];
    for (let at = 0; at < 20; at += 1) {
      const { browser, add } = await anOwner(app);
      people.push({ browser, cardid: (await add({ username: `person-${at}` })).json().cardid });
    }
    const answers = await Promise.all(
      people.map(({ browser, cardid }) => browser.get(`/api/kit/${cardid}/print.svg`)),
    );
    for (const { statusCode } of answers) expect([200, 503]).toContain(statusCode);
    // A busy machine draws few of them in the time that anybody waits.
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
  });
});

withDatabase("drawings of a crowd on one network", (database) => {
  test("do not fill the queue: the rest is told to come back", async () => {
    const app = await buildTestApp(database);
    const open = async (username: string) => {
      const { browser, add } = await anOwner(app);
      const { cardid } = (await add({ username })).json();
      return (file: string) => browser.get(`/api/kit/${cardid}/${file}`);
    };
    const crowd = await Promise.all(["ada", "ben", "cleo"].map(open));
    const files = ["front", "back"].flatMap((side) =>
      PRINT_FORMATS.map((format) => `print.svg?format=${format}&side=${side}`),
    );
    const pieces = [...files, ...PRINT_FORMATS.map((format) => `print.pdf?format=${format}`)].slice(0, 8);
    const answers = await Promise.all(crowd.flatMap((draw) => pieces.map(draw)));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    // The whole queue has room for these 24. On a busy machine some are drawn before the last one asks.
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => Number(headers["retry-after"]) > 0)).toBe(true);
  });
});

test("a piece that fails says so, is logged once, and leaves the others alone", async () => {
  const logged: object[] = [];
  const pieces = createPieceCache({ error: (details) => logged.push(details) });
  const broken = () => Promise.reject(new Error("a font is damaged"));
  await expect(pieces.fetch("one", broken)).rejects.toMatchObject({
    code: "unavailable",
    message: KIT_MESSAGES.pieceFailed,
  });
  expect(logged).toHaveLength(1);
  expect(await pieces.fetch("two", async () => Buffer.from("well"))).toEqual(Buffer.from("well"));
  expect(await pieces.fetch("one", async () => Buffer.from("again"))).toEqual(Buffer.from("again"));
});

test("the same piece is drawn once for all who wait for it", async () => {
  let drawn = 0;
  const pieces = createPieceCache({ error: () => {} });
  const draw = async () => {
    drawn += 1;
    return Buffer.from("picture");
  };
  await Promise.all(Array.from({ length: 9 }, () => pieces.fetch("one", draw)));
  expect(drawn).toBe(1);
});
