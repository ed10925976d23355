import { DESKTOP, expectAccessibleEverywhere, expectToFit, PHONE } from "./accessibility.ts";
import { expect, test, WHOLE } from "./fixtures.ts";

test.use({ allowedConsoleErrors: [/status of 404/] });

for (const [size, viewport, details] of [
  ["phone", PHONE, {}],
  ["desktop", DESKTOP, WHOLE],
] as const) {
  test(`nothing moves by itself on a ${size}, and nothing sticks out sideways`, details, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of ["/", "/404"]) {
      await page.setViewportSize(viewport);
      await page.goto(path, { waitUntil: "networkidle" });
      await page.mouse.wheel(0, 300);
      // One that is cancelled is over too.
      await page.evaluate(() =>
        Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
      );
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      // Less than a pixel is rounding, not a layout shift.
      expect(
        shifts.reduce((sum, shift) => sum + shift, 0),
        path,
      ).toBeLessThan(0.001);
      await expectToFit(page, [320], path);
    }
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectAccessibleEverywhere(page, "/404");
  });
}
