import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** As in the browser tests: on a busy CI machine a race may be lost once. */
const retry = process.env.CI === "true" ? 1 : 0;

export default defineConfig({
  test: {
    // Most tests wait for a disk, a clock or another process, so more of them than there are cores go on at once.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        test: { name: "domain", retry, environment: "node", include: ["packages/domain/src/**/*.test.ts"] },
      },
      {
        // Many start servers of their own; on a busy machine that takes longer than the usual five seconds.
        test: {
          name: "server",
          retry,
          environment: "node",
          include: ["apps/server/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root: "apps/web",
        test: {
          name: "web",
          retry,
          environment: "jsdom",
          setupFiles: ["./test/setup.ts"],
          // Finding things by their role in a page without a browser takes long beside other work.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ["{app,card}/**/*.test.{ts,tsx}", "offline/**/*.test.ts"],
        },
      },
      {
        // Some of these start other programs.
        test: {
          name: "tooling",
          retry,
          environment: "node",
          include: ["scripts/**/*.test.mjs", "resilience/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
