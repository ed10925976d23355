import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: "domain", environment: "node", include: ["packages/domain/src/**/*.test.ts"] },
      },
      {
        test: { name: "server", environment: "node", include: ["apps/server/**/*.test.ts"] },
      },
      {
        root: "apps/web",
        test: {
          name: "web",
          environment: "jsdom",
          setupFiles: ["./test-setup.ts"],
          include: ["app/**/*.test.{ts,tsx}"],
        },
      },
      {
        // Some of these start other programs.
        test: {
          name: "tooling",
          environment: "node",
          include: ["scripts/**/*.test.mjs"],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
