import type { Page } from "@playwright/test";
import { answer, expectToast, readCode, refusal, register, typeCode } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

test.use({
  viewport: { width: 390, height: 844 },
  allowedConsoleErrors: [/status of \d{3}|ERR_FAILED|ERR_INTERNET_DISCONNECTED/],
});

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

async function fillRegister(page: Page) {
  await page.goto("/auth/signup");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Byron");
  await page.getByLabel("Email").fill("ada@person.example");
  await page.getByLabel("Password", { exact: true }).fill("quiet-Otter-rows-77");
  await page.getByLabel("Confirm password").fill("quiet-Otter-rows-77");
  await page.getByRole("checkbox").check();
}

async function openRecovery(page: Page, path: string) {
  await page.goto("/auth/signin");
  await page.evaluate(() => sessionStorage.setItem("recovery_email", "ada@person.example"));
  await page.goto(path);
  await expect(page.getByRole("main")).toContainText("****person.example");
}

test.describe("signing up", () => {
  test("marks every mistake and says the first", async ({ page }) => {
    await page.goto("/auth/signup");
    await page.getByRole("button", { name: "Create account" }).click();
    const main = page.getByRole("main");
    for (const text of [
      "firstname is required",
      "lastname is required",
      "Email is required",
      "Password is required",
      "Please confirm your password",
    ]) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole("alert")).toHaveText("firstname is required");
    await expect(page.getByLabel("First name")).toBeFocused();
    await fillRegister(page);
    const password = page.getByLabel("Password", { exact: true });
    for (const [typed, text] of [
      ["short!", "Password must be at least 8 characters long"],
      ["with a space!", "Password should not contain spaces"],
      ["nothingspecial", "Password must have at least one special character"],
      ["quite-different", "Passwords do not match"],
    ] as const) {
      await password.fill(typed);
      await page.getByRole("button", { name: "Create account" }).click();
      await expectToast(page, text);
    }
    await page.getByLabel("Email").fill("ada");
    await page.getByRole("button", { name: "Create account" }).click();
    await expectToast(page, "Email address is invalid");
  });

  for (const [status, body, text] of [
    [400, refusal("x", "invalid_input"), "please check your input fields."],
    [409, refusal("x", "email_taken"), "email address already in use."],
    [500, refusal("x"), "an unexpected error occurred. Please try again later."],
    [503, refusal("", "unavailable"), "Registration failed"],
    // Answers of something in front of the server.
    [409, {}, "email address already in use."],
    [500, {}, "an unexpected error occurred. Please try again later."],
    [502, {}, "Registration failed"],
  ] as const) {
    const by = "code" in body ? "" : " by a proxy";
    test(`an answer of ${status}${by} is told as it is meant`, async ({ page }) => {
      await answer(page, "auth/register", status, body);
      await fillRegister(page);
      await page.getByRole("button", { name: "Create account" }).click();
      await expectToast(page, text);
      await expect(page.getByLabel("First name")).toHaveValue("Ada");
    });
  }

  test("without a network says so", async ({ page }) => {
    await page.route("**/api/auth/register", (route) => route.abort());
    await fillRegister(page);
    await page.getByRole("button", { name: "Create account" }).click();
    await expectToast(page, "Network error or request timeout");
  });
});

test.describe("a recovery", () => {
  for (const path of ["/auth/verify/otp", "/auth/password/reset"]) {
    test(`has no ${path} without an address`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL("/404");
    });
  }

  test("begins with an address that has an account", async ({ page }) => {
    await page.goto("/auth/forgot/password");
    const submit = page.getByRole("button", { name: "Continue" });
    await submit.click();
    await expectToast(page, "Valid email is required");
    await page.getByLabel("Email").fill("nobody@person.example");
    await submit.click();
    await expectToast(page, "invalid credential");
    await answer(page, "auth/authenticate", 429, {
      ...refusal("Too many attempts. Please try again in 9 seconds.", "rate_limited"),
      retryAfter: 9,
    });
    await submit.click();
    await expectToast(page, "We encountered an issue. Please try again shortly");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/in 9 seconds/);
  });

  test("tells when its code could not be asked for, sent again or verified", async ({ page }) => {
    await answer(page, "auth/generateotp", 503, refusal("We cannot send mail right now.", "unavailable"));
    await openRecovery(page, "/auth/verify/otp");
    await expect(page.getByRole("timer")).toHaveText(/^(10|9) s$/);
    await page.clock.fastForward(3000);
    await expectToast(page, "failed to generate security code");
    await expect(page.getByRole("main")).toContainText(
      "We could not send a six-digit security code to ****person.example.",
    );
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("We cannot send mail right now.");
    await page.clock.fastForward(7000);
    await page.getByRole("button", { name: "Resend code" }).click();
    await expectToast(page, "failed to resend security code");
    await typeCode(page, "123456");
    await expectToast(page, "Invalid security code");
    await page.route("**/api/auth/verifyotp*", (route) => route.abort());
    await page.keyboard.type("654321");
    await expectToast(page, "security code verification failed");
  });

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
    await expect(page.getByText("Too many wrong codes. Please ask for a new one.")).toBeFocused();
    await answer(page, "auth/generateotp", 503, refusal("We cannot send mail right now.", "unavailable"));
    await page.getByRole("button", { name: "Send a new code" }).click();
    await expect(page.getByText("We cannot send mail right now.")).toBeVisible();
    await page.unroute("**/api/auth/generateotp*");
    await page.getByRole("button", { name: "Send a new code" }).click();
    await expect(page.getByRole("timer")).toHaveText(/^(30|29) s$/);
    await typeCode(page, await readCode(page, person.email, 2));
    await expectToast(page, "security code verified successfully!");
  });

  test("asks for no code once its page was left", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("generateotp") && asked.push(request.url()));
    await openRecovery(page, "/auth/verify/otp");
    await expect(page.getByRole("timer")).toHaveText(/^(10|9) s$/);
    await page.getByRole("link", { name: "Use another email" }).click();
    await expect(page).toHaveURL("/auth/forgot/password");
    // The address changes a moment before the page does.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot your password?");
    await page.clock.fastForward(10_000);
    await expect(page.getByLabel("Email")).toBeVisible();
    expect(asked).toEqual([]);
  });

  test("ends with a password that keeps the rules, and with a verified code", async ({ page }) => {
    await openRecovery(page, "/auth/password/reset");
    const password = page.getByLabel("New password");
    const save = page.getByRole("button", { name: "Save password" });
    for (const [typed, text] of [
      ["abc!", "Password must be at least 6 characters long"],
      ["abc de!", "Password should not contain spaces"],
      ["abcdef", "Password must have at least one special character"],
      ["abcdef!", "Please confirm your password"],
    ] as const) {
      await password.fill(typed);
      await save.click();
      await expectToast(page, text);
    }
    await expect(page.getByRole("main")).toContainText(
      "With fewer than 8 characters, every sign-in asks for a code from your mail.",
    );
    await page.getByLabel("Confirm password").fill("abcdef?");
    await save.click();
    await expectToast(page, "Passwords do not match");
    await page.getByLabel("Confirm password").fill("abcdef!");
    await save.click();
    await expectToast(page, "An error occurred while resetting the password");
  });
});
