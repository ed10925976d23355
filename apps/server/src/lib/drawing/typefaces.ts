import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Font } from "fontkit";
import { serverFolder } from "../installation.ts";

export type Typeface = {
  readonly font: Font;
  /** The font stack for Pango. */
  readonly families: string;
  readonly file: string;
};

export type Typefaces = {
  /** Platypi, for names. */
  readonly display: Typeface;
  /** Hanken Grotesk, for everything else. */
  readonly text: Typeface;
};

let loading: Promise<Typefaces> | undefined;

/** Read when the first image is drawn, so that the start does not wait for it. */
export function loadTypefaces(): Promise<Typefaces> {
  loading ??= readTypefaces();
  return loading;
}

async function readTypefaces(): Promise<Typefaces> {
  const fontkit = await import("fontkit");
  async function typeface(fileName: string, families: string): Promise<Typeface> {
    const file = join(serverFolder, "assets/fonts", fileName);
    // `create` may return a collection; our files hold one font each.
    return { font: fontkit.create(await readFile(file)) as Font, families, file };
  }
  const [display, text] = await Promise.all([
    typeface("platypi-460.ttf", "Platypi, serif"),
    typeface("hanken-grotesk-500.ttf", "Hanken Grotesk, sans-serif"),
  ]);
  return { display, text };
}
