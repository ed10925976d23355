import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PublicCard } from "@visita/domain/card/public-card";
import sharp from "sharp";
import { expect, test } from "vitest";
import { DIFFICULT_PEOPLE } from "../../../../test/difficult-people.ts";
import { hasProgram, output } from "../../../../test/programs.ts";
import { withWidth } from "../../../lib/drawing/scene-svg.ts";
import { findPrintProblem, type PrintJob, printPdf, printSvg } from "./print.ts";

const folder = mkdtempSync(join(tmpdir(), "layout-"));
const publicUrl = "https://visita.example";
const giulia = DIFFICULT_PEOPLE["giulia"] as PublicCard;
const hasPoppler = hasProgram("pdftotext");
const logo = sharp({ create: { width: 300, height: 100, channels: 4, background: "#aa3322" } });

/** The words of a front, as they are read from top to bottom. */
async function frontText(job: Partial<PrintJob>, format: "card-eu" | "card-us"): Promise<string> {
  const file = join(folder, "front.pdf");
  writeFileSync(file, await printPdf({ card: giulia, logo: null, publicUrl, ...job }, format));
  const text = await output("pdftotext", ["-l", "1", file, "-"]);
  return text.replace(/\s+/g, " ");
}

const PIXELS_PER_MM = 10;

/** Where there is ink on a front, in millimetres of its page. */
async function inkOf(card: PublicCard, format: "card-eu" | "card-us") {
  const svg = await printSvg({ card, logo: null, publicUrl }, format, "front");
  const width = (format === "card-eu" ? 103 : 106.9) * PIXELS_PER_MM;
  const image = sharp(Buffer.from(withWidth(svg, width))).flatten({ background: "#fff" });
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const all = Array.from({ length: info.width * info.height }, (_, at) => ({
    x: (at % info.width) / PIXELS_PER_MM,
    y: Math.floor(at / info.width) / PIXELS_PER_MM,
    rgb: [...data.subarray(at * 3, at * 3 + 3)],
  })).filter(({ rgb }) => Math.min(...rgb) < 225);
  // Text is black or grey; rosette and rule have a colour.
  return {
    text: all.filter(({ rgb }) => Math.max(...rgb) < 130),
    colored: all.filter(({ rgb }) => Math.max(...rgb) - Math.min(...rgb) > 24),
  };
}

test.runIf(hasPoppler)("the widest name is printed whole", async () => {
  for (const format of ["card-eu", "card-us"] as const) {
    const text = await frontText({ card: { ...giulia, fullname: "W".repeat(80) } }, format);
    expect(text.match(/W/g)).toHaveLength(80);
    expect(text).not.toContain("…");
  }
});

test.runIf(hasPoppler)("a long role leaves the company its place, with a logo or without", async () => {
  const occupation = "Senior Vice President for Strategic Partnerships, Licensing and International Markets";
  const companyname = "Officina Brera International";
  for (const job of [{}, { logo: await logo.webp().toBuffer() }]) {
    const text = await frontText({ ...job, card: { ...giulia, occupation, companyname } }, "card-us");
    expect(text).toContain(occupation);
    expect(text).toContain(companyname);
  }
});

test.each(["Maximiliana Alexandrina Hohenlohe-Schillingsfürst von Waldburg", "W".repeat(80)])(
  "the rosette makes way for %s",
  async (fullname) => {
    const { text, colored } = await inkOf({ ...giulia, fullname, companyname: "" }, "card-us");
    const rosette = Math.max(...colored.map(({ y }) => y).filter((y) => y < 40));
    // Right of the name's middle and inside of the crop marks.
    const name = Math.min(...text.filter(({ x }) => x > 50 && x < 95).map(({ y }) => y));
    expect(name).toBeGreaterThan(rosette);
  },
);

test.each(["noa", "layla"])("the card of %s begins on the right, as the name does", async (person) => {
  const card = DIFFICULT_PEOPLE[person] as PublicCard;
  if (await findPrintProblem(card, publicUrl)) return;
  const { text, colored } = await inkOf(card, "card-eu");
  const words = text.filter(({ x, y }) => x > 12 && x < 91 && y > 12 && y < 48).map(({ x }) => x);
  expect(Math.max(...words)).toBeCloseTo(103 - 9 - 6, 0);
  expect(Math.min(...words)).toBeGreaterThan(45);
  const rosette = colored.filter(({ y }) => y < 30).map(({ x }) => x);
  expect(Math.max(...rosette)).toBeLessThan(45);
});
