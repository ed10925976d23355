import {
  expectToast,
  fillLogin,
  PASSWORD,
  readCode,
  register,
  signInWithCode,
  somebody,
  storedKeys,
  submitLogin,
  typeCode,
  untilReady,
} from "./accounts.ts";
import { expect, test, WHOLE } from "./fixtures.ts";

test.use({ viewport: { width: 1280, height: 800 }, allowedConsoleErrors: [/status of (400|401|404|409)/] });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test("a new user goes from sign-up to the dashboard, and back in without a code", async ({ page }) => {
  const person = somebody();
  await page.goto("/auth/signup");
  await page.getByLabel("First name").fill(person.firstname);
  await page.getByLabel("Last name").fill(person.lastname);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm password").fill(person.password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expectToast(page, "registration successful");
  await expect(page.getByRole("button", { name: "Creating account..." })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL("/auth/signin");
  // The address changes a moment before the form does.
  await expect(page.getByRole("heading", { level: 1, name: "Your account is ready" })).toBeVisible();
  await expect(page.getByText("Sign in, and we email you a security code.")).toBeVisible();

  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(person.password);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectToast(page, "A security code was sent to your email.");
  expect(await storedKeys(page)).toEqual(["otp_last_sent_time", "otptoken"]);
  await page.clock.fastForward(1000);
  await expect(page).toHaveURL(/\/auth\/verify\/security\?token=./);
  await expect(page.getByRole("main")).toContainText(
    `to ****${person.email.slice(4)}. It is valid for 10 minutes.`,
  );
  await expect(page.getByRole("link", { name: "Open the local mailbox" })).toHaveAttribute(
    "target",
    "_blank",
  );
  await typeCode(page, await readCode(page, person.email));
  await expectToast(page, "security code verified successfully!");
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("navigation", { name: "Account" })).toBeVisible();
  expect(await storedKeys(page)).toEqual(["signed_in_before"]);

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await submitLogin(page, person);
  await expectToast(page, "login successful");
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL("/dashboard");
  expect(await storedKeys(page)).toEqual(["signed_in_before"]);
});

test("a forgotten password is recovered with a code", async ({ page }) => {
  const person = await register(page);
  await page.goto("/auth/signin?returnTo=%2Fsubscription");
  await untilReady(page);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL("/auth/forgot/password");
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/auth/verify/otp");
  await expect(page.getByRole("main")).toContainText(`We are sending a six-digit security code to ****`);
  await expect(page.getByRole("timer")).toHaveText(/^(10|9) s$/);
  expect(await storedKeys(page)).toEqual(["recovery_email"]);
  await page.clock.fastForward(3000);
  await expectToast(page, "security code sent successfully!");
  await expect(page.getByRole("timer")).toHaveText(/^(30|2\d) s$/);
  await expect(page.getByRole("button", { name: "Resend code" })).toBeDisabled();
  await typeCode(page, await readCode(page, person.email));
  await expectToast(page, "security code verified successfully!");
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL("/auth/password/reset");

  const password = "brave-Heron-wades-91";
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Save password" }).click();
  await expectToast(page, "password updated successfully");
  expect(await storedKeys(page)).toEqual([]);
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL("/auth/signin");
  // Where the visitor was going is still known.
  await expect(page.getByRole("main")).toContainText("Sign in to see your plan.");

  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expectToast(page, "Invalid credentials");
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await signInWithCode(page, { ...person, password }, { codesSoFar: 2, landsAt: "/subscription" });
});

test("the password is changed in the account", async ({ page }) => {
  const person = await register(page);
  await signInWithCode(page, person);
  await page.getByRole("link", { name: "Account Security" }).click();
  const old = page.getByLabel("Old password");
  const fresh = page.getByLabel("New password", { exact: true });
  const confirm = page.getByLabel("Confirm new password");
  const change = page.getByRole("button", { name: "Change password" });

  await change.click();
  await expect(page.getByText("Old Password is required.").last()).toBeVisible();
  await expect(page.getByText("New Password is required.")).toBeVisible();
  await expect(page.getByText("please confirm your password.")).toBeVisible();
  await expect(old).toBeFocused();
  await old.fill("not-the-password!");
  await fresh.fill("short!");
  await confirm.fill("other!");
  await change.click();
  await expect(page.getByRole("main")).toContainText("New Password should not be less than 8 characters.");
  await expect(page.getByRole("main")).toContainText("password does not match.");

  const password = "brave-Heron-wades-91";
  await fresh.fill(password);
  await confirm.fill(password);
  await change.click();
  await expect(old).toHaveAccessibleDescription(/Old Password is incorrect\./);
  await expect(old).toBeFocused();
  await old.fill(PASSWORD);
  await change.click();
  await expectToast(page, "password updated successfully");
  await expect(old).toHaveValue("");
  await expect(fresh).toHaveValue("");

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await submitLogin(page, { ...person, password });
  await expectToast(page, "login successful");
});

test("somebody on the way to a page of the account gets there after signing in", WHOLE, async ({ page }) => {
  const person = await register(page);
  await page.goto("/account/security");
  await expect(page).toHaveURL("/auth/signin");
  await fillLogin(page, person);
  await page.keyboard.press("Enter");
  await expectToast(page, "A security code was sent to your email.");
  await page.clock.fastForward(1000);
  await typeCode(page, await readCode(page, person.email));
  await expectToast(page, "security code verified successfully!");
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL("/account/security");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account Security");
});

test("everything can be done with the keyboard alone", async ({ page }) => {
  const person = await register(page);
  await page.goto("/auth/signin");
  await untilReady(page);
  const tabTo = async (name: string) => {
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      if ((await focused.count()) && (await focused.and(page.getByLabel(name, { exact: true })).count()))
        return;
    }
    throw new Error(`${name} is out of reach`);
  };
  await tabTo("Email");
  await page.keyboard.type(person.email);
  await tabTo("Password");
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expectToast(page, "A security code was sent to your email.");
  await page.clock.fastForward(1000);
  await expect(page.getByLabel("Digit 1 of 6")).toBeFocused();
  const code = await readCode(page, person.email);
  await page.keyboard.type(code);
  await expectToast(page, "security code verified successfully!");
});
