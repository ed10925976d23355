import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../../harness/free-port.mjs";
import { atMost, type Part } from "../bench.ts";
import { integer, withSpread } from "../format.ts";
import { spread } from "../rounds.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const STARTS = 7;
const TIMEOUT_MS = 60_000;
const POLL_MS = 5;

export const packaged: Part = {
  name: "package",
  title: "The package",
  about: `The archive of \`npm run package\`, unpacked, and ${STARTS} starts from it with the \`visita\` command on an empty folder each, to the first response.`,
  async run(say) {
    say("making the package");
    const run = promisify(execFile);
    await run("npm", ["run", "package"], { cwd: ROOT });
    const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
    const name = `visita-${version}-linux-${process.arch}`;
    const archive = join(ROOT, "dist", `${name}.tar.gz`);
    const folder = mkdtempSync(join(tmpdir(), "visita-bench-package-"));
    try {
      await run("tar", ["-xzf", archive, "-C", folder]);
      const seconds: number[] = [];
      for (let start = 0; start < STARTS; start += 1) {
        say(`start ${start + 1} of ${STARTS}`);
        seconds.push((await timeStart(join(folder, name, "bin/visita"), folder)) / 1000);
      }
      const megabytes = statSync(archive).size / 1e6;
      const took = spread(seconds);
      return {
        tables: [{ head: ["packed MB", "start s"], rows: [[integer(megabytes), withSpread(took)]] }],
        goals: [
          atMost({ name: "Package, packed", figure: megabytes, limit: 120, unit: "MB", digits: 0 }),
          atMost({ name: "Start from the package", figure: took.median, limit: 1, unit: "s" }),
        ],
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Milliseconds from the command to the first response of /healthz. */
async function timeStart(command: string, folder: string): Promise<number> {
  const port = await freePort();
  const DATA_DIR = mkdtempSync(join(folder, "data-"));
  const env = { PATH: "/usr/bin:/bin", PORT: String(port), DATA_DIR, LOG_LEVEL: "warn" };
  const startedAt = performance.now();
  const child = spawn(command, ["start"], { env, stdio: "ignore" });
  const ended = once(child, "exit");
  try {
    while (performance.now() - startedAt < TIMEOUT_MS) {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.ok) return performance.now() - startedAt;
      await wait(POLL_MS);
    }
    throw new Error("The product did not start from the package.");
  } finally {
    child.kill("SIGKILL");
    await ended;
  }
}
