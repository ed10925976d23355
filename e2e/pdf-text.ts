import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Contacts } from "@visita/domain/card/contacts";
import { DEMO_PEOPLE } from "../apps/server/src/demo/demo-data.ts";

const run = promisify(execFile);

export async function hasPdftotext(): Promise<boolean> {
  return run("pdftotext", ["-v"]).then(
    () => true,
    () => false,
  );
}

/** The text of a PDF without white space and hyphens, which depend on where its lines break. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "visita-print-"));
  try {
    const file = join(folder, "card.pdf");
    await writeFile(file, pdf);
    // "raw" keeps the order in which the text was written: that of the document, not that of the columns.
    const { stdout } = await run("pdftotext", ["-raw", "-enc", "UTF-8", file, "-"]);
    return unbroken(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the printed demo card must say: its person, each channel and the whole bio. */
export function demoCardTexts(): string[] {
  const demo = DEMO_PEOPLE.find(({ username }) => username === "demo");
  if (!demo) throw new Error("there is no demo card");
  const { fullname, occupation, companyname, bio, contacts } = demo.card;
  const values = Object.values(contacts as Contacts).map(({ value }) => value.replace("https://", ""));
  return [fullname, `${occupation} @ ${companyname}`, ...bio.split(/\s*\n+/), ...values].map(unbroken);
}

function unbroken(text: string): string {
  return text.replace(/[\s\u00ad\u2010-]+/g, "");
}
