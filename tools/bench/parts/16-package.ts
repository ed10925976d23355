import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../harness/free-port.mjs";
import { median } from "../../harness/statistics.ts";
import type { Task } from "../../harness/task.ts";
import { until } from "../../harness/until.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const STARTS = 8;
const TIMEOUT_MS = 60_000;
const POLL_MS = 5;

export const packaged: Task = {
  title: "The package of `npm run package`",
  meaning: "It is downloaded soon and runs at once.",
  async run({ figure, say }) {
    say("making the package");
    const run = promisify(execFile);
    await run("npm", ["run", "package"], { cwd: ROOT });
    const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
    const name = `visita-${version}-linux-${process.arch}`;
    const archive = join(ROOT, "dist", `${name}.tar.gz`);
    const folder = mkdtempSync(join(tmpdir(), "visita-bench-package-"));
    try {
      await run("tar", ["-xzf", archive, "-C", folder]);
      figure({ name: "packed", value: statSync(archive).size / 1e6, unit: "MB", atMost: 120 });
      say("starts");
      const seconds: number[] = [];
      while (seconds.length < STARTS) seconds.push(await timeStart(join(folder, name, "bin/visita"), folder));
      // The first start makes the database and compiles the code; the others are what a restart takes.
      const [first = Number.NaN, ...later] = seconds;
      figure({ name: "first start", value: first, unit: "s" });
      figure({ name: "later starts", value: median(later), unit: "s", atMost: 1 });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Seconds from the command to the first response of /healthz. */
async function timeStart(command: string, folder: string): Promise<number> {
  const port = await freePort();
  const env = {
    PATH: "/usr/bin:/bin",
    PORT: String(port),
    DATA_DIR: join(folder, "data"),
    LOG_LEVEL: "warn",
  };
  const child = spawn(command, ["start"], { env, stdio: "ignore" });
  const ended = once(child, "exit");
  const isUp = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
  const ms = await until(isUp, TIMEOUT_MS, POLL_MS);
  // As a service manager does, which gives it time to write down what was compiled.
  child.kill("SIGTERM");
  await ended;
  return ms / 1000;
}
