import { test as base, expect } from "@playwright/test";
import { type CompanyProvider, startCompanyProvider } from "../tools/harness/company-provider.ts";
import { expectAccessibleEverywhere, PHONE } from "./accessibility.ts";
import { type Product, startProduct } from "./product.ts";

const test = base.extend<{ company: CompanyProvider; product: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  company: async ({}, use) => {
    const company = await startCompanyProvider();
    await use(company);
    await company.stop();
  },
  product: async ({ company }, use) => {
    const product = await startProduct(company.env);
    await use(product);
    await product.stop();
  },
  baseURL: async ({ product }, use) => use(product.url),
});

test("somebody of the company signs in without a password, leads a life without one, and signs out", async ({
  page,
}) => {
  await page.goto("/auth/signin?returnTo=/account/security");
  await expectAccessibleEverywhere(page, "sign-in with a company");
  await page.getByRole("link", { name: "Continue with Officina Brera" }).click();
  await expect(page).toHaveURL("/account/security");
  const company = page.getByRole("region", { name: "Sign-in with your company" });
  await expect(company).toContainText("Officina Brera");
  await expect(page.getByLabel("Old password")).toHaveCount(0);
  await expectAccessibleEverywhere(page, "security of an account without a password");

  await page.goto("/account/settings");
  await page.getByRole("button", { name: "Change", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Your password")).toHaveCount(0);
  await dialog.getByRole("link", { name: "Continue with Officina Brera" }).click();
  await expect(page).toHaveURL("/account/settings");

  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
});

test("a provider that is down leaves the other ways in", async ({ page, company }) => {
  await company.stop();
  await page.goto("/auth/signin");
  await page.getByRole("link", { name: "Continue with Officina Brera" }).click();
  await expect(page.getByRole("alert")).toContainText("We can’t reach Officina Brera right now.");
  await expect(page.getByLabel("Email")).toBeVisible();
});
