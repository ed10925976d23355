import type { Page } from "@playwright/test";
import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { expectAccessible, expectAccessibleEverywhere, expectToFit, PHONE } from "./accessibility.ts";
import { answer, refusal, typeCode, untilReady } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

const SCREENS = {
  "sign in": "/auth/signin",
  "sign up": "/auth/signup",
  "forgot password": "/auth/forgot/password",
  "recovery code": "/auth/verify/otp",
  "new password": "/auth/password/reset",
  "login code": "/auth/verify/security?token=t",
  "account security": "/account/security",
};

const LEGAL_TEXTS = ["Terms of Service", "Privacy Policy"];

async function openScreen(page: Page, path: string) {
  await page.addInitScript(() => sessionStorage.setItem("recovery_email", "ada@person.example"));
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page).toHaveURL(path);
}

/** The page requests a code on load; a change of state during the analysis would give mixed results. */
async function untilCodeSent(page: Page) {
  await page.clock.fastForward(ACCOUNT_TIMES.recoveryCodeRequest);
  await expect(page.getByRole("main")).toContainText("We sent a six-digit security code");
  await expect(page.locator("button[aria-busy=true]")).toHaveCount(0);
}

test("every screen is accessible and fits a small phone, also with mistakes in it", async ({
  signedInPage,
  browser,
  baseURL,
}) => {
  const guest = await browser.newContext({ baseURL });
  for (const [name, path] of Object.entries(SCREENS)) {
    const page = path.startsWith("/account") ? signedInPage : await guest.newPage();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await openScreen(page, path);
    if (path === "/auth/verify/otp") await untilCodeSent(page);
    await expectAccessibleEverywhere(page, name);
    await page.locator("main button[type=submit]").click();
    await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
    await expectAccessibleEverywhere(page, `${name} with mistakes`);
    await expectToFit(page, [320], `${name} with mistakes`);
  }
  await guest.close();
});

test.describe("a link in a mail", () => {
  test.use({ allowedConsoleErrors: [/status of 4\d\d/] });

  test("leaves an accessible screen, also once it is refused", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await answer(page, "auth/verifyotp", 400, refusal("Invalid security code", "invalid_code"));
    await answer(page, "account/passkeys/confirm", 410, refusal("This link is too old.", "expired"));
    for (const [path, button] of [
      ["/auth/verify/link#email=ada%40person.example&code=abcdefghijklmnopqrst", "Continue"],
      ["/account/passkeys/confirm?token=a.1.b", "Turn it on"],
    ] as const) {
      await page.goto(path, { waitUntil: "networkidle" });
      await expectAccessibleEverywhere(page, path);
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("status").getByText(/link/).first()).toBeVisible();
      await expectAccessibleEverywhere(page, `${path}, refused`);
      await expectToFit(page, [320], path);
    }
  });
});

test.describe("a code that can no longer be entered", () => {
  test.use({ allowedConsoleErrors: [/status of 401/] });

  test("leaves an accessible screen", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    for (const [path, call, code] of [
      ["/auth/verify/security?token=t", "auth/verifylogin-otp", "sign_in_over"],
      ["/auth/verify/otp", "auth/verifyotp", "code_used_up"],
    ] as const) {
      await answer(page, call, 401, refusal("Too many wrong codes.", code));
      await openScreen(page, path);
      if (path === "/auth/verify/otp") await untilCodeSent(page);
      await typeCode(page, "123456");
      await expect(page.getByText(/^Too many wrong codes\./)).toBeFocused();
      await expect(page.getByRole("main")).not.toContainText(/We sent|valid for/);
      await expectAccessibleEverywhere(page, code);
      await expectToFit(page, [320], code);
    }
  });
});

test("the legal texts open from the sign-up, leave the form as it was, and open from the footer", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/auth/signup");
  await page.getByLabel("First name").fill("Ada");
  await untilReady(page);
  for (const name of LEGAL_TEXTS) {
    const opener = page.getByRole("main").getByRole("button", { name });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toContainText("Last updated February 4, 2025");
    await expect(dialog).toContainText("full card number");
    await expectAccessible(page, name);
    const text = dialog.getByRole("region", { name });
    await text.focus();
    await page.keyboard.press("End");
    await expect(text.getByText(/contact page/)).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByRole("checkbox")).not.toBeChecked();
    await expect(page.getByLabel("First name")).toHaveValue("Ada");
  }
  await page.goto("/");
  for (const name of LEGAL_TEXTS) {
    await page.getByRole("contentinfo").getByRole("button", { name }).click();
    await expect(page.getByRole("dialog", { name })).toContainText("Last updated February 4, 2025");
    await page.keyboard.press("Escape");
  }
});

test("password managers find what they look for", async ({ page }) => {
  const fields = async (path: string) => {
    await openScreen(page, path);
    return page
      .locator("form input")
      .evaluateAll((all) =>
        all.map((input) => `${input.getAttribute("name")}:${input.getAttribute("autocomplete")}`),
      );
  };
  expect(await fields("/auth/signin")).toEqual(["email:username webauthn", "password:current-password"]);
  expect(await fields("/auth/signup")).toEqual([
    "firstname:given-name",
    "lastname:family-name",
    "email:username",
    "password:new-password",
    "confirm:new-password",
    "terms:null",
  ]);
  expect(await fields("/auth/password/reset")).toEqual([
    "username:username",
    "password:new-password",
    "confirm:new-password",
  ]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("pages say that they need them, and no form puts a password into the address", async ({ page }) => {
    for (const path of ["/b/u", "/dashboard"]) {
      await page.goto(path);
      await expect(page.getByText(/^This page needs JavaScript\./)).toBeVisible();
    }
    await page.goto("/auth/signin");
    await expect(page.locator("noscript div").last()).toHaveText(/This form needs JavaScript/);
    await expect(page.locator("noscript div").last()).toBeVisible();
    await expect(page.locator("form")).toHaveAttribute("method", "post");
    await page.getByLabel("Password", { exact: true }).fill("secret");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/auth/signin");
    await page.goto("/contact");
    await expect(page.locator("main noscript div").last()).toHaveText(/This form needs JavaScript/);
    await expect(page.locator("main noscript div").last()).toBeVisible();
  });
});
