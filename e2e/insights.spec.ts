import type { Browser, BrowserContext, Page } from "@playwright/test";
import { DATABASE_KINDS } from "../tools/harness/test-environment.ts";
import { addCard } from "./cards.ts";
import { expect, test, WHOLE } from "./fixtures.ts";
import { type Product, startProduct } from "./product.ts";

/** Browsers of people: the one that runs the tests says that it is a machine, and would not be counted. */
const BROWSERS = {
  phone:
    "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36",
  tablet:
    "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  desktop:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36",
  private: "Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0",
  bot: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
};
/** From the last visit on. */
const COUNTED_WITHIN = { timeout: 10_000 };

const kinds = DATABASE_KINDS.filter((kind) => kind === "SQLite" || process.env["TEST_DATABASE_URL"]);

for (const kind of kinds) {
  test(
    `visits by code, by link and plainly are in the owner's insights within ten seconds, on ${kind}`,
    kind === "SQLite" ? {} : WHOLE,
    async ({ browser }) => {
      const product = await startProduct({}, kind);
      try {
        const owner = await openAs(browser, product, BROWSERS.desktop);
        await signInto(owner.context(), product);
        await walkIn(browser, product, owner);
      } finally {
        await product.stop();
      }
    },
  );
}

async function walkIn(browser: Browser, product: Product, owner: Page) {
  const { username, cardid } = await addCard(owner.request, { fullname: "Robin Sample" });
  const card = `/c/${username}`;
  const made = await owner.request.post(`/api/card/links/${cardid}`, {
    data: { name: "Salone del Mobile", slug: "salone" },
  });
  expect(made.status()).toBe(201);

  await owner.goto("/insights");
  await expect(owner.getByRole("heading", { name: "No one has opened your card yet" })).toBeVisible();

  // The owner, a bot, and somebody who asks not to be counted: of the last one only the view.
  const ownVisit = await owner.context().newPage();
  await openCard(ownVisit, card);
  await tapEmail(ownVisit);
  await ownVisit.close();
  await openCard(await openAs(browser, product, BROWSERS.bot), card);
  const asksNot = await openAs(browser, product, BROWSERS.private, { "sec-gpc": "1" });
  await openCard(asksNot, card);
  await tapEmail(asksNot);

  const byCode = await openAs(browser, product, BROWSERS.phone);
  await openCard(byCode, `${card}?q`);
  await expect(byCode).toHaveURL(`${product.url}${card}`);
  await saveContact(byCode);
  // A second visit within half an hour is the same one.
  await openCard(byCode, card);

  const byLink = await openAs(browser, product, BROWSERS.tablet);
  await openCard(byLink, `${card}/salone`);
  await expect(byLink.getByText("Met at Salone del Mobile")).toBeVisible();

  const plainly = await openAs(browser, product, BROWSERS.desktop);
  await openCard(plainly, card);
  await tapEmail(plainly);

  // The page of before is still open, and follows by itself.
  const figures = owner.getByRole("region", { name: "Views and saves by day" });
  await expect(figures.getByText("4", { exact: true }).first()).toBeVisible(COUNTED_WITHIN);
  const terms = figures.getByRole("term");
  for (const [index, sum] of ["Views4", "Visitors3", "Saves1", "Details left0"].entries()) {
    await expect(terms.nth(index).locator("..")).toContainText(sum);
  }
  const ways = owner.getByRole("region", { name: "Where people came from" }).getByRole("listitem");
  await expect(ways).toHaveText(["Direct link2", "QR code1", "Salone del Mobile link1"]);
  const taps = owner.getByRole("region", { name: "What they tapped" }).getByRole("listitem");
  await expect(taps).toHaveText(["Email1"]);

  await owner.goto(`/links?card=${cardid}`);
  await expect(owner.getByRole("list", { name: "Live links" })).toContainText("1 view");

  const download = owner.waitForEvent("download");
  await owner.goto("/insights");
  await owner.getByRole("button", { name: "Download as CSV" }).first().click();
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^insights-${username}-.*\\.csv$`));
}

async function openAs(
  browser: Browser,
  product: Product,
  userAgent: string,
  extraHTTPHeaders: Record<string, string> = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    userAgent,
    extraHTTPHeaders,
    serviceWorkers: "block",
  });
  return context.newPage();
}

async function signInto(context: BrowserContext, product: Product) {
  const { createSignedInSession } = await import("../tools/harness/accounts.ts");
  const session = await createSignedInSession(product.target);
  await context.addCookies([{ name: session.cookieName, value: session.cookieValue, url: product.url }]);
}

/** Opens a card and waits until it has reported that it was seen. */
async function openCard(page: Page, path: string) {
  await reported(page, () => page.goto(path));
}

async function tapEmail(page: Page) {
  // The page stays: nothing opens a mail here.
  const tile = page.getByRole("link", { name: /robin@foldedsheet\.example/ }).first();
  await tile.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await reported(page, () => tile.click());
}

async function saveContact(page: Page) {
  const download = page.waitForEvent("download");
  await reported(page, () => page.getByRole("link", { name: "Add to Contact" }).first().click());
  await download;
}

async function reported(page: Page, act: () => Promise<unknown>) {
  const beacon = page.waitForRequest((request) => request.url().endsWith("/api/public/seen"));
  await act();
  await beacon;
}
