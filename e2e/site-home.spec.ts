import type { Page } from "@playwright/test";
import { DESKTOP, expectAccessible, expectAccessibleEverywhere, PHONE } from "./accessibility.ts";
import { givePremium, signIn } from "./cards.ts";
import { expect, test, WHOLE } from "./fixtures.ts";
import { goTo, next, textbox } from "./wizard-page.ts";

const SHOWN_MS = 10_000;

const slider = (page: Page) => page.getByRole("region", { name: "Product screenshots" });
const caption = (page: Page, text: string) => slider(page).getByText(text);
const answers = (page: Page) => page.locator("details[open] > p");

/** Waits for hydration: before it, buttons do nothing. */
async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("banner").locator(".skeleton:visible")).toHaveCount(0);
}

test("every Get Started leads to a new card, and nothing leads nowhere", async ({ page }) => {
  await page.goto("/");
  const starts = page.getByRole("link", { name: "Get Started" });
  await expect(starts).toHaveCount(4);
  for (const link of await starts.all()) await expect(link).toHaveAttribute("href", "/b/c");
  await expect(page.getByRole("link", { name: "See a card" })).toHaveAttribute("href", "/c/demo");
  await expect(page.locator('main a[href="#"], main a:not([href])')).toHaveCount(0);
  for (const store of ["Google Play", "App Store"]) {
    await expect(page.getByRole("button", { name: new RegExp(`^Coming soon.* ${store}$`) })).toBeDisabled();
  }
});

test("on a wide window the picture ends where the window does", async ({ page }) => {
  await page.goto("/");
  for (const width of [1640, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1200 });
    const picture = await page.getByRole("img", { name: /^A phone showing the digital card/ }).boundingBox();
    expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeGreaterThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("the page is painted from the document alone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const files = Promise.withResolvers<void>();
  await page.route("**/assets/**", async (route) => {
    await files.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const start = page.getByRole("main").getByRole("link", { name: "Get Started" }).first();
  await expect(start).toHaveCSS("background-color", "rgb(27, 25, 22)");
  files.resolve();
  await expect(page.getByRole("banner").locator(".skeleton:visible")).toHaveCount(0);
});

test("a card tried here is what the visitor's own card begins with", async ({ page, product }) => {
  await openHome(page);
  const start = page.getByRole("region", { name: /^Try your name/ });
  await start.getByLabel("Your name").fill("Zoë van Dijk");
  await start.getByRole("radio", { name: "Damson" }).check();
  await expect(start.locator("[data-card].business-card")).toHaveAttribute("data-card", "purple-color");
  await expect(start.locator(".business-card-name")).toHaveText("Zoë van Dijk");
  await start.getByLabel("Your name").press("Enter");
  await expect(page).toHaveURL("/auth/signup");

  await signIn(page, product);
  await givePremium(page, product);
  await page.goto("/b/c");
  await next(page);
  await expect(textbox(page, "Full name")).toHaveValue("Zoë van Dijk");
  await goTo(page, "Colour");
  await expect(page.getByRole("radio", { name: "Damson" })).toBeChecked();
});

test("one answer is open at a time, by keyboard too", async ({ page }) => {
  await openHome(page);
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page)).toContainText("at one short link");
  await page.locator("summary").first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page)).toContainText("100 words");
});

test("what is pressed before the page listens is done as soon as it does", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  scripts.resolve();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("scripts are asked for at the first touch, and what was touched is done", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".js")) scripts.push(request.url());
    });
    await page.goto("/", { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
    await page.getByRole("button", { name: "Open menu" }).tap();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
  });
});

test.describe("the slider", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize(DESKTOP);
  });

  test("moves by itself, goes on after a click, follows a swipe, and can be paused", async ({ page }) => {
    await openHome(page);
    await expect(caption(page, "The card, 1 of 7")).toBeVisible();
    await page.clock.runFor(SHOWN_MS);
    await expect(caption(page, "QR code, 2 of 7")).toBeVisible();
    await slider(page).getByRole("button", { name: "Next screenshot" }).click();
    await expect(caption(page, "Ways to share, 3 of 7")).toBeVisible();
    await page.clock.runFor(SHOWN_MS);
    await expect(caption(page, "The bio, 4 of 7")).toBeVisible();
    await slider(page).getByRole("button", { name: "Pause the slideshow" }).click();
    await page.clock.runFor(3 * SHOWN_MS);
    await expect(caption(page, "The bio, 4 of 7")).toBeVisible();
    await slider(page).getByRole("button", { name: "Play the slideshow" }).click();
    await page.clock.runFor(SHOWN_MS);
    await expect(caption(page, "Colours, 5 of 7")).toBeVisible();
    await slider(page).getByRole("button", { name: "Pause the slideshow" }).click();
    await slider(page).getByRole("button", { name: "Previous screenshot" }).click();
    await expect(caption(page, "The bio, 4 of 7")).toBeVisible();
    const place = await slider(page).boundingBox();
    if (!place) throw new Error("the slider is not shown");
    const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - 120, middle.y);
    await page.mouse.up();
    await expect(caption(page, "Colours, 5 of 7")).toBeVisible();
  });

  test("stands still for whoever asked for less motion, and goes round both ways", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHome(page);
    await expect(slider(page).getByRole("button", { name: "Play the slideshow" })).toBeVisible();
    await page.clock.runFor(3 * SHOWN_MS);
    await expect(caption(page, "The card, 1 of 7")).toBeVisible();
    await slider(page).getByRole("button", { name: "Previous screenshot" }).click();
    await expect(caption(page, "Your photo, 7 of 7")).toBeVisible();
    await slider(page).getByRole("button", { name: "Next screenshot" }).click();
    await expect(caption(page, "The card, 1 of 7")).toBeVisible();
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("each answer can be read, each screenshot seen, each link followed", async ({ page }) => {
    await page.goto("/");
    const questions = page.getByRole("main").locator("summary");
    await expect(questions).toHaveCount(8);
    for (const [index, question] of (await questions.all()).entries()) {
      if (index > 0) await question.click();
      await expect(page.locator("details > p").nth(index)).toBeVisible();
      await expect(answers(page)).toHaveCount(1);
    }
    await slider(page).getByAltText("A photo in its white mount").scrollIntoViewIfNeeded();
    await expect(slider(page).getByAltText("A photo in its white mount")).toBeInViewport();
    await expect(slider(page).getByRole("button")).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "Get Started" }).first().click();
    await expect(page.getByRole("heading", { name: "Create your account first" })).toBeVisible();
  });
});

test("the example account shows full screens, says that it is one, and can be left", async ({ page }) => {
  await openHome(page);
  await page.getByRole("button", { name: "Look around in an example account" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("note", { name: "Example" })).toContainText("Giulia is fictional");
  await page.goto("/insights");
  await expect(page.getByText("Timber Days, Bergen").first()).toBeVisible();
  await page.goto("/contacts");
  await expect(page.getByText("Samuel Wright").first()).toBeVisible();
  await expectAccessible(page, "contacts of the example account");
  await page.getByRole("button", { name: "Leave the example" }).click();
  await expect(page).toHaveURL("/");
});

test("is accessible to its end", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  await expectAccessibleEverywhere(page, "home");
});

for (const [size, viewport, details] of [
  ["phone", PHONE, {}],
  ["desktop", DESKTOP, WHOLE],
] as const) {
  test(`a ${size} is soon at the end, and nothing shifts on the way`, details, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.setViewportSize(viewport);
    await openHome(page);
    for (const section of await page.locator("main section, footer").all()) {
      await section.scrollIntoViewIfNeeded();
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_000);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });
}
