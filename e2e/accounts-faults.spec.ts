/** What goes wrong on the way into an account. Each answer of the server: apps/web/app/routes/auth-pages.test.tsx. */
import {
  expectToast,
  fillLogin,
  readCode,
  register,
  somebody,
  submitLogin,
  typeCode,
  untilReady,
} from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

test.use({
  viewport: { width: 390, height: 844 },
  allowedConsoleErrors: [/status of \d{3}|ERR_INTERNET_DISCONNECTED/],
});

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test.describe("signing in", () => {
  test.describe("on a phone", () => {
    test.use({ hasTouch: true, isMobile: true });

    test("sends what was filled in before any script had come", async ({ page }) => {
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/assets/*.js", async (route) => {
        await isReleased;
        await route.continue();
      });
      await page.goto("/auth/signin");
      await fillLogin(page, somebody());
      await page.getByRole("button", { name: "Sign in", exact: true }).tap();
      await expect(page).toHaveURL("/auth/signin");
      release();
      await expectToast(page, "Invalid credentials");
      await expect(page).toHaveURL("/auth/signin");
    });
  });

  test("without a network says so, and works once it is back", async ({ page, context }) => {
    const person = await register(page);
    await page.goto("/auth/signin");
    await fillLogin(page, person);
    await untilReady(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expectToast(page, "Network error or request timeout");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expectToast(page, "A security code was sent to your email.");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test.describe("the login code", () => {
  test("that can no longer be entered is over, and the way on is signing in again", async ({ page }) => {
    const person = await register(page);
    await page.goto("/account/security");
    await expect(page).toHaveURL("/auth/signin");
    await fillLogin(page, person);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.clock.fastForward(1000);
    const wrong = (await readCode(page, person.email)) === "123456" ? "654321" : "123456";
    for (let tries = 0; tries < 5; tries++) {
      await typeCode(page, wrong);
      await expect(page.getByRole("main").getByText("Invalid security code")).toBeVisible();
    }
    await typeCode(page, wrong);
    const over = page.getByText("Too many wrong codes. Please sign in again.");
    await expect(over).toBeFocused();
    await expect(page.getByRole("timer")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This code no longer works");
    await expect(page.getByRole("main")).not.toContainText(/We sent|valid for/);
    await page.getByRole("link", { name: "Sign in again" }).click();
    await expect(page).toHaveURL("/auth/signin");
    await expect(page.getByText("Sign in to see your account.")).toBeVisible();
  });

  test("stays on a page that hydrates when it is loaded again", async ({ page }) => {
    const person = await register(page);
    await submitLogin(page, person);
    await expectToast(page, "A security code was sent to your email.");
    await page.clock.fastForward(1000);
    const masked = `to ****${person.email.slice(4)}.`;
    await expect(page.getByRole("main")).toContainText(masked);
    await page.reload();
    await untilReady(page);
    // A hydration error fails the test by its line in the console.
    await expect(page.getByRole("main")).toContainText(masked);
    await typeCode(page, await readCode(page, person.email));
    await expectToast(page, "security code verified successfully!");
  });
});

test.describe("a recovery", () => {
  test("keeps the code in the mail good when its page is loaded again", async ({ page }) => {
    const person = await register(page);
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("generateotp") && asked.push(request.url()));
    await page.goto("/auth/forgot/password");
    await page.getByLabel("Email").fill(person.email);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/auth/verify/otp");
    await page.clock.fastForward(3000);
    await expectToast(page, "security code sent successfully!");
    await page.clock.fastForward(60_000);
    await page.reload();
    await expect(page.getByRole("main")).toContainText("We sent a six-digit security code to ****");
    await expect(page.getByRole("button", { name: "Resend code" })).toBeEnabled();
    await page.clock.fastForward(10_000);
    await typeCode(page, await readCode(page, person.email));
    await expectToast(page, "security code verified successfully!");
    expect(asked).toHaveLength(1);
  });

  test("says that a code is used up and sends a new one", async ({ page }) => {
    const person = await register(page);
    await page.goto("/auth/forgot/password");
    await page.getByLabel("Email").fill(person.email);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/auth/verify/otp");
    await page.clock.fastForward(3000);
    await expectToast(page, "security code sent successfully!");
    const code = await readCode(page, person.email);
    const wrong = code === "123456" ? "654321" : "123456";
    for (let tries = 0; tries < 5; tries++) {
      await typeCode(page, wrong);
      await expect(page.getByRole("main").getByText("Invalid security code")).toBeVisible();
    }
    await typeCode(page, code);
    await expect(page.getByText("Too many wrong codes. Please request a new one.")).toBeFocused();
    await page.getByRole("button", { name: "Send a new code" }).click();
    await expect(page.getByRole("timer")).toHaveText(/^(30|2\d) s$/);
    await typeCode(page, await readCode(page, person.email, 2));
    await expectToast(page, "security code verified successfully!");
  });
});
