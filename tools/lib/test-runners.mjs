import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "./checks.mjs";
import { countPlaywright, countVitest } from "./tally.mjs";

// Only on SIGINT do both runners close the browsers and servers that they started.
const RUNNER = { show: true, seconds: 7_200, stopSignal: "SIGINT" };

/** Temporary files of both runners go into `folder`, which the caller removes. */
export async function runVitest(root, folder, env) {
  const file = join(folder, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { code } = await runTool(root, "vitest", ["run", ...reporters], {
    env: { ...env, TMPDIR: folder },
    ...RUNNER,
  });
  return countVitest(readReport(file), code);
}

export async function runPlaywright(root, folder, env) {
  const file = join(folder, "playwright.json");
  const { code } = await runTool(root, "playwright", ["test", "--reporter=list,json"], {
    env: { ...env, TMPDIR: folder, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    ...RUNNER,
  });
  return countPlaywright(readReport(file), code);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
