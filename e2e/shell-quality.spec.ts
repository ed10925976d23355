import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./fixtures.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

test.use({ allowedConsoleErrors: [/status of 404/] });

for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  for (const path of ["/", "/404"]) {
    for (const colorScheme of ["light", "dark"] as const) {
      test(`${path} is accessible on a ${size} in ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        // Colours are measured at rest, not halfway through the entrance.
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.goto(path, { waitUntil: "networkidle" });
        const { violations } = await new AxeBuilder({ page }).analyze();
        const findings = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`,
        );
        expect(findings).toEqual([]);
      });
    }

    test(`nothing on ${path} moves by itself on a ${size}`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.setViewportSize(viewport);
      await page.goto(path, { waitUntil: "networkidle" });
      await page.mouse.wheel(0, 300);
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      // A fraction of a pixel, from rounding, is no movement that anybody could see.
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
    });
  }
}

test("nothing sticks out sideways at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/404"]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
