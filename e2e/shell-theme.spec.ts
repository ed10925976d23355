import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const DESKTOP = { width: 1280, height: 800 };

/** The page's computed background colour. */
const LIGHT = "rgb(247, 246, 242)";
const DARK = "rgb(18, 16, 14)";

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.describe("the theme", () => {
  test.use({ viewport: DESKTOP, colorScheme: "dark" });

  async function choose(page: Page, name: string) {
    await page.getByRole("banner").getByRole("button", { name: "Theme" }).click();
    await page.getByRole("menuitemradio", { name }).click();
    await expect(page.getByRole("menu")).toBeHidden();
  }

  test("follows the system until one is chosen, which stays after a reload from the first paint on", async ({
    page,
  }) => {
    await page.goto("/");
    expect(await ground(page)).toBe(DARK);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await ground(page)).toBe(LIGHT);
    await choose(page, "Dark");
    expect(await ground(page)).toBe(DARK);
    await choose(page, "System");
    expect(await ground(page)).toBe(LIGHT);
    await page.emulateMedia({ colorScheme: "dark" });

    await choose(page, "Light");
    expect(await ground(page)).toBe(LIGHT);
    // Without the app's own code only the script in the head can have set it.
    await page.route("**/assets/*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await page.reload({ waitUntil: "domcontentloaded" });
    expect(await ground(page)).toBe(LIGHT);
  });

  test("is the same in every tab and can be changed in the footer", async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto("/");
    await page.goto("/");
    await page.getByRole("contentinfo").getByText("Light").click();
    await expect(page.getByRole("radio", { name: "Light" })).toBeChecked();
    await expect.poll(() => ground(other)).toBe(LIGHT);
    await expect(other.getByRole("radio", { name: "Light" })).toBeChecked();
  });

  test("can be chosen where the browser keeps nothing", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.goto("/");
    await choose(page, "Light");
    expect(await ground(page)).toBe(LIGHT);
  });
});
