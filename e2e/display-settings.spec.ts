/** What people set in their browser or system: large fonts, high zoom, forced colours, paper. */
import type { Locator, Page } from "@playwright/test";
import { PHONE } from "./accessibility.ts";
import { expect, test, WHOLE } from "./fixtures.ts";
import { demoCardTexts, hasPdftotext, pdfText } from "./pdf-text.ts";
import { fillPerson, next, openWizard, textbox } from "./wizard-page.ts";

/** The default font size of the browser, in pixels. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
}

test("the action bar holds its words in large fonts, takes one row on the smallest phone, and stays in view", async ({
  page,
}) => {
  await page.goto("/c/demo");
  const save = page.getByRole("link", { name: "Add to Contact" });
  for (const [fontSize, width] of [
    [16, 320],
    [20, 360],
    [24, 320],
    [24, 390],
  ] as const) {
    await setFontSize(page, fontSize);
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      `${fontSize}px`,
    );
    const room = await save.evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const [inner, outer] = [words.getBoundingClientRect(), link.getBoundingClientRect()];
      const sides = [
        inner.left - outer.left,
        outer.right - inner.right,
        inner.top - outer.top,
        outer.bottom - inner.bottom,
      ];
      return Math.min(...sides, outer.left, innerWidth - outer.right, innerHeight - outer.bottom);
    });
    expect(room, `${fontSize} px on ${width} px`).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await setFontSize(page, 16);
  await page.setViewportSize({ width: 320, height: 640 });
  const bar = page.getByRole("region", { name: "Actions" });
  const topOf = async (name: string) =>
    (await bar.getByRole("link", { name, exact: true }).boundingBox())?.y ?? Number.NaN;
  const share = await topOf("Share");
  expect([await topOf("QR code"), await topOf("Add to Contact")]).toEqual([share, share]);
  const free = "Create a business card for free";
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [640, 400],
    [1280, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    await expect(save, `${width} by ${height}`).toBeInViewport({ ratio: 1 });
    const buttons = await Promise.all(["Share", "Add to Contact", free].map((name) => middleOf(bar, name)));
    expect(Math.max(...buttons) - Math.min(...buttons), `${width} by ${height}`).toBeLessThan(1);
  }
});

/** The height of its middle on the screen: the buttons of one row share it. */
async function middleOf(bar: Locator, name: string): Promise<number> {
  const box = await bar.getByRole("link", { name, exact: true }).boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
}

test.describe("on 320 by 256, as at a zoom of 400 %", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  /** How many rows of pixels show something inside of an element. */
  const visibleRows = (page: Page, selector: string) =>
    page.evaluate((wanted) => {
      const rows = Array.from({ length: innerHeight }, (_, y) =>
        document.elementFromPoint(innerWidth / 2, y),
      );
      return rows.filter((element) => element?.closest(wanted)).length;
    }, selector);

  test("at least 120 px of a card remain", async ({ page }) => {
    await page.goto("/c/demo");
    await expect(page.getByRole("button", { name: "Save to favorites" })).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    expect(await visibleRows(page, ".card-view")).toBeGreaterThanOrEqual(120);
  });

  test("at least 120 px of the wizard remain, and large fonts do not make it scroll sideways", async ({
    signedInPage: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await setFontSize(page, 32);
    await openWizard(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await setFontSize(page, 16);
    await page.setViewportSize({ width: 320, height: 256 });
    await next(page);
    await textbox(page, "Company").focus();
    await expect(textbox(page, "Company")).toBeInViewport({ ratio: 1 });
    expect(await visibleRows(page, "main")).toBeGreaterThanOrEqual(120);
    await fillPerson(page, "Ada Byron");
  });
});

test.describe("with forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  const tabLine = (page: Page, name: string) =>
    page
      .getByRole("tab", { name })
      .evaluate((tab) => getComputedStyle(tab, "::after").backgroundColor !== "rgba(0, 0, 0, 0)");

  test("the chosen tab is marked and no other, and a code stays ink on white", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/c/demo");
    await expect(page.getByRole("button", { name: "Save to favorites" })).toBeVisible();
    expect([await tabLine(page, "Info"), await tabLine(page, "Bio")]).toEqual([true, false]);
    await page.getByRole("tab", { name: "Bio" }).click();
    await expect.poll(() => tabLine(page, "Bio")).toBe(true);
    expect(await tabLine(page, "Info")).toBe(false);
    await page.getByRole("link", { name: "QR code" }).click();
    await expect(page.locator(".qr-sheet")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator(".qr-panel")).toHaveCSS("background-image", /linear-gradient/);
  });
});

test("a printed card says everything, as text, and is light", async ({ page }) => {
  // `npm test` installs it, and fails without it on CI; a single spec goes on without.
  test.skip(!(await hasPdftotext()), "pdftotext is not installed");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/c/demo");
  await expect(page.getByRole("button", { name: "Save to favorites" })).toBeVisible();
  const text = await pdfText(await page.pdf({ format: "A4", printBackground: true }));
  for (const wanted of demoCardTexts()) expect(text).toContain(wanted);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator(".card-view-body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator(".card-view")).toHaveCSS("filter", "none");
  await expect(page.locator(".card-tile").first()).toHaveCSS("break-inside", "avoid");
});

test("what browsers ask for by themselves is there", WHOLE, async ({ request }) => {
  const icon = await request.get("/favicon.ico");
  expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, "image/vnd.microsoft.icon"]);
  expect((await icon.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  const password = await request.get("/.well-known/change-password", { maxRedirects: 0 });
  expect([password.status(), password.headers()["location"]]).toEqual([302, "/account/security"]);
  expect((await request.get("/.well-known/security.txt")).status()).toBe(200);
});
