/**
 * Escapes non-ASCII characters in built programs. One such character makes V8 store a program's whole source as UTF-16, two bytes per
 * character.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";

const BEYOND_ASCII = /[^\0-\x7f]/g;

export async function writeAsAscii(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const programs = entries
    .filter((entry) => entry.isFile() && extname(entry.name) === ".js")
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(programs.map(writeProgram));
}

async function writeProgram(file) {
  const code = await readFile(file, "utf8");
  await writeFile(file, code.replace(BEYOND_ASCII, codeOf));
}

function codeOf(sign) {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
