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

const ROOT = resolve(import.meta.dirname, "../../..");
const STARTS = 8;
const TIMEOUT_MS = 60_000;
const POLL_MS = 5;

export const packaged: Part = {
  name: "package",
  title: "The package",
  about:
    `The archive of \`npm run package\`, unpacked, and ${STARTS} starts from it with the \`visita\` command, to the first response. ` +
    "The first makes the database; the others are what a restart takes, and their median counts.",
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
      const dataDir = mkdtempSync(join(folder, "data-"));
      for (let start = 0; start < STARTS; start += 1) {
        say(`start ${start + 1} of ${STARTS}`);
        seconds.push((await timeStart(join(folder, name, "bin/visita"), dataDir)) / 1000);
      }
      const megabytes = statSync(archive).size / 1e6;
      const [first = 0, ...later] = seconds;
      const took = spread(later);
      return {
        tables: [
          {
            head: ["packed MB", "first start s", "later starts s"],
            rows: [[integer(megabytes), first.toFixed(2), withSpread(took)]],
          },
        ],
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
async function timeStart(command: string, dataDir: string): Promise<number> {
  const port = await freePort();
  const env = { PATH: "/usr/bin:/bin", PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" };
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
    // As a service manager does, which gives it time to write down what was compiled.
    child.kill("SIGTERM");
    await ended;
  }
}
