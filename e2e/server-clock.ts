import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export type ServerClock = Awaited<ReturnType<typeof createServerClock>>;

/** Shifts the clock of a running server that was started with these settings. */
export async function createServerClock() {
  const folder = await mkdtemp(join(tmpdir(), "visita-clock-"));
  const file = join(folder, "ahead");
  const preload = pathToFileURL(join(import.meta.dirname, "shifted-clock.mjs"));
  preload.searchParams.set("ahead", file);
  let ahead = 0;
  const setAhead = (milliseconds: number) => {
    ahead = milliseconds;
    writeFileSync(file, String(milliseconds));
  };
  setAhead(0);
  return {
    settings: { NODE_OPTIONS: `--import=${preload.href}` },
    now: () => Date.now() + ahead,
    setAhead,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
