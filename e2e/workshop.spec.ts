/** The component workshop. `npm test` looks at the same components on the pages that they are part of. */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { COLOR_RULES, DESKTOP, expectAccessible, PHONE } from "./accessibility.ts";
import { expect, test as productTest, WHOLE } from "./fixtures.ts";
import { type StaticSite, serveFolder } from "./static-site.ts";

const BUILD_TIMEOUT_MS = 300_000;
const root = resolve(import.meta.dirname, "..");

const test = productTest.extend<object, { workshop: StaticSite }>({
  workshop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "visita-workshop-"));
      const vite = join(root, "node_modules/.bin/vite");
      const args = [vite, "build", "--config", "apps/web/kit/vite.config.ts", "--outDir", folder];
      await promisify(execFile)(process.execPath, args, { cwd: root, timeout: BUILD_TIMEOUT_MS });
      const site = await serveFolder(folder);
      await use(site);
      site.stop();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: BUILD_TIMEOUT_MS },
  ],
  baseURL: async ({ workshop }, use) => {
    await use(workshop.url);
  },
});

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("every component is accessible in both themes and fits the screen", WHOLE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [path, rules] of [
    ["/", undefined],
    ["/?theme=dark", COLOR_RULES],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Components" })).toBeVisible();
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page, `${path}, ${viewport.width} px`, { rules });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, "pixels beyond the right edge").toBe(0);
    }
  }
});
