import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type { AppContext } from "../../core/app-context.ts";
import { writeArchive } from "./archive.ts";
import { exportParts } from "./export-parts.service.ts";

/** Writes a copy of an account into a stream, for an operator. */
export async function writeExport(context: AppContext, accountId: string, output: Writable): Promise<void> {
  const done = finished(output);
  await writeArchive(await exportParts(context, accountId), {
    modifiedAt: new Date(context.now()),
    signal: new AbortController().signal,
    onProgress() {},
    async write(bytes) {
      if (!output.write(bytes)) await Promise.race([once(output, "drain"), done]);
    },
  });
  output.end();
  await done;
}
