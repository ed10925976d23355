import {
  answer,
  expectToast,
  fillLogin,
  readCode,
  refusal,
  register,
  somebody,
  submitLogin,
  typeCode,
  untilReady,
} from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

test.use({
  viewport: { width: 390, height: 844 },
  allowedConsoleErrors: [/status of \d{3}|ERR_FAILED|ERR_INTERNET_DISCONNECTED/],
});

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test.describe("signing in", () => {
  test("says only the first mistake, at its field and as a toast", async ({ page }) => {
    await page.goto("/auth/signin");
    const email = page.getByLabel("Email");
    const password = page.getByLabel("Password", { exact: true });
    const submit = page.getByRole("button", { name: "Sign in", exact: true });
    await submit.click();
    await expect(page.getByRole("alert")).toHaveText("email is required");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toBeFocused();
    await expect(page.getByText("password is required")).toHaveCount(0);
    await email.fill("ada@example");
    await submit.click();
    await expect(page.getByRole("alert")).toHaveText("email address is invalid");
    await email.fill("ada@person.example");
    await submit.click();
    await expect(page.getByRole("alert")).toHaveText("password is required");
    await expect(password).toBeFocused();
  });

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

  for (const [status, body, text] of [
    [400, refusal("x", "invalid_input"), "Please check your input fields."],
    [401, refusal("x", "invalid_credentials"), "Invalid credentials"],
    [
      429,
      { ...refusal("Too many attempts. Please try again in 30 seconds.", "rate_limited"), retryAfter: 30 },
      "Too many attempts. Please try again in 30 seconds.",
    ],
    [
      503,
      refusal("We are very busy right now. Please try again in a moment.", "unavailable"),
      "We are very busy right now. Please try again in a moment.",
    ],
    [500, refusal("", "unexpected"), "Login failed"],
    // Answers of something in front of the server.
    [400, {}, "Please check your input fields."],
    [401, {}, "Invalid credentials"],
    [502, {}, "Login failed"],
  ] as const) {
    const by = "code" in body ? "" : " by a proxy";
    test(`an answer of ${status}${by} is told as it is meant, and nothing typed is lost`, async ({
      page,
    }) => {
      await answer(page, "auth/login", status, body);
      const person = somebody();
      await submitLogin(page, person);
      await expectToast(page, text);
      await expect(page.getByLabel("Email")).toHaveValue(person.email);
      await expect(page.getByLabel("Password", { exact: true })).toHaveValue(person.password);
      await expect(page.getByRole("button", { name: "Sign in", exact: true })).not.toHaveAttribute(
        "aria-busy",
        "true",
      );
    });
  }

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

  test("is asked for once, however often it is pressed, with what the browser says of itself", async ({
    page,
  }) => {
    const bodies: unknown[] = [];
    let letAnswer = () => {};
    const held = new Promise<void>((resolve) => {
      letAnswer = resolve;
    });
    // Never answered: signing in does not wait for it for long.
    await page.route("**/api/geo", () => {});
    await page.route("**/api/auth/login", async (route) => {
      bodies.push(route.request().postDataJSON());
      await held;
      await route.fulfill({ status: 202, json: { token: "t", message: "A security code was sent." } });
    });
    await page.goto("/auth/signin");
    await fillLogin(page, somebody());
    await page.getByRole("button", { name: "Sign in", exact: true }).dblclick();
    await page.getByLabel("Email").press("Enter");
    await page.getByRole("button", { name: "Signing in..." }).click({ force: true });
    letAnswer();
    await expectToast(page, "A security code was sent.");
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({
      metadata: {
        viewportSize: "390x844",
        userAgent: expect.stringContaining("Chrome"),
        timezone: expect.any(String),
      },
    });
  });

  test("does not follow somebody who has left the page", async ({ page }) => {
    await answer(page, "auth/login", 202, { token: "t", message: "A security code was sent." });
    await submitLogin(page, somebody());
    await expectToast(page, "A security code was sent.");
    await page.getByRole("link", { name: "Create an account" }).click();
    await expect(page).toHaveURL("/auth/signup");
    await page.clock.fastForward(10_000);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Make your first card");
    await expect(page).toHaveURL("/auth/signup");
  });
});

