import { readZip } from "../src/lib/read-zip.ts";

const MEGABYTE = 1024 * 1024;

/** The files of a ZIP by their path. */
export function readZipFiles(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  return readZip(bytes, { maxFiles: 1_000, maxBytes: 100 * MEGABYTE, maxBytesOf: () => 10 * MEGABYTE });
}
