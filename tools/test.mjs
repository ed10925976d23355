/**
 * `npm test`: installs what is missing, runs the checks and tests, and ends with one line of counts. `npm run test:all`
 * runs everything: each database, Firefox and WebKit, every size and colour scheme, the package, documented commands.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { provideAddressBookPrograms } from "./lib/address-book-programs.mjs";
import { checks, runCheck } from "./lib/checks.mjs";
import { provideChromium } from "./lib/chromium.mjs";
import { cleanUp, cleanUpLater } from "./lib/clean-up.mjs";
import { runCommand } from "./lib/command.mjs";
import { provideFirefox } from "./lib/firefox.mjs";
import { provideLoadBalancers } from "./lib/load-balancers.mjs";
import { showError } from "./lib/plain-error.mjs";
import { providePoppler } from "./lib/poppler.mjs";
import { providePostgres } from "./lib/postgres.mjs";
import { prepare } from "./lib/prepare.mjs";
import { findProgram } from "./lib/programs.mjs";
import { createProgress } from "./lib/progress.mjs";
import { providePrometheus } from "./lib/prometheus.mjs";
import { root } from "./lib/root.mjs";
import { createTally } from "./lib/tally.mjs";
import { runPlaywright, runVitest } from "./lib/test-runners.mjs";
import { provideWebkit } from "./lib/webkit.mjs";

const isWhole = process.argv.includes("--all");
if (isWhole) process.env.TEST_SCOPE = "all";
const mustBeComplete = process.env.CI === "true";
const tally = createTally();
const step = createProgress();
const folder = mkdtempSync(join(tmpdir(), "visita-test-"));
// PostgreSQL servers of single tests run as another user, in folders of their own in it.
chmodSync(folder, 0o711);
cleanUpLater(() => rmSync(folder, { recursive: true, force: true }));

/** Where tests find PostgreSQL; empty without one. */
let databaseEnv = {};

async function unitAndApiTests() {
  const poppler = await providePoppler(step);
  if (poppler.missing) tally.missing("tests of printed cards", poppler.missing, mustBeComplete);
  const addressBooks = await provideAddressBookPrograms(step);
  if (addressBooks.missing)
    tally.missing("tests with vdirsyncer and khard", addressBooks.missing, mustBeComplete);
  if (!findProgram(["openssl"])) {
    tally.missing("tests of wallet passes", "openssl is not installed", mustBeComplete);
  }
  if (isWhole) await operatorPrograms();
  const postgres = await providePostgres(step);
  if (postgres.missing) tally.missing("tests on PostgreSQL", postgres.missing, mustBeComplete);
  if (postgres.url) databaseEnv = { TEST_DATABASE_URL: postgres.url };
  return runVitest(root, folder, databaseEnv);
}

async function operatorPrograms() {
  const prometheus = await providePrometheus(step);
  if (prometheus.missing) tally.missing("tests of alerts", prometheus.missing, mustBeComplete);
  const balancers = await provideLoadBalancers(step);
  if (balancers.missing) tally.missing("tests of load balancers", balancers.missing, mustBeComplete);
}

async function browserTests() {
  const chromium = await provideChromium(root, step);
  if (chromium.missing) {
    tally.missing("browser tests", chromium.missing, mustBeComplete);
    return { outcome: "not run" };
  }
  if (!isWhole) return runPlaywright(root, folder, { ...chromium.env, ...databaseEnv });
  const firefox = await provideFirefox(step);
  if (firefox.missing) tally.missing("tests in Firefox", firefox.missing, mustBeComplete);
  const webkit = await provideWebkit(step);
  if (webkit.missing) tally.missing("tests in WebKit", webkit.missing, mustBeComplete);
  return runPlaywright(root, folder, { ...chromium.env, ...firefox.env, ...webkit.env, ...databaseEnv });
}

async function buildPages() {
  try {
    await prepare(root);
    return {};
  } catch (error) {
    showError(error);
    return { failed: 1 };
  }
}

async function runEverything() {
  await prepare(root, { needsBuild: false });
  // Each keeps about one core busy.
  const building = tally.part("Build", buildPages);
  for (const check of checks) await tally.part(check.title, () => runCheck(root, check));
  const isBuilt = await building;
  await tally.part("Unit and API tests", unitAndApiTests);
  if (isBuilt) await tally.part("Browser tests", browserTests);
  else tally.missing("browser tests", "the pages could not be built", mustBeComplete);
}

await runCommand(async () => {
  try {
    await runEverything();
  } catch (error) {
    showError(error);
    await tally.part("Run", async () => ({ failed: 1 }));
  }
  // Before the summary, which is to be the last line.
  await cleanUp();
  return tally.finish();
});
