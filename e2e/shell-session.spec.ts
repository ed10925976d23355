import { expect, test, WHOLE } from "./fixtures.ts";

const DESKTOP = { width: 1280, height: 800 };

test.use({ allowedConsoleErrors: [/status of 404/] });

test.describe("signed out", () => {
  test("a page of the account asks to sign in first, and Back leads away from it", async ({ page }) => {
    await page.goto("/");
    for (const path of [
      "/dashboard",
      "/subscription",
      "/account/security",
      "/cards/save",
      "/cards/c1/contact-file",
      "/account/settings",
      "/b/u",
    ]) {
      await page.goto(path);
      await expect(page).toHaveURL("/auth/signin");
      await page.goBack();
      await expect(page).toHaveURL("/");
    }
  });

  test("Get Started leads newcomers to sign up, and those who were here before to sign in", async ({
    page,
  }) => {
    const getStarted = page.getByRole("main").getByRole("link", { name: "Get Started" }).first();
    await page.goto("/");
    await getStarted.click();
    // Answered by the server where the script is not there yet.
    await expect(page).toHaveURL(/\/auth\/signup(\?returnTo=%2Fb%2Fc)?$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create your account first");
    await page.goBack();
    await expect(page).toHaveURL("/");
    await page.evaluate(() => localStorage.setItem("signed_in_before", "1"));
    await getStarted.click();
    await expect(page).toHaveURL("/auth/signin");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back");
    await expect(page.getByText("Sign in to make your card.")).toBeVisible();
  });
});

test.describe("signed in", () => {
  test.use({ viewport: DESKTOP });

  test("the header and the sidebar lead to the pages of an account, sign-in pages lead there", async ({
    signedInPage: page,
  }) => {
    for (const [path, target] of [
      ["/auth/signin", "/dashboard"],
      ["/auth/forgot/password", "/dashboard"],
      ["/auth/signup", "/"],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveURL(target);
    }
    const header = page.getByRole("banner");
    await expect(header.getByRole("button", { name: "Log out" })).toBeVisible();
    await expect(header.getByRole("link", { name: "Sign up" })).toBeHidden();
    await header.getByRole("link", { name: "Dashboard" }).click();
    await expect(page).toHaveURL("/dashboard");
    const links = page.getByRole("navigation", { name: "Account" }).getByRole("link");
    await expect(links).toHaveText([
      "Dashboard",
      "Insights",
      "Links",
      "Contacts",
      "Subscription",
      "Account Security",
      "Favorites",
      "Settings",
    ]);
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(paths).toEqual([
      "/dashboard",
      "/insights",
      "/links",
      "/contacts",
      "/subscription",
      "/account/security",
      "/cards/save",
      "/account/settings",
    ]);
    await expect(page.locator("[aria-current=page]")).toHaveText("Dashboard");
    await expect(page.getByRole("banner").getByText(/^[^@ ]+@\S+$/)).toBeVisible();
  });

  test("the document of a guarded page asks who is signed in, and its script does not ask again", async ({
    signedInPage: page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/api/auth/user") asked.push(request.url());
    });
    const document = await page.goto("/dashboard");
    expect(await document?.text()).toContain('rel="preload" href="/api/auth/user"');
    await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

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

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("a message leaves the close button of the menu free", async ({ signedInPage: page }) => {
      await page.goto("/dashboard");
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
      await expect(page).toHaveURL("/");
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(page.getByRole("status")).toHaveText("logout successful! See you again soon");
      const message = await page.getByRole("status").boundingBox();
      const close = await page.getByRole("button", { name: "Close menu" }).boundingBox();
      expect(message?.y).toBeGreaterThanOrEqual((close?.y ?? 0) + (close?.height ?? 0));
    });
  });

  test.describe("when the server cannot be reached", () => {
    test.use({ allowedConsoleErrors: [/status of 404|ERR_FAILED/] });

    test("a logout changes nothing", WHOLE, async ({ signedInPage: page }) => {
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
