/** The component workshop shows every part of the design system; here each is looked at in each setting. */
import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as productTest } from "./fixtures.ts";
import { type StaticSite, serveFolder } from "./static-site.ts";

const BUILD_LIMIT_MS = 120_000;
const root = resolve(import.meta.dirname, "..");

const test = productTest.extend<object, { kit: StaticSite }>({
  kit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
    async ({}, use) => {
      const vite = join(root, "node_modules/.bin/vite");
      const args = [vite, "build", "--config", "apps/web/kit/vite.config.ts"];
      await promisify(execFile)(process.execPath, args, { cwd: root, timeout: BUILD_LIMIT_MS });
      const site = await serveFolder(join(root, "apps/web/kit/build"));
      await use(site);
      site.stop();
    },
    { scope: "worker", timeout: BUILD_LIMIT_MS },
  ],
  baseURL: async ({ kit }, use) => {
    await use(kit.url);
  },
});

const screens = [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "desktop", viewport: { width: 1280, height: 800 } },
];

for (const { name, viewport } of screens) {
  for (const theme of ["light", "dark"] as const) {
    test.describe(`workshop on a ${name}, ${theme}`, () => {
      // Reduced motion, so that no colour is measured half-way through a transition.
      test.use({ viewport, colorScheme: theme, contextOptions: { reducedMotion: "reduce" } });

      test("has no accessibility finding and fits the screen", async ({ page }) => {
        await page.goto(theme === "dark" ? "/?theme=dark" : "/");
        await expect(page.getByRole("heading", { level: 1, name: "Components" })).toBeVisible();

        const { violations, passes } = await new AxeBuilder({ page }).analyze();
        const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
        expect(findings).toEqual([]);
        expect(passes.map(({ id }) => id)).toContain("color-contrast");

        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, "pixels that stick out to the right").toBe(0);
      });
    });
  }
}
