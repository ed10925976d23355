import type { Locator, Page } from "@playwright/test";
import { expectToast } from "./accounts.ts";
import { addCard } from "./cards.ts";
import { expect, test, WHOLE } from "./fixtures.ts";
import { goTo } from "./wizard-page.ts";

test.use({ locale: "en-GB" });

const plan = (page: Page, name: string): Locator => page.getByRole("article", { name });
const summary = (page: Page): Locator => page.getByText(/^You are on /);

async function openPlans(page: Page): Promise<void> {
  await page.goto("/subscription");
  await expect(plan(page, "Forever Free")).toBeVisible();
}

async function startCheckout(page: Page, name: string): Promise<void> {
  await plan(page, name).getByRole("button", { name: "Activate" }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
}

async function pay(page: Page, outcome = "Pays"): Promise<void> {
  await page.getByRole("radio", { name: outcome, exact: true }).check();
  await page.getByRole("button", { name: /^Pay / }).click();
}

async function buyMonthly(page: Page): Promise<void> {
  await openPlans(page);
  await startCheckout(page, "Premium Monthly");
  await pay(page);
  await expect(plan(page, "Premium Monthly").getByText("Your plan")).toBeVisible();
}

async function cancel(page: Page): Promise<void> {
  await plan(page, "Premium Monthly").getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Subscription" }).click();
  await expectToast(page, "Subscription canceled successfully");
  await expect(page.getByRole("alertdialog")).toBeHidden();
}

/** A day as the product writes it. */
const DATE = /\d{1,2} [A-Z][a-z]+( 20\d\d)?/;

test("a person buys premium, cancels it, keeps it to the end of the month, and takes it back", async ({
  signedInPage: page,
}) => {
  await openPlans(page);
  await expect(page.getByText("Sandbox: nothing is charged")).toBeVisible();
  await expect(plan(page, "Forever Free").getByText("Your plan")).toBeVisible();

  await startCheckout(page, "Premium Monthly");
  await pay(page);
  await expect(page.getByText("Your plan is active.")).toBeVisible();
  await expect(page).toHaveURL("/subscription");
  await expect(plan(page, "Premium Monthly").getByText("Your plan")).toBeVisible();
  await expect(plan(page, "Forever Free").getByText("Your plan")).toHaveCount(0);
  await expect(summary(page)).toHaveText(
    new RegExp(`^You are on Premium Monthly\\. The next payment is on ${DATE.source}\\.$`),
  );
  const paidUntil = DATE.exec(await summary(page).innerText())?.[0] ?? "";

  await plan(page, "Premium Monthly").getByRole("button", { name: "Cancel Subscription" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Cancel Premium Monthly?" });
  await expect(dialog).toContainText(`Your plan runs until ${paidUntil}.`);
  await dialog.getByRole("button", { name: "Keep my plan" }).click();
  await expect(dialog).toBeHidden();
  await expect(plan(page, "Premium Monthly").getByText("Your plan")).toBeVisible();

  await expect(page.getByText("Your plan is active.")).toBeVisible();
  await cancel(page);
  await expect(page.getByText("Your plan is active.")).toHaveCount(0);
  await expect(dialog).toBeHidden();
  await expect(plan(page, "Forever Free").getByText("Your plan")).toBeVisible();
  await expect(page.getByText(`Premium stays on until ${paidUntil}.`)).toBeVisible();

  await page.reload();
  await expect(plan(page, "Forever Free").getByText("Your plan")).toBeVisible();
  await page.getByRole("button", { name: "Resume" }).click();
  await expectToast(page, "Subscription resumed successfully");
  await expect(plan(page, "Premium Monthly").getByText("Your plan")).toBeVisible();
  await expect(summary(page)).toContainText(paidUntil);
});

test("a declined payment leaves everything as it was and says so", async ({ signedInPage: page }) => {
  await openPlans(page);
  await startCheckout(page, "Premium Yearly");
  await pay(page, "Declined");
  await expect(page.getByText("Your card was declined. Nothing was charged.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(/Nothing was charged, and your plan is unchanged/)).toBeVisible();
  await expect(page).toHaveURL("/subscription");
  await expect(plan(page, "Forever Free").getByText("Your plan")).toBeVisible();
  await page.reload();
  await expect(plan(page, "Forever Free").getByText("Your plan")).toBeVisible();
  await expect(page.getByText(/Nothing was charged/)).toHaveCount(0);
});

test(
  "activating a cancelled plan again takes the cancellation back, without a second payment",
  WHOLE,
  async ({ signedInPage: page }) => {
    await buyMonthly(page);
    await cancel(page);
    await plan(page, "Premium Monthly").getByRole("button", { name: "Activate" }).click();
    await expect(page.getByText("Your subscription continues.")).toBeVisible();
    await expect(page).toHaveURL("/subscription");
    await expect(plan(page, "Premium Monthly").getByText("Your plan")).toBeVisible();
  },
);

test("a change of plan is confirmed on return", WHOLE, async ({ signedInPage: page }) => {
  await buyMonthly(page);
  await plan(page, "Premium Yearly").getByRole("button", { name: "Activate" }).click();
  await page.getByRole("button", { name: /^Change to Premium Yearly/ }).click();
  await expect(page.getByText("Your plan has changed.")).toBeVisible();
  await expect(page).toHaveURL("/subscription");
  await expect(plan(page, "Premium Yearly").getByText("Your plan")).toBeVisible();
});

test("nobody is thanked for a payment that was not made", WHOLE, async ({ signedInPage: page }) => {
  await page.clock.install();
  await page.goto("/subscription?checkout=success&session_id=bogus");
  await expect(page.getByText("We are confirming your payment.")).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(page.getByText("No payment confirmed yet.")).toBeVisible();
  await expect(page).toHaveURL("/subscription");
  await page.reload();
  await expect(plan(page, "Forever Free").getByText("Your plan")).toBeVisible();
  await expect(page.getByText(/No payment confirmed|Payment received/)).toHaveCount(0);
});

test("who pays in the middle of making a card is led back to it", async ({ signedInPage: page }) => {
  await page.goto("/b/c");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Occupation").fill("Bookbinder");
  await goTo(page, "Your link");
  await page.getByRole("link", { name: "See plans" }).click();
  await expect(page).toHaveURL("/subscription");
  await expect(page.getByRole("link", { name: "Back to your card" })).toHaveAttribute("href", "/b/c");
  // Another tab knows of the draft alone.
  const tab = await page.context().newPage();
  await tab.goto("/subscription");
  await expect(tab.getByRole("link", { name: "Back to your card" })).toHaveAttribute("href", "/b/c");
  await tab.close();

  await startCheckout(page, "Premium Monthly");
  await pay(page);
  await expect(page.getByText("Your plan is active.")).toBeVisible();
  await page.getByRole("link", { name: "Continue your card" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Step 13 of 13" })).toBeVisible();
  await goTo(page, "Personal information");
  await expect(page.getByLabel("Occupation")).toHaveValue("Bookbinder");
});

test("who pays for room for another card is led to it", WHOLE, async ({ signedInPage: page }) => {
  await addCard(page.request);
  await page.goto("/b/c");
  await page.getByRole("link", { name: "See plans" }).click();
  await startCheckout(page, "Premium Monthly");
  await pay(page);
  await page.getByRole("link", { name: "Continue your card" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your photo" })).toBeVisible();
});

test(
  "a double click opens one checkout, and the way back finds buttons that work",
  WHOLE,
  async ({ signedInPage: page }) => {
    await openPlans(page);
    let checkouts = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/subs/stripesession")) checkouts += 1;
    });
    await plan(page, "Premium Monthly").getByRole("button", { name: "Activate" }).dblclick();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    expect(checkouts).toBe(1);
    await page.goBack();
    await startCheckout(page, "Premium Yearly");
  },
);

test("the billing page shows the subscription and leads back", async ({ signedInPage: page }) => {
  await buyMonthly(page);
  await page.getByRole("button", { name: "Billing page" }).click();
  await expect(page).toHaveURL(/\/sandbox\/billing\//);
  await page.getByRole("button", { name: "Cancel at period end" }).click();
  await page.getByRole("link", { name: "Back to your subscription" }).click();
  await expect(plan(page, "Forever Free").getByText("Your plan")).toBeVisible();
  await expect(page.getByText(/Premium stays on until/)).toBeVisible();
});

test("by keyboard alone: cancels, and hears what stays on", async ({ signedInPage: page }) => {
  await buyMonthly(page);
  const opener = plan(page, "Premium Monthly").getByRole("button", { name: "Cancel Subscription" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Keep my plan" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator(":focus")).toContainText(/Premium stays on until/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Resume" })).toBeFocused();
});
