import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Font } from "fontkit";
import { serverFolder } from "../../../lib/server-folder.ts";

export type Typeface = {
  readonly font: Font;
  /** With what comes after it where its letters end, for the system's text engine. */
  readonly families: string;
  readonly file: string;
};

export type Typefaces = {
  /** Platypi at the weight of names. */
  readonly display: Typeface;
  /** Hanken Grotesk at the weight of the lines below. */
  readonly text: Typeface;
};

let loading: Promise<Typefaces> | undefined;

/** Read once, when the first picture is drawn: most instances start long before that, and some never draw one. */
export function loadTypefaces(): Promise<Typefaces> {
  loading ??= readTypefaces();
  return loading;
}

async function readTypefaces(): Promise<Typefaces> {
  const fontkit = await import("fontkit");
  async function typeface(fileName: string, families: string): Promise<Typeface> {
    const file = join(serverFolder, "assets/fonts", fileName);
    // `create` also reads collections; our files hold one font each.
    return { font: fontkit.create(await readFile(file)) as Font, families, file };
  }
  const [display, text] = await Promise.all([
    typeface("platypi-460.ttf", "Platypi, serif"),
    typeface("hanken-grotesk-500.ttf", "Hanken Grotesk, sans-serif"),
  ]);
  return { display, text };
}
