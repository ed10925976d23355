import { siteHome } from "@visita/domain/owner-messages/site-home";
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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText((await siteHome.load("de"))("leaveACard"));
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
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

test("a card is in the visitor's language, and its menu leads to others", async ({ signedInPage: page }) => {
  const { username } = await addCard(page.request, { fullname: "Giulia Ferrante" });
  const response = await page.goto(`/c/${username}`);
  expect(await response?.headerValue("content-language")).toBe("de");
  await expect(page.getByRole("link", { name: "Kontakt speichern" })).toBeVisible();
  await page.getByLabel("Sprache: Deutsch").click();
  await page.getByRole("link", { name: "English", exact: true }).click();
  await expect(page.getByRole("link", { name: "Add to Contact" })).toBeVisible();
  // The script cleans the address, and leaves what was chosen.
  await expect(page).toHaveURL(`/c/${username}?lang=en`);
});

test("so are the forms that open on it", async ({ signedInPage, browser, baseURL }) => {
  const { username } = await addCard(signedInPage.request, { fullname: "Giulia Ferrante" });
  const context = await browser.newContext({ locale: "de-AT", ...(baseURL && { baseURL }) });
  const visitor = await context.newPage();
  await visitor.goto(`/c/${username}`);
  await visitor.getByRole("link", { name: "Deine Kontaktdaten teilen" }).click();
  const hello = visitor.getByRole("dialog", { name: "Deine Kontaktdaten für Giulia Ferrante" });
  await expect(hello.getByRole("button", { name: "An Giulia senden" })).toBeVisible();
  await hello.getByRole("button", { name: "Schließen" }).click();
  await visitor.getByRole("link", { name: "Diese Karte melden" }).click();
  await expect(visitor.getByRole("dialog", { name: "Diese Karte melden" })).toBeVisible();
  await context.close();
});
