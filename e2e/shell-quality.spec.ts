import { DESKTOP, expectAccessibleEverywhere, expectToFit, PHONE } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";

test.use({ allowedConsoleErrors: [/status of 404/] });

test("the page that is not there is accessible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/404", { waitUntil: "networkidle" });
  await expectAccessibleEverywhere(page, "/404");
});

for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  for (const path of ["/", "/404"]) {
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
      // One that is cancelled is over too.
      await page.evaluate(() =>
        Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
      );
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      // Less than a pixel is rounding, not a layout shift.
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
    });
  }
}

test("nothing sticks out sideways at 320 px", async ({ page }) => {
  for (const path of ["/", "/404"]) {
    await page.goto(path);
    await expectToFit(page, [320], path);
  }
});
