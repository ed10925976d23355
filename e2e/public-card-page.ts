/** Parts of the page of a public card. */
import type { Locator, Page } from "@playwright/test";

export const actions = (page: Page): Locator => page.getByRole("region", { name: "Actions" });

export const bookmark = (page: Page): Locator => page.getByRole("button", { name: "Save to favorites" });
