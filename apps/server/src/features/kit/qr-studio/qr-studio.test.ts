import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PublicCard } from "@visita/domain/card/public-card";
import { cardThemes } from "@visita/domain/card/themes";
import { contrastWithWhite, QR_CENTERS, QR_CONTENTS, QR_FRAMES } from "@visita/domain/kit/kit.constants";
import type { QrQuery } from "@visita/domain/kit/kit.contract";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { hasProgram, output } from "../../../../test/programs.ts";
import { readQr } from "../../../../test/read-qr.ts";
import { checkQr, type QrJob, qrPdf, qrPng } from "./qr-studio.ts";

const PLAIN: QrQuery = {
  content: "address",
  color: "ink",
  center: "none",
  frame: "none",
  caption: "Scan to save my contact",
};
const giulia: PublicCard = {
  cardid: "card",
  userid: "card",
  username: "giulia",
  fullname: "Giulia Ferrante",
  occupation: "Head of Partnerships",
  companyname: "Officina Brera",
  bio: "",
  profilepic: null,
  logo: null,
  color: "blue-color-one",
  qrCode: "/c/giulia/qr.png",
  contacts: {
    phonenumber: { value: "+1 202 555 0142" },
    email: { value: "giulia@officinabrera.example" },
    website: { value: "https://officinabrera.example" },
  },
  revisedAt: 1_700_000_000_000,
};
let job: QrJob;
beforeAll(async () => {
  const picture = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .webp()
      .toBuffer();
  job = {
    card: giulia,
    photo: await picture(512, 640, "#884422"),
    logo: await picture(400, 100, "#1f6b49"),
    publicUrl: "https://visita.example",
  };
});

/** Both lead to the card by an address that counts as a QR code. */
const EXPECTED: Readonly<Record<QrQuery["content"], RegExp>> = {
  address: /^https:\/\/visita\.example\/c\/giulia\?q$/,
  contact: /^BEGIN:VCARD\r\n[\s\S]*\r\nURL:https:\/\/visita\.example\/c\/giulia\?q\r\nEND:VCARD$/,
};

const inInk = QR_CONTENTS.flatMap((content) =>
  QR_CENTERS.flatMap((center) => QR_FRAMES.map((frame) => ({ ...PLAIN, content, center, frame }))),
);
// A frame has its own colours, whatever the colour of the code.
const inTheme = inInk
  .filter(({ frame }) => frame === "none")
  .map((query) => ({ ...query, color: "theme" as const }));

describe("every code that is offered", () => {
  test.each([...inInk, ...inTheme])(
    "$content, $color, $center, $frame is read by two programs",
    async (query) => {
      const { svg, reading } = await checkQr(job, query);
      if (svg === null) {
        expect(reading.verdict).toBe("refused");
        expect(reading.reason).not.toBeNull();
        // Only what a picture covers can make these unreadable.
        expect(query.center).not.toBe("none");
        return;
      }
      // The width at which the code itself has 200 pixels comes first.
      const read = await readQr(await qrPng(svg, reading.readAt[0] as number));
      expect(read).toMatch(EXPECTED[query.content]);
    },
  );
});

test("a colour below 3 to 1 is refused with its cause, near the limit too", async () => {
  const near = cardThemes.filter(({ base }) => contrastWithWhite(base) > 2 && contrastWithWhite(base) < 4);
  expect(near.length).toBeGreaterThan(3);
  for (const theme of near) {
    const card = { ...giulia, color: theme.key };
    const { reading } = await checkQr({ ...job, card }, { ...PLAIN, color: "base" });
    const isFaint = contrastWithWhite(theme.base) < 3;
    expect([theme.key, reading.verdict, reading.reason]).toEqual(
      isFaint ? [theme.key, "refused", "contrast"] : [theme.key, "good", null],
    );
  }
});

test("a picture that the card does not have is refused", async () => {
  const { reading } = await checkQr({ ...job, logo: null }, { ...PLAIN, center: "logo" });
  expect(reading).toMatchObject({ verdict: "refused", reason: "missing" });
});

test("a long contact is called dense, and one that no code can hold is refused", async () => {
  const long = {
    ...giulia,
    occupation: "Head of Partnerships and of Many Other Things",
    companyname: "x".repeat(80),
  };
  expect((await checkQr({ ...job, card: long }, { ...PLAIN, content: "contact" })).reading).toMatchObject({
    reason: "density",
  });
  const huge = { ...giulia, fullname: "名".repeat(1_000), companyname: "社".repeat(1_000) };
  expect((await checkQr({ ...job, card: huge }, { ...PLAIN, content: "contact" })).reading).toMatchObject({
    verdict: "refused",
    reason: "density",
    modules: 0,
  });
});

test.each(["Ελάτε", "مرحبا", "スキャン", "👋🏽 hello", "<script>"])(
  "the caption %s spoils nothing",
  async (caption) => {
    const { svg, reading } = await checkQr(job, { ...PLAIN, frame: "band", caption });
    expect(reading.verdict).toBe("good");
    expect(svg).not.toContain("<script");
  },
);

test("a PNG has the width that was asked for, and the theme's colour", async () => {
  const svg = (await checkQr(job, { ...PLAIN, color: "theme" })).svg as string;
  const png = await qrPng(svg, 2048);
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 2048, height: 2048 });
  expect(await readQr(png)).toBe("https://visita.example/c/giulia?q");
  expect(svg).toContain('fill="#1C45C2"');
});

test.runIf(hasProgram("pdftoppm"))("a PDF reads back when it is drawn by another program", async () => {
  const folder = mkdtempSync(join(tmpdir(), "qr-"));
  for (const frame of QR_FRAMES) {
    const file = join(folder, `${frame}.pdf`);
    writeFileSync(file, await qrPdf(job, { ...PLAIN, frame }));
    await output("pdftoppm", ["-r", "200", "-png", "-singlefile", file, join(folder, frame)]);
    expect(await readQr(await sharp(join(folder, `${frame}.png`)).toBuffer())).toBe(
      "https://visita.example/c/giulia?q",
    );
  }
});
