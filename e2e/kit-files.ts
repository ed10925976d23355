import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";

export type SavedFile = { name: string; bytes: Buffer; path: string };

/** Presses a button and waits for the file that it saves. */
export async function save(page: Page, button: string): Promise<SavedFile> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  return readDownload(download);
}

async function readDownload(download: Download): Promise<SavedFile> {
  const path = await download.path();
  return { name: download.suggestedFilename(), bytes: await readFile(path), path };
}

/** From the header of a PNG. */
export function pngSize(bytes: Buffer): { width: number; height: number } {
  if (bytes.toString("latin1", 1, 4) !== "PNG") throw new Error("Not a PNG");
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Presses the frame of a choice; its radio button is there for keyboards and screen readers alone. */
export async function choose(page: Page, name: string): Promise<void> {
  const radio = page.getByRole("radio", { name, exact: true });
  await radio.locator("xpath=ancestor::label").click();
  if (!(await radio.isChecked())) throw new Error(`${name} was not chosen`);
}
