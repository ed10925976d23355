/** The first steps of somebody who has just signed up, from the empty dashboard to the first visitor. */
import type { Page } from "@playwright/test";
import {
  DESKTOP,
  expectAccessibleEverywhere,
  expectAccessibleInBothSchemes,
  expectToFit,
} from "./accessibility.ts";
import { expectToast, register, signInByApi } from "./accounts.ts";
import { addCard, givePremium } from "./cards.ts";
import { expect, test, WHOLE } from "./fixtures.ts";

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: "reduce" } });

// A headless browser's own name is taken for a bot's, which is not counted.
const VISITOR = "Mozilla/5.0 (X11; Linux x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const WIDTHS = [320, 390, 768, 1024, 1280];

const steps = (page: Page) => page.getByRole("region", { name: "First four steps" });
const step = (page: Page, title: string) => steps(page).getByRole("listitem").filter({ hasText: title });

test("the first steps tick themselves off and are put away", async ({ page, browser, product, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url });
  await signInByApi(page, await register(page));
  await givePremium(page, product);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "You have no cards yet" })).toBeVisible();
  await expect(steps(page)).toContainText("0 of 4 done");
  await expectAccessibleInBothSchemes(page, "without a card");
  await expectToFit(page, WIDTHS, "without a card");
  await page.setViewportSize(DESKTOP);

  const { username } = await addCard(page.request, { fullname: "Ada Byron" });
  await page.goto("/dashboard");
  await expect(steps(page)).toContainText("1 of 4 done");
  await expectAccessibleEverywhere(page, "with a card");
  await expectToFit(page, WIDTHS, "with a card");
  await page.setViewportSize(DESKTOP);

  await step(page, "Add it to your email signature").getByRole("link").click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expectToast(page, "Signature copied. Paste it into your email app.");
  await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Dashboard" }).click();
  await expect(step(page, "Add it to your email signature")).toContainText("done");

  await step(page, "Show your code").getByRole("button", { name: "Show code" }).click();
  await expect(page.getByRole("img", { name: "QR code of Ada Byron" })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(steps(page)).toContainText("3 of 4 done");

  const stranger = await browser.newContext({ baseURL: product.url, userAgent: VISITOR });
  const seen = await stranger.newPage();
  const beacon = seen.waitForResponse("**/api/public/seen");
  await seen.goto(`/c/${username}`);
  await beacon;
  await stranger.close();
  const hasVisitor = async () => (await (await page.request.get("/api/first-run")).json()).steps.visitor;
  await expect.poll(hasVisitor, { timeout: 60_000 }).toBe(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your first steps are done" })).toBeVisible();
  await expectAccessibleInBothSchemes(page, "all done");

  await page.getByRole("button", { name: "Hide" }).click();
  await expect(page.getByRole("heading", { name: "Your first steps are done" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Your cards" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("list", { name: "Your cards" })).toBeVisible();
  await expect(page.getByText("All four done")).toBeHidden();
});

test("nobody who was here before is shown first steps", WHOLE, async ({ signedInPage: page }) => {
  await addCard(page.request);
  await page.goto("/dashboard");
  await expect(page.getByRole("list", { name: "Your cards" })).toBeVisible();
  await expect(steps(page)).toBeHidden();
});
