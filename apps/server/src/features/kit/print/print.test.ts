import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cardThemes } from "@visita/domain/card/themes";
import { PRINT_FORMATS } from "@visita/domain/kit/kit.constants";
import { KIT_MESSAGES } from "@visita/domain/kit/kit.messages";
import { VISITOR_LANGUAGES } from "@visita/domain/language/languages";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { DIFFICULT_PEOPLE } from "../../../../test/difficult-people.ts";
import { hasProgram, output } from "../../../../test/programs.ts";
import { readQr } from "../../../../test/read-qr.ts";
import { wordIn } from "../../../http/answer-words.ts";
import { withWidth } from "../../../lib/drawing/scene-svg.ts";
import { findPrintProblem, type PrintJob, printPdf, printSvg } from "./print.ts";

const KILOBYTE = 1024;
const publicUrl = "https://visita.example";
const hasPoppler = hasProgram("pdfinfo") && hasProgram("pdffonts") && hasProgram("pdftoppm");
const folder = mkdtempSync(join(tmpdir(), "print-"));

function jobOf(name: string): PrintJob {
  const card = DIFFICULT_PEOPLE[name];
  if (!card) throw new Error(`there is no ${name}`);
  return { card, logo: null, publicUrl };
}

async function pdfFile(job: PrintJob, format: (typeof PRINT_FORMATS)[number], name: string): Promise<string> {
  const file = join(folder, `${name}-${format}.pdf`);
  writeFileSync(file, await printPdf(job, format));
  return file;
}

describe.each(PRINT_FORMATS)("%s", (format) => {
  test.each(Object.keys(DIFFICULT_PEOPLE))(
    "of %s is a PDF below 300 KB, or says what is missing",
    async (name) => {
      const job = jobOf(name);
      const problem = await findPrintProblem(job.card, publicUrl);
      if (problem) {
        expect(await wordIn("en", problem.text)).toContain("This name cannot be printed yet");
        expect(problem.scripts).not.toEqual([]);
        await expect(printPdf(job, format)).rejects.toMatchObject({ code: "unprintable_text" });
        return;
      }
      const pdf = await printPdf(job, format);
      expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
      expect(pdf.length).toBeLessThan(300 * KILOBYTE);
    },
  );
});

/** One theme for each pattern. */
const patterns = new Map(cardThemes.map(({ pattern, key }) => [pattern, key]));

test.each([...patterns])("the pattern %s stays below 300 KB", async (_, color) => {
  const job = jobOf("giulia");
  for (const format of ["card-eu", "sheet-a4"] as const) {
    const pdf = await printPdf({ ...job, card: { ...job.card, color } }, format);
    expect(pdf.length).toBeLessThan(300 * KILOBYTE);
  }
});

test("names in Latin letters are printed on every system", async () => {
  for (const name of ["giulia", "max", "bare", "emoji"]) {
    expect(await findPrintProblem(jobOf(name).card, publicUrl)).toBeNull();
  }
});

test("a name that no font has letters for is refused before anything is drawn", async () => {
  // Nag Mundari, Kawi, Toto and Vithkuqi: no font has all four.
  const card = { ...jobOf("giulia").card, fullname: "\u{1e4d0}\u{11f04}\u{1e290}\u{10570}" };
  expect(await findPrintProblem(card, publicUrl)).toMatchObject({
    text: KIT_MESSAGES.unprintableSome,
  });
  await expect(printPdf({ card, logo: null, publicUrl }, "card-eu")).rejects.toMatchObject({
    code: "unprintable_text",
  });
});

test.runIf(hasPoppler)("the boxes are those that print shops ask for", async () => {
  const boxes = await output("pdfinfo", ["-box", await pdfFile(jobOf("giulia"), "card-eu", "giulia")]);
  const box = (name: string) =>
    (new RegExp(`${name}:\\s+([\\d. -]+)`).exec(boxes)?.[1] ?? "").trim().split(/\s+/).map(Number);
  const inMm = (points: readonly number[]) => points.map((point) => Math.round((point * 25.4) / 7.2) / 10);
  expect(inMm(box("MediaBox"))).toEqual([0, 0, 103, 73]);
  expect(inMm(box("BleedBox"))).toEqual([6, 6, 97, 67]);
  expect(inMm(box("TrimBox"))).toEqual([9, 9, 94, 64]);
  expect(boxes).toMatch(/Pages:\s+2/);
});

