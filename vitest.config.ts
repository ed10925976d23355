import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** As in the browser tests: on a busy CI machine a race may be lost once. */
const retry = process.env.CI === "true" ? 1 : 0;

/** Of a test or hook. Nothing waits for it: it ends what hangs, also where ten times as much goes on as there are cores. */
const TIMEOUT_MS = 600_000;
const PATIENCE = {
  testTimeout: TIMEOUT_MS,
  hookTimeout: TIMEOUT_MS,
  expect: { poll: { timeout: 60_000 } },
};
const PATIENT_WAITS = resolve("tools/testing/patience.ts");

/** Part of `npm run test:all` alone: the package, a bare machine, every command of the documents, alerts, load balancers. */
const SLOW =
  process.env.TEST_SCOPE === "all"
    ? []
    : ["package", "docs", "alerts", "load-balancers"].map((name) => `tools/${name}.test.mjs`);

/** Tests of pages that render no component. */
const WITH_DOM = "{app,card,offline}/**/*.dom.test.ts";

export default defineConfig({
  test: {
    // Most tests wait for a disk, a clock or another process, so more of them than there are cores go on at once.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        test: {
          name: "domain",
          retry,
          environment: "node",
          isolate: false,
          include: ["packages/domain/src/**/*.test.ts"],
          ...PATIENCE,
          setupFiles: [PATIENT_WAITS],
        },
      },
      {
        test: {
          name: "server",
          retry,
          environment: "node",
          // Modules are loaded, and compiled by V8, once for all files of a worker: two thirds of the time.
          isolate: false,
          include: ["apps/server/**/*.test.ts"],
          ...PATIENCE,
          setupFiles: [PATIENT_WAITS],
        },
      },
      {
        root: "apps/web",
        test: {
          name: "web",
          retry,
          environment: "jsdom",
          // Modules are loaded once for all files of a worker, in half the time. test/setup.ts undoes what outlives a page.
          isolate: false,
          ...PATIENCE,
          setupFiles: [PATIENT_WAITS, "./test/setup.ts"],
          include: ["{app,card}/**/*.test.tsx", WITH_DOM],
        },
      },
      {
        // A DOM costs each file more than all its tests.
        root: "apps/web",
        test: {
          name: "web-node",
          retry,
          environment: "node",
          isolate: false,
          ...PATIENCE,
          setupFiles: [PATIENT_WAITS],
          include: ["{app,card,offline}/**/*.test.ts"],
          exclude: [WITH_DOM],
        },
      },
      {
        test: {
          name: "tooling",
          retry,
          environment: "node",
          include: ["tools/**/*.test.{mjs,ts}"],
          exclude: SLOW,
          ...PATIENCE,
          setupFiles: [PATIENT_WAITS],
        },
      },
    ],
  },
});
