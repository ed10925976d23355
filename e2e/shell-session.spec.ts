import { expect, test } from "./fixtures.ts";

const DESKTOP = { width: 1280, height: 800 };

test.use({ allowedConsoleErrors: [/status of 404/] });

test.describe("signed out", () => {
  for (const path of ["/dashboard", "/subscription", "/account/security", "/cards/save", "/b/c", "/b/u"]) {
    test(`${path} asks to sign in first`, async ({ page }) => {
      await page.goto("/");
      await page.goto(path);
      await expect(page).toHaveURL("/auth/signin");
      await page.goBack();
      await expect(page).toHaveURL("/");
    });
  }
});

test.describe("signed in", () => {
  test.use({ viewport: DESKTOP });

  test("the header offers Log out and the dashboard", async ({ signedInPage: page }) => {
    await page.goto("/");
    const header = page.getByRole("banner");
    await expect(header.getByRole("button", { name: "Log out" })).toBeVisible();
    await expect(header.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
    await expect(header.getByRole("link", { name: "Sign up" })).toBeHidden();
  });

  test("the sidebar leads to the four pages of an account", async ({ signedInPage: page }) => {
    await page.goto("/dashboard");
    const links = page.getByRole("navigation", { name: "Account" }).getByRole("link");
    await expect(links).toHaveText(["Dashboard", "Subscription", "Account Security", "Favorites"]);
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(paths).toEqual(["/dashboard", "/subscription", "/account/security", "/cards/save"]);
    await expect(page.locator("[aria-current=page]")).toHaveText("Dashboard");
  });

  for (const [path, target] of [
    ["/auth/signin", "/dashboard"],
    ["/auth/forgot/password", "/dashboard"],
    ["/auth/signup", "/"],
  ] as const) {
    test(`${path} has nothing to offer and leads to ${target}`, async ({ signedInPage: page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(target);
    });
  }

  test("logging out says goodbye, goes home and takes the other tabs along", async ({
    signedInPage: page,
  }) => {
    const other = await page.context().newPage();
    await other.setViewportSize(DESKTOP);
    await other.goto("/");
    await expect(other.getByRole("button", { name: "Log out" })).toBeVisible();
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("status")).toHaveText("logout successful! See you again soon");
    await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(other.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  });

  test.describe("when the server cannot be reached", () => {
    test.use({ allowedConsoleErrors: [/status of 404|ERR_FAILED/] });

    test("a logout changes nothing", async ({ signedInPage: page }) => {
      await page.route("**/api/auth/logout", (route) => route.abort());
      await page.goto("/dashboard");
      const refused = page.waitForEvent("requestfailed");
      await page.getByRole("button", { name: "Log out" }).click();
      await refused;
      await expect(page).toHaveURL("/dashboard");
      await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
      await expect(page.getByRole("status")).toHaveCount(0);
    });
  });
});
