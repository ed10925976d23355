import type { Page } from "@playwright/test";
import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { expectAccessibleEverywhere } from "./accessibility.ts";
import { expectToast, type Person, register, signInByApi } from "./accounts.ts";
import { addAuthenticator, signInByPasskeyButton } from "./authenticator.ts";
import { expect, test, WHOLE } from "./fixtures.ts";

test.use({ allowedConsoleErrors: [/status of 4\d\d/] });

async function openSecurity(page: Page): Promise<Person> {
  const person = await register(page);
  await signInByApi(page, person);
  await page.goto("/account/security");
  return person;
}

const passkeys = (page: Page) => page.getByRole("region", { name: "Passkeys" });

async function addPasskey(page: Page, name: string): Promise<void> {
  await passkeys(page).getByRole("button", { name: "Add a passkey" }).click();
  await expectToast(page, "Passkey added.");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(passkeys(page).getByRole("listitem").last()).toContainText(name);
}

async function signOut(page: Page): Promise<void> {
  await page.request.post("/api/auth/logout");
}

test("a passkey is added, named, used to sign in by the button, and removed", async ({ page }) => {
  await addAuthenticator(page);
  const { password } = await openSecurity(page);
  await expect(passkeys(page)).toContainText("No passkey yet");
  await addPasskey(page, "Ada’s computer");
  await expect(passkeys(page)).toContainText("Not used yet");
  await passkeys(page).getByRole("button", { name: "Rename Ada’s computer" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Passkey name").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Please enter a name.")).toBeVisible();
  await dialog.getByLabel("Passkey name").fill("The laptop");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(passkeys(page).getByRole("listitem")).toContainText("The laptop");
  await expectAccessibleEverywhere(page, "account security with a passkey");

  await signOut(page);
  await page.clock.install();
  await signInByPasskeyButton(page);
  await page.clock.fastForward(ACCOUNT_TIMES.passkeyRedirect);
  await expect(page).toHaveURL("/dashboard");

  await page.goto("/account/security");
  await expect(passkeys(page)).toContainText("Last used a moment ago");
  await passkeys(page).getByRole("button", { name: "Remove The laptop" }).click();
  const question = page.getByRole("dialog", { name: "Remove The laptop?" });
  await expect(question).toContainText("You can still sign in with your password.");
  await expectAccessibleEverywhere(page, "removing a passkey");
  await question.getByLabel("Your password").fill(password);
  await question.getByRole("button", { name: "Remove" }).click();
  await expectToast(page, "Passkey removed.");
  await expect(passkeys(page)).toContainText("No passkey yet");
  await signOut(page);
  await page.goto("/auth/signin");
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
});

test("a passkey is offered in the email field and signs in from there", async ({ page }) => {
  await addAuthenticator(page);
  const { email } = await openSecurity(page);
  await addPasskey(page, "Ada’s computer");
  await signOut(page);
  await page.goto("/auth/signin");
  // The browser's device accepts what it is offered at once.
  await expect(page).toHaveURL("/dashboard");
  const { user } = await (await page.request.get("/api/auth/user")).json();
  expect(user).toMatchObject({ email });
});

test("a device that declines changes nothing, and can be asked again", async ({ page }) => {
  const device = await addAuthenticator(page);
  await openSecurity(page);
  await device.setVerified(false);
  await passkeys(page).getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await expect(dialog).toContainText("Your device didn’t confirm it. Nothing changed.");
  await expectAccessibleEverywhere(page, "a passkey that was not confirmed");
  await device.setVerified(true);
  await dialog.getByLabel("Passkey name").fill("Second try");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expectToast(page, "Passkey added.");
  await expect(passkeys(page).getByRole("listitem")).toContainText("Second try");
  await passkeys(page).getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("dialog")).toContainText("This device already has a passkey for your account.");
  await page.keyboard.press("Escape");
  await expect(passkeys(page).getByRole("listitem")).toHaveCount(1);
});

test("a passkey can be added only shortly after the password was shown", WHOLE, async ({ page }) => {
  await addAuthenticator(page);
  const person = await openSecurity(page);
  let isRecent = false;
  await page.route("**/api/account/passkeys/options", (route) =>
    isRecent
      ? route.continue()
      : route.fulfill({
          status: 403,
          json: { error: "x", message: "x", code: "reauthentication_needed" },
        }),
  );
  await page.route("**/api/account/reauthenticate", async (route) => {
    await route.continue();
    isRecent = true;
  });
  await passkeys(page).getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await expectAccessibleEverywhere(page, "confirming that it is you");
  await dialog.getByLabel("Your password").fill(person.password);
  await page.keyboard.press("Enter");
  await expectToast(page, "Passkey added.");
});