test.runIf(hasPoppler)("sheets have the size of their paper", async () => {
  const a4 = await output("pdfinfo", [await pdfFile(jobOf("giulia"), "sheet-a4", "giulia")]);
  expect(a4).toMatch(/Page size:\s+595\.\d+ x 841\.\d+ pts \(A4\)/);
  const letter = await output("pdfinfo", [await pdfFile(jobOf("giulia"), "sheet-letter", "giulia")]);
  expect(letter).toMatch(/Page size:\s+612 x 792 pts \(letter\)/);
});

test.runIf(hasPoppler)("fonts are embedded as subsets", async () => {
  for (const format of ["card-eu", "sheet-a4"] as const) {
    const fonts = await output("pdffonts", [await pdfFile(jobOf("giulia"), format, "fonts")]);
    const rows = fonts.trim().split("\n").slice(2);
    expect(rows.length).toBeGreaterThanOrEqual(2);
    for (const row of rows) expect(row).toMatch(/^[A-Z]{6}\+.*\s+yes\s+yes\s+(?:yes|no)\s+\d+\s+\d+$/);
  }
});

test.runIf(hasPoppler)("text stays text", async () => {
  const file = await pdfFile(jobOf("giulia"), "card-eu", "ink");
  const text = await output("pdftotext", ["-layout", file, "-"]);
  expect(text).toContain("Giulia Ferrante");
  expect(text).toContain("+1 202 555 0142");
});

test.runIf(hasPoppler)("a company of emoji alone leaves nothing behind the role", async () => {
  const file = await pdfFile(jobOf("emoji"), "card-eu", "role");
  expect(await output("pdftotext", ["-layout", file, "-"])).toMatch(/Head of Partnerships *\n/);
});

test.runIf(hasPoppler)("lines of long texts keep their distance", async () => {
  const { card, ...job } = jobOf("giulia");
  const long = {
    fullname: "Wilhelmina Alexandrina Featherstonehaugh-Cholmondeley von und zu Hohenlohe-Lang",
    occupation: "Senior Vice President for International Partnerships and Regulatory Affairs",
    companyname: "The Very Long Named Company of Cartographers and Instrument Makers",
  };
  const file = await pdfFile({ ...job, card: { ...card, ...long } }, "card-us", "long");
  const page = await output("pdftotext", ["-l", "1", "-bbox-layout", file, "-"]);
  const lines = [...page.matchAll(/<line .*?yMin="([\d.]+)" .*?yMax="([\d.]+)"/g)]
    .map(([, top, bottom]) => ({ top: Number(top), bottom: Number(bottom) }))
    .sort((one, other) => one.top - other.top)
    // The rows below the rule have two columns.
    .slice(0, -4);
  expect(lines.length).toBeGreaterThan(5);
  for (const [at, { top, bottom }] of lines.slice(0, -1).entries()) {
    expect(lines[at + 1]?.top).toBeGreaterThan(bottom - (bottom - top) / 4);
  }
});

test.runIf(hasPoppler)("the code on the back leads to the card, in every format", async () => {
  for (const format of PRINT_FORMATS) {
    const file = await pdfFile(jobOf("giulia"), format, "code");
    const picture = join(folder, `code-${format}`);
    // On a sheet the first card alone: 200 pixels are an inch.
    const crop = format.startsWith("sheet") ? ["-x", "150", "-y", "85", "-W", "700", "-H", "440"] : [];
    await output("pdftoppm", ["-r", "200", ...crop, "-f", "2", "-png", "-singlefile", file, picture]);
    expect(await readQr(await sharp(`${picture}.png`).toBuffer())).toBe(
      "https://visita.example/c/giulia?s=p",
    );
  }
});

