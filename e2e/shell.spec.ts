import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

test.use({ allowedConsoleErrors: [/status of 404/] });

test("a page that is not there says so and leads home", async ({ page }) => {
  for (const path of ["/404", "/no/such/page"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Something Went wrong.");
    await expect(page.getByRole("main")).toContainText(
      "We couldn't find the page you were looking for. Try the Homepage.",
    );
  }
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leave a card they’ll keep.");
});

test.describe("the header", () => {
  test.use({ viewport: DESKTOP });

  test("leads to the five public pages and marks the current one", async ({ page }) => {
    await page.goto("/");
    const nav = page.getByRole("banner").getByRole("navigation", { name: "Main" });
    const links = nav.getByRole("link");
    await expect(links).toHaveText(["Home", "About Us", "Features", "Pricing", "Contact Us"]);
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(paths).toEqual(["/", "/about", "/features", "/pricing", "/contact"]);
    await expect(nav.locator("[aria-current=page]")).toHaveText("Home");
    await nav.getByRole("link", { name: "Pricing" }).click();
    await expect(nav.locator("[aria-current=page]")).toHaveText("Pricing");
  });

  test("shrinks once the page is scrolled by more than 10 px, and moves nothing else", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const height = () => page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().height);
    const heroTop = () =>
      page
        .getByRole("heading", { level: 1 })
        .evaluate((title) => title.getBoundingClientRect().top + scrollY);
    await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
    const before = await heroTop();
    expect(await height()).toBe(68);
    await page.evaluate(() => scrollTo(0, 10));
    expect(await height()).toBe(68);
    await page.evaluate(() => scrollTo(0, 11));
    await expect.poll(height).toBe(56);
    expect(await heroTop()).toBeCloseTo(before, 0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(height).toBe(68);
  });

  test.describe("until it knows who is there", () => {
    test.use({ allowedConsoleErrors: [/ERR_FAILED/] });

    test("shows skeletons, and treats the visitor as signed out when it cannot find out", async ({
      page,
    }) => {
      const held = Promise.withResolvers<void>();
      await page.route("**/api/auth/user", async (route) => {
        await held.promise;
        await route.abort();
      });
      await page.goto("/");
      const header = page.getByRole("banner");
      const sizes = await header
        .locator(".skeleton:visible")
        .evaluateAll((all) => all.map((one) => `${one.clientWidth}x${one.clientHeight}`));
      expect(sizes).toEqual(["72x44", "88x44"]);
      await expect(header.getByRole("link", { name: "Sign up" })).toBeHidden();
      held.resolve();
      await expect(header.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/auth/signin");
      await expect(header.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/auth/signup");
    });
  });

  test("can be walked with the keyboard, and skipped", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign up" })).toBeVisible();
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
      );
    const walk: (string | null | undefined)[] = [];
    for (let step = 0; step < 10; step++) {
      await page.keyboard.press("Tab");
      walk.push(await focused());
    }
    expect(walk[0]).toBe("Skip to content");
    expect(walk[1]).toMatch(/ home$/);
    expect(walk.slice(2)).toEqual([
      "Home",
      "About Us",
      "Features",
      "Pricing",
      "Contact Us",
      "Log in",
      "Sign up",
      "Theme",
    ]);
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Get Started");

    await page.reload();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Get Started");
  });
});

test.describe("the menu on a phone", () => {
  test.use({ viewport: PHONE });

  const ways = {
    "its x": (page: Page) => page.getByRole("button", { name: "Close menu" }).click(),
    Escape: (page: Page) => page.keyboard.press("Escape"),
    "a touch beside it": (page: Page) => page.mouse.click(20, 400),
    "choosing a link": (page: Page) =>
      page.getByRole("dialog").getByRole("link", { name: "Home", exact: true }).click(),
  };

  test("closes by its x, Escape, a touch beside it and a link, gives the focus back, and leads away", async ({
    page,
  }) => {
    await page.goto("/");
    const opener = page.getByRole("button", { name: "Open menu" });
    const menu = page.getByRole("dialog", { name: "Menu" });
    for (const [way, close] of Object.entries(ways)) {
      await opener.click();
      await expect(menu.getByRole("navigation").getByRole("link")).toHaveCount(5);
      await expect(menu.getByRole("link", { name: "Sign up" })).toBeVisible();
      await close(page);
      await expect(menu, way).toBeHidden();
      await expect(opener, way).toBeFocused();
    }
    await opener.click();
    await menu.getByRole("link", { name: "Features" }).click();
    await expect(page).toHaveURL("/features");
    await expect(menu).toBeHidden();
  });
});

test("a new page starts at its top, has the focus and is announced", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto("/");
  // Hydrated: before that, a link loads its page as a document.
  await expect(page.getByRole("banner").locator(".skeleton:visible")).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Get in Touch" }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Get in Touch" }).click();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("[aria-live=polite]").first()).toHaveText(await page.title());
});
