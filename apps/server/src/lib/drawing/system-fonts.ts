import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { Font } from "fontkit";
import { LRUCache } from "lru-cache";
import type { Typeface } from "./typefaces.ts";

const run = promisify(execFile);

/** How many of the fonts that say they have the letters are opened. */
const MAX_TRIED = 4;
/** Spaces, joiners and the like: many fonts lack them, and lose nothing by that. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/gu;
const TIMEOUT_MS = 5_000;
/** Larger files, such as all of Chinese, Japanese and Korean, are still opened: some are 20 MB. */
const MAX_LIST_BYTES = 4 * 1024 * 1024;

/** By the letters asked for. A font takes some megabytes, so only a few are kept. */
const found = new LRUCache<string, { typeface: Typeface | null }>({ max: 8, ttl: 60 * 60_000 });

/**
 * An installed font that has all letters of a text, for scripts that ours lack; null when there is none, or no
 * fontconfig. Only code points are passed to the program.
 */
export async function findSystemTypeface(text: string): Promise<Typeface | null> {
  const letters = [...new Set(text.replace(UNSEEN, ""))].sort();
  const key = letters.join("");
  const known = found.get(key);
  if (known) return known.typeface;
  const fonts = await listFonts(letters);
  // A search that failed is tried again the next time.
  if (!fonts) return null;
  const typeface = await openFirst(fonts, letters);
  found.set(key, { typeface });
  return typeface;
}

async function openFirst(fonts: readonly FontFile[], letters: readonly string[]): Promise<Typeface | null> {
  for (const { file, name } of fonts.slice(0, MAX_TRIED)) {
    const font = await openFont(file, name);
    if (font && letters.every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) as number))) {
      return { font, families: name, file };
    }
  }
  return null;
}

type FontFile = { readonly file: string; readonly name: string; readonly style: string };

/** Null when the search failed. */
async function listFonts(letters: readonly string[]): Promise<FontFile[] | null> {
  const charset = letters.map((letter) => (letter.codePointAt(0) as number).toString(16)).join(" ");
  const format = "%{file}\t%{postscriptname}\t%{style}\n";
  try {
    const pattern = `:charset=${charset}:scalable=true:color=false`;
    const { stdout } = await run("fc-list", ["-f", format, pattern], {
      timeout: TIMEOUT_MS,
      maxBuffer: MAX_LIST_BYTES,
    });
    return stdout
      .split("\n")
      .flatMap((line) => {
        const [file = "", name = "", style = ""] = line.split("\t");
        return /\.(?:ttf|otf|ttc|otc)$/i.test(file) ? [{ file, name, style }] : [];
      })
      .sort((one, other) => rank(other) - rank(one) || one.file.localeCompare(other.file));
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    // Without fontconfig there is no font that could be found.
    return isMissing ? [] : null;
  }
}

/** Upright text fonts first, serifs before others: they stand beside Platypi. */
function rank({ file, style }: FontFile): number {
  return (
    (/regular|book|medium/i.test(style) ? 4 : 0) +
    (/serif/i.test(file) ? 2 : 0) +
    (/noto/i.test(file) ? 1 : 0)
  );
}

async function openFont(file: string, postscriptName: string): Promise<Font | null> {
  try {
    const fontkit = await import("fontkit");
    const opened = fontkit.create(await readFile(file));
    // A file may hold several fonts, of which the list named one.
    return "fonts" in opened ? opened.getFont(postscriptName) : opened;
  } catch {
    // A damaged font is as good as none.
    return null;
  }
}
