import type { Page } from "@playwright/test";
import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import { expectAccessible, expectAccessibleEverywhere, expectToFit } from "./accessibility.ts";
import { expect, test, WHOLE } from "./fixtures.ts";

const FREE: UserSubscription = {
  status: "inactive",
  planId: null,
  cancelAt: null,
  renewsAt: null,
  pastDue: false,
  hasBilling: false,
};
const END = "2026-12-03T12:00:00.000Z";
const MONTHLY: UserSubscription = {
  ...FREE,
  hasBilling: true,
  status: "active",
  planId: "price_sbx_month",
  renewsAt: END,
};
const PAST_DUE: UserSubscription = { ...MONTHLY, pastDue: true };
const CANCELLED: UserSubscription = { ...FREE, status: "active", cancelAt: END };

async function show(page: Page, subscription: UserSubscription, search = "") {
  await page.unrouteAll();
  await page.route("**/api/subs/getusersubs/*", (route) => route.fulfill({ json: subscription }));
  await page.goto(`/subscription${search}`);
  await expect(page.getByRole("article", { name: "Premium Yearly" })).toBeVisible();
}

test("plans are accessible in every state", async ({ signedInPage: page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await show(page, FREE, "?checkout=success&session_id=cs_1");
  await expect(page.getByText("We are confirming your payment.")).toBeVisible();
  await expectAccessibleEverywhere(page, "free, with a payment on its way");
  await show(page, PAST_DUE);
  await expectAccessibleEverywhere(page, "premium, with a failed payment");
  await show(page, CANCELLED);
  await expectAccessibleEverywhere(page, "cancelled");
  await show(page, MONTHLY);
  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessibleEverywhere(page, "cancel dialog");
});

test("nothing sticks out sideways, from 320 px up", async ({ signedInPage: page }) => {
  for (const [state, subscription] of Object.entries({ FREE, PAST_DUE, CANCELLED })) {
    await show(page, subscription);
    for (const width of [320, 704, 1024, 1152, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const sticking = await page
        .locator("main *:visible")
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth)
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect(sticking, `${state} at ${width}`).toEqual([]);
      await expectToFit(page, [width], state);
    }
  }
  await show(page, { ...MONTHLY, renewsAt: "2100-09-23T12:00:00.000Z" });
  await expect(page.getByText(/The next payment is on/)).toContainText("23 September 2100.");
  await expectToFit(page, [320], "the longest date");
});

test.describe("when plans cannot be loaded", () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] });

  test("it says so and loads them on another try", WHOLE, async ({ signedInPage: page }) => {
    await page.clock.install();
    await page.route("**/api/subs/getplans/*", (route) => route.abort());
    await page.goto("/subscription");
    await expect(page.getByRole("list", { name: "Plans" })).toHaveAttribute("aria-busy", "true");
    const alert = page.getByRole("alert").filter({ hasText: "Failed to load plans" });
    // The waits between the tries that are made before anything is said.
    await expect(async () => {
      await page.clock.fastForward(5000);
      await expect(alert).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByRole("button", { name: "Activate" })).toHaveCount(0);
    await expectAccessible(page, "failure");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("article", { name: "Premium Yearly" })).toBeVisible();
  });
});
