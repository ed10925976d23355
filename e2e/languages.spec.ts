import { addCard } from "./cards.ts";
import { expect, test } from "./fixtures.ts";

test.use({ locale: "de-AT", allowedConsoleErrors: [/status of (404|410)/] });

test("pages that have nothing to show are in the visitor's language", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  expect(await response?.headerValue("content-language")).toBe("de");
  expect(await response?.headerValue("vary")).toContain("accept-language");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page).toHaveTitle(/^Seite nicht gefunden \|/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hoppla! Da ist etwas schiefgelaufen.");
  // With the same messages in the browser: a link leads on without a reload.
  await page.getByRole("link", { name: "Startseite", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the page of a paused card is, too, unless its address asks for another", async ({
  signedInPage: page,
}) => {
  const { cardid, username } = await addCard(page.request, { fullname: "Giulia Ferrante" });
  expect((await page.request.post(`/api/card/pause/${cardid}`)).ok()).toBe(true);
  const response = await page.goto(`/c/${username}`);
  expect(response?.status()).toBe(410);
  await expect(page.getByRole("heading", { name: "Diese Karte macht Pause" })).toBeVisible();
  await page.goto(`/c/${username}?lang=en`);
  await expect(page.getByRole("heading", { name: "This card is resting" })).toBeVisible();
});
