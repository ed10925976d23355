import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expectAccessibleInBothSchemes } from "./accessibility.ts";
import { addCard, givePremium } from "./cards.ts";
import { expect, test } from "./fixtures.ts";
import { startNetworkProxy } from "./network-proxy.ts";
import { TWO_SIDES } from "./two-sided-card.ts";

test.use({
  serviceWorkers: "allow",
  // The browser reports failed requests itself.
  allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (404|503)/],
});

const savedLine = (page: Page): Locator => page.getByRole("status").filter({ hasText: "Saved copy from" });

/** The page is the last part of a card to be cached. */
async function untilCached(page: Page, username: string): Promise<void> {
  const isCached = () => page.evaluate(async (path) => Boolean(await caches.match(path)), `/c/${username}`);
  await expect.poll(isCached, { timeout: 60_000 }).toBe(true);
}

async function openAndCache(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilCached(page, url.split("/").at(-1) ?? "");
}

function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function expectImage(image: Locator): Promise<void> {
  await expect(image).toBeVisible();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
    .toBeGreaterThan(0);
}

/** What Add to Contact saves, under the name that is shown. */
async function savedContact(page: Page, fullname: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to Contact" }).first().click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${fullname}.vcf`);
  return readFile(await file.path(), "utf8");
}

test("a card that was seen opens without a network, whole, and says that it is a copy", async ({
  page,
  context,
}) => {
  await openAndCache(page, "/c/demo");
  await expect(savedLine(page)).toHaveCount(0);
  const texts = (await cachedPaths(page)).filter((path) => /^\/assets\/(en|de|ja|ko)-/.test(path));
  expect(texts.length).toBeGreaterThan(0);
  for (const path of texts) expect(path).toMatch(/^\/assets\/en-/);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Giulia Ferrante" })).toBeVisible();
  await expect(savedLine(page)).toContainText("You are offline. Saved copy from");
  await expectImage(page.locator('img[src^="/media/"]').first());
  await expectImage(page.locator('img[src^="/c/demo/qr."]').first());

  expect(await savedContact(page, "Giulia Ferrante")).toContain("FN:Giulia Ferrante");

  await context.setOffline(false);
  await expect(savedLine(page)).toHaveCount(0);
});

test("a page that was not seen says so and leads to the cards that were", async ({ page, context }) => {
  await openAndCache(page, "/c/demo");
  await context.setOffline(true);
  await page.goto("/c/kwame-demo");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page.getByText("This card is not saved on this device.")).toBeVisible();
  await expectAccessibleInBothSchemes(page, "offline");
  await page.getByRole("link", { name: "Giulia Ferrante" }).click();
  await expect(page.getByRole("heading", { name: "Giulia Ferrante" })).toBeVisible();
  await page.goto("/pricing");
  await context.setOffline(false);
  await page.goto("/c/kwame-demo");
  await expect(page.getByRole("heading", { name: "Kwame Asante" })).toBeVisible();
});

test("an edit is what the next reader gets at once, and what is kept", async ({
  signedInPage: page,
  context,
}) => {
  const { cardFields } = await import("../tools/harness/cards.ts");
  const username = `edited-${process.pid}`;
  const { cardid } = await addCard(page.request, { username });
  await openAndCache(page, `/c/${username}`);
  const data = await cardFields({ fullname: "Robin Renamed" });
  expect((await page.request.put(`/api/card/updatecard/${cardid}`, { data })).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Robin Renamed" })).toBeVisible();
  await expect(savedLine(page)).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path))?.text(), `/c/${username}`))
    .toContain("Robin Renamed");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Robin Renamed" })).toBeVisible();
});