test.describe("the login code", () => {
  test("needs a token", async ({ page }) => {
    await page.goto("/auth/verify/security");
    await expect(page).toHaveURL("/auth/signin");
    await expectToast(page, "missing token. please login again.");
  });

  test("has a wait of 300 seconds that goes on after a reload, and then can be sent again", async ({
    page,
  }) => {
    await answer(page, "auth/resendlogin-otp", 200, { message: "security code sent successfully!" });
    await page.goto("/auth/verify/security?token=t");
    const timer = page.getByRole("timer");
    const resend = page.getByRole("button", { name: "Resend code" });
    await expect(timer).toHaveText(/^(5:00|4:5\d)$/);
    await expect(resend).toBeDisabled();
    await untilReady(page);
    await page.clock.fastForward(120_000);
    await expect(timer).toHaveText(/^(3:00|2:5\d)$/);
    await page.reload();
    await untilReady(page);
    await expect(timer).toHaveText(/^(3:00|2:5\d)$/);
    await page.clock.fastForward(180_000);
    await expect(timer).toHaveText("0:00");
    await typeCode(page, "12");
    await resend.click();
    await expectToast(page, "security code sent successfully!");
    await expect(timer).toHaveText(/^(5:00|4:5\d)$/);
    await expect(resend).toBeDisabled();
    await expect(page.getByLabel("Digit 1 of 6")).toBeFocused();
    await expect(page.getByLabel("Digit 1 of 6")).toHaveValue("");
  });

  test("says what is wrong with it", async ({ page }) => {
    await page.goto("/auth/verify/security?token=t");
    await typeCode(page, "123");
    await page.getByRole("button", { name: "Verify" }).click();
    await expectToast(page, "security code must be a six-digit code");
    await expect(page.getByLabel("Digit 4 of 6")).toBeFocused();
    await answer(page, "auth/verifylogin-otp", 401, refusal("Invalid security code", "invalid_login_code"));
    await page.keyboard.type("456");
    await expectToast(page, "Invalid security code");
    await expect(page.getByLabel("Digit 1 of 6")).toBeFocused();
    await expect(page.getByLabel("Digit 6 of 6")).toHaveValue("");

    await page.route("**/api/auth/verifylogin-otp*", (route) => route.abort());
    await page.keyboard.type("654321");
    await expectToast(page, "verification failed");
    await expect(page.getByLabel("Digit 6 of 6")).toHaveValue("1");
  });

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
    const over = page.getByText("Too many wrong codes. This sign-in is over. Please sign in again.");
    await expect(over).toBeFocused();
    await expect(page.getByRole("timer")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This code no longer works");
    await expect(page.getByRole("main")).not.toContainText(/We sent|valid for/);
    await page.getByRole("link", { name: "Sign in again" }).click();
    await expect(page).toHaveURL("/auth/signin");
    await expect(page.getByText("Sign in to see your account.")).toBeVisible();
  });

  test("of an expired sign-in is over too", async ({ page }) => {
    await page.goto("/auth/verify/security?token=t");
    await typeCode(page, "123456");
    await expect(page.getByText("Your sign-in has expired. Please login again.")).toBeFocused();
    await page.getByRole("link", { name: "Sign in again" }).click();
    await expect(page).toHaveURL("/auth/signin");
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

  test("can still be entered when it was the last one", async ({ page }) => {
    await answer(page, "auth/resendlogin-otp", 429, refusal("This was the last code.", "last_code_sent"));
    await page.goto("/auth/verify/security?token=t");
    await untilReady(page);
    await page.clock.fastForward(300_000);
    await page.getByRole("button", { name: "Resend code" }).click();
    await expect(page.getByText("This was the last code.")).toBeFocused();
    await expect(page.getByRole("link", { name: "Sign in again" })).toBeVisible();
    await answer(page, "auth/verifylogin-otp", 401, refusal("Invalid security code", "invalid_login_code"));
    await typeCode(page, "123456");
    await expectToast(page, "Invalid security code");
  });

  test("tells when it could not be sent again", async ({ page }) => {
    await page.route("**/api/auth/resendlogin-otp*", (route) => route.abort());
    await page.goto("/auth/verify/security?token=t");
    await untilReady(page);
    await page.clock.fastForward(300_000);
    await page.getByRole("button", { name: "Resend code" }).click();
    await expectToast(page, "resend failed");
  });
});
