import type { Page } from "@playwright/test";
import { expectToFit } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { isHydrated } from "./longer-language.ts";

const LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitänswitwe";

function styleOf(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

test("long German words are hyphenated, and stay within the page where the browser cannot", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/accessibility?lang=de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect.poll(() => isHydrated(page)).toBe(true);
  for (const text of ["main h1", "main p"]) {
    expect(await styleOf(page, text, "hyphens"), text).toBe("auto");
    await page
      .locator(text)
      .first()
      .evaluate((element, word) => {
        element.textContent = word;
      }, LONG_WORD);
  }
  await expectToFit(page, [320]);
  await page.goto("/c/demo?lang=de");
  expect(await styleOf(page, "body", "hyphens")).toBe("auto");
});

test("names, and labels of buttons, are not hyphenated", async ({ page }) => {
  await page.goto("/c/demo?lang=de");
  for (const whole of [".card-name", ".card-role", "button"])
    expect(await styleOf(page, whole, "hyphens"), whole).toBe("manual");
});

test("Japanese breaks between phrases", async ({ page }) => {
  for (const path of ["/auth/signup?lang=ja", "/c/demo?lang=ja"]) {
    await page.goto(path);
    for (const text of ["main h1", "main p"]) {
      expect(await styleOf(page, text, "word-break"), `${path} ${text}`).toBe("auto-phrase");
      expect(await styleOf(page, text, "line-break"), `${path} ${text}`).toBe("strict");
    }
  }
});