test.runIf(hasPoppler)(
  "a card with two sides has one on each, and the code leads to the second",
  async () => {
    const { card } = jobOf("giulia");
    const secondSide = { ...card, language: "it", reading: "JU-lia", occupation: "Relazioni", titles: {} };
    const job = { ...jobOf("giulia"), card: { ...card, language: "en", secondSide } };
    for (const format of PRINT_FORMATS) {
      const file = await pdfFile({ ...job, sides: "each" }, format, "sides");
      const pages = (await output("pdftotext", ["-layout", file, "-"])).split("\f");
      expect(pages[0]).toContain("Head of Partnerships");
      expect(pages[0]).not.toContain("JU-lia");
      expect(pages[1]).toMatch(/JU-lia.*Giulia Ferrante.*Relazioni/s);
      // The code leads to the card, whose address stands there in place of the website.
      expect(pages[0]).not.toContain("visita.example/c/giulia");
      expect(pages[1]).toContain("visita.example/c/giulia");
      const picture = join(folder, `sides-${format}`);
      const crop = format.startsWith("sheet") ? ["-x", "300", "-y", "170", "-W", "1400", "-H", "880"] : [];
      await output("pdftoppm", ["-r", "400", ...crop, "-f", "2", "-png", "-singlefile", file, picture]);
      expect(await readQr(await sharp(`${picture}.png`).toBuffer())).toBe(
        "https://visita.example/c/giulia?s=p&side=2",
      );
    }
    const one = await output("pdftotext", ["-layout", await pdfFile(job, "card-eu", "one-side"), "-"]);
    expect(one).not.toContain("Relazioni");
  },
);

test.runIf(hasPoppler)("the back, and the title of the file, are in the language of the card", async () => {
  const { card, ...job } = jobOf("giulia");
  for (const language of VISITOR_LANGUAGES) {
    const file = await pdfFile({ ...job, card: { ...card, language } }, "card-eu", language);
    expect(await output("pdftotext", ["-f", "2", file, "-"]), language).not.toContain("…");
  }
  const free = { ...card, language: "de", qrCode: null };
  const texts = await Promise.all(
    [{ ...card, language: "de" }, free].map(async (german, at) =>
      output("pdftotext", ["-f", "2", await pdfFile({ ...job, card: german }, "card-eu", `de-${at}`), "-"]),
    ),
  );
  expect(texts[0]).toMatch(/Scannen und\s+Kontakt speichern/);
  expect(texts[1]).toContain("Meine Karte, immer aktuell");
  const title = await output("pdfinfo", [join(folder, "de-0-card-eu.pdf")]);
  expect(title).toMatch(/Title:\s+Giulia Ferrante, Visitenkarte/);
});

test("a free card has its address instead of a code", async () => {
  const { card } = jobOf("giulia");
  const free = { ...card, qrCode: null };
  const svg = await printSvg({ card: free, logo: null, publicUrl }, "card-eu", "back");
  const premium = await printSvg({ card, logo: null, publicUrl }, "card-eu", "back");
  const picture = (page: string) =>
    sharp(Buffer.from(withWidth(page, 900)))
      .png()
      .toBuffer();
  expect(await readQr(await picture(premium))).toBe("https://visita.example/c/giulia?s=p");
  expect(await readQr(await picture(svg))).toBeUndefined();
});

test.each([
  ["card-eu", "0 0 103 73", 0],
  ["sheet-letter", "0 0 215.9 279.4", 10],
] as const)("the preview of %s is its whole page", async (format, viewBox, copies) => {
  const svg = await printSvg(jobOf("giulia"), format, "back");
  expect(svg).toContain(`viewBox="${viewBox}"`);
  expect(svg.match(/<use /g) ?? []).toHaveLength(copies);
});

test("a preview holds outlines alone, whatever a name contains", async () => {
  const { card } = jobOf("giulia");
  const fullname = '<script>alert(1)</script>"><image href="file:///etc/passwd"/>';
  for (const side of ["front", "back"] as const) {
    const svg = await printSvg({ card: { ...card, fullname }, logo: null, publicUrl }, "card-us", side);
    expect(svg).not.toMatch(/script|passwd|<text/);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: "svg" });
  }
});

test("a logo stands in place of the company, and a broken one counts as none", async () => {
  const job = jobOf("giulia");
  const logo = await sharp({ create: { width: 300, height: 100, channels: 4, background: "#aa3322" } })
    .webp()
    .toBuffer();
  const withLogo = await printSvg({ ...job, logo }, "card-eu", "front");
  expect(withLogo).toContain("<image ");
  const broken = await printSvg({ ...job, logo: Buffer.from("no picture") }, "card-eu", "front");
  expect(broken).toBe(await printSvg(job, "card-eu", "front"));
});