test("a card that is turned is kept from the side that was opened", async ({
  signedInPage: page,
  context,
}) => {
  const { username } = await addCard(page.request, TWO_SIDES);
  await openAndCache(page, `/c/${username}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.getByRole("link", { name: "Turn over, 日本語" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("森田 あおい");
  expect(await savedContact(page, "森田 あおい")).toContain("FN;CHARSET=UTF-8:森田 あおい");
  await context.setOffline(true);
  await page.goto(`/c/${username}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aoi Morita");
  expect(await savedContact(page, "Aoi Morita")).toContain("FN:Aoi Morita");
});

test("a card that is gone is forgotten, a server at fault forgets nothing", async ({
  page,
  context,
  product,
}) => {
  const proxy = await startNetworkProxy(product.url);
  await openAndCache(page, `${proxy.url}/c/demo`);
  proxy.respond("/c/demo", 503);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Gone" })).toBeVisible();
  await untilCached(page, "demo");
  proxy.respond("/c/demo", 404);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Gone" })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/c/demo/qr.svg")) ?? null))
    .toBeNull();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await proxy.close();
});

test("on a network that does not answer the copy comes after a while, and then the newer one is offered", async ({
  signedInPage: page,
  product,
}) => {
  const { cardFields } = await import("../tools/harness/cards.ts");
  const proxy = await startNetworkProxy(product.url);
  const username = `slow-${process.pid}`;
  const { cardid } = await addCard(page.request, { username });
  await openAndCache(page, `${proxy.url}/c/${username}`);
  const data = await cardFields({ fullname: "Robin Renamed" });
  expect((await page.request.put(`/api/card/updatecard/${cardid}`, { data })).status()).toBe(200);
  const letGo = proxy.hold(`/c/${username}`);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Robin Sample" })).toBeVisible();
  await expect(savedLine(page)).toContainText("The connection is slow.");
  letGo();
  await expect(page.getByText("This card was updated.")).toBeVisible();
  await page.getByRole("link", { name: "Show it" }).click();
  await expect(page.getByRole("heading", { name: "Robin Renamed" })).toBeVisible();
  await expect(page.getByText("This card was updated.")).toHaveCount(0);
  await proxy.close();
});

test("the owner reaches the QR code from the dashboard without a network, until signing out", async ({
  signedInPage: page,
  context,
  product,
}) => {
  await givePremium(page, product);
  const username = `own-${process.pid}`;
  await addCard(page.request, { username });
  await openAndCache(page, "/c/kwame-demo");
  await page.goto("/dashboard");
  await untilCached(page, username);
  await context.setOffline(true);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Your card" })).toBeVisible();
  await expectImage(page.getByRole("img", { name: `/c/${username}` }));
  await page.getByRole("link", { name: "Robin Sample" }).click();
  await expectImage(page.locator('img[src*="/qr."]').first());

  await context.setOffline(false);
  await page.goto("/dashboard");
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  for (const path of kept) expect(path).toMatch(/^\/(c\/|assets\/|media\/|manifest\.webmanifest$)/);

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await context.setOffline(true);
  await expect(async () => {
    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: "Kwame Asante" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your card" })).toHaveCount(0);
  }).toPass({ timeout: 60_000 });
});

test("cards that wait to be kept when somebody signs out are not kept", async ({
  signedInPage: page,
  context,
}) => {
  await addCard(page.request);
  await openAndCache(page, "/c/kwame-demo");
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (run: () => void) => held.push(run),
      letIdle() {
        for (const run of held.splice(0)) run();
      },
    });
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: /^Open card of Robin Sample/ })).toBeVisible();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await page.evaluate(() => (window as unknown as { letIdle(): void }).letIdle());
  await openAndCache(page, "/c/demo");
  await context.setOffline(true);
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Kwame Asante" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your card" })).toHaveCount(0);
});

test("it can be installed: the browser finds nothing wrong with the manifest, and the icons are there", async ({
  page,
  context,
  request,
}) => {
  await page.goto("/c/demo");
  const client = await context.newCDPSession(page);
  const { url, errors, data } = await client.send("Page.getAppManifest");
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data ?? "{}") as { icons: { src: string; sizes: string }[] };
  expect(icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
  for (const { src, sizes } of icons) {
    const png = await (await request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  const worker = await request.get("/sw.js");
  expect(worker.headers()).toMatchObject({ "cache-control": "no-cache" });
  expect(worker.headers()["content-type"]).toContain("javascript");
});
