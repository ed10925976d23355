import type { Page } from "@playwright/test";
import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { withDatabase } from "../tools/harness/test-environment.ts";
import { expectAccessibleEverywhere, expectToFit } from "./accessibility.ts";
import { expectToast, type Person, readCode, register, signInByApi, signInWithCode } from "./accounts.ts";
import { addAuthenticator, signInByPasskeyButton } from "./authenticator.ts";
import { expect, test } from "./fixtures.ts";
import { productOf } from "./product.ts";

// A mail of the local mailbox is shown without its scripts.
test.use({ allowedConsoleErrors: [/status of 4\d\d|Blocked script execution/] });

const NEW_PASSWORD = "quiet-Otter-swims-78";
const DAY_MS = 24 * 60 * 60_000;

async function recover(page: Page, { email }: Person): Promise<void> {
  const { code: ticket } = await (await page.request.get(`/api/auth/generateotp?email=${email}`)).json();
  await page.request.post("/api/auth/registermail", { data: { useremail: email, text: ticket } });
  const code = await readCode(page, email, 2);
  await page.request.get(`/api/auth/verifyotp?email=${email}&code=${code}`);
  const reset = await page.request.put("/api/auth/resetpassword", {
    data: { email, password: NEW_PASSWORD },
  });
  expect(reset.status()).toBe(201);
}

test("after a recovery one keeps or removes each passkey, a recent one by a link in a mail", async ({
  page,
}) => {
  const device = await addAuthenticator(page);
  const person = await register(page);
  await signInByApi(page, person);
  await page.goto("/account/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expectToast(page, "Passkey added.");
  // The sign-in page would offer it again and again, though it is off.
  await device.setPresent(false);
  await recover(page, person);

  await page.clock.install();
  const changed = { ...person, password: NEW_PASSWORD };
  await signInWithCode(page, changed, { codesSoFar: 3, landsAt: "/account/passkeys" });
  const review = page.getByRole("main");
  await expect(review).toContainText("Off, because it was added in the 30 days before your new password.");
  await expectAccessibleEverywhere(page, "passkeys after a recovery");
  await expectToFit(page, [320], "passkeys after a recovery");
  await review.getByRole("button", { name: "Keep Ada’s computer" }).focus();
  await page.keyboard.press("Enter");
  await expectToast(page, "We emailed you a link that turns the passkey back on.");
  await expect(review).toContainText("Open the link in our email to turn it on.");

  await page.goto("/dev/mailbox");
  const mail = page.getByRole("listitem").filter({ hasText: person.email }).filter({ hasText: "back on" });
  await mail.getByRole("link").first().click();
  const link = /\/account\/passkeys\/confirm\?token=[\w.-]+/.exec(
    await page.locator("body").innerText(),
  )?.[0];
  await page.goto(String(link));
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByText("Your passkey is back on.")).toBeVisible();
  await page.goto("/account/passkeys");
  await expect(page.getByRole("main")).toContainText("No passkeys left to review.");
});

test("whoever signs in with an older passkey after a recovery is asked as well", async ({ page }) => {
  test.setTimeout(300_000);
  await addAuthenticator(page);
  const person = await register(page);
  await signInByApi(page, person);
  await page.goto("/account/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expectToast(page, "Passkey added.");
  const created_at = Date.now() - 40 * DAY_MS;
  await withDatabase(productOf(page.url()).target, (db) =>
    db.updateTable("passkey").set({ created_at }).execute(),
  );
  await page.goto("about:blank");
  await recover(page, person);

  await page.clock.install();
  await signInByPasskeyButton(page);
  await page.clock.fastForward(ACCOUNT_TIMES.passkeyRedirect);
  await expect(page).toHaveURL("/account/passkeys");
  await page.getByRole("button", { name: "Keep Ada’s computer" }).click();
  await expectToast(page, "Passkey kept.");
  await expect(page.getByRole("main")).toContainText("No passkeys left to review.");
});
