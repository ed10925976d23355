import { startNetworkProxy } from "../network-proxy.ts";
import { type DrivenPage, TAB_KEY } from "./driven-page.ts";
import { expect, test } from "./fixtures.ts";
import { click, expectText, openCard, openDialog } from "./page.ts";

const barTop = (page: DrivenPage) =>
  page.evaluate(() => document.querySelector(".action-bar")?.getBoundingClientRect().top ?? 0);

test("a card is shown whole, with a photo of four to five, and its tabs work", async ({
  drivenPage: page,
  product,
}) => {
  await openCard(page, `${product.url}/c/demo`);
  await expectText(page, "Giulia Ferrante");
  const ratio = await page.evaluate(() => {
    const photo = document.querySelector(".card-photo")?.getBoundingClientRect();
    return photo ? photo.width / photo.height : 0;
  });
  expect(ratio).toBeCloseTo(4 / 5, 2);
  await click(page, "[role=tab]", "Bio");
  await expectText(page, "I bring furniture makers and architects");
});

test("Add to Contact saves the file, says so and stays on the card", async ({
  drivenPage: page,
  product,
  readDownload,
}) => {
  await openCard(page, `${product.url}/c/demo`);
  await click(page, ".action-bar a[data-contact]", "Add to Contact");
  await expectText(page, "contact downloaded!");
  const file = await readDownload("Giulia Ferrante.vcf");
  expect(file).toContain("FN:Giulia Ferrante");
  expect(file).toContain("END:VCARD");
  expect(await page.evaluate(() => location.href)).toBe(`${product.url}/c/demo`);
});

test("Share offers the address and ten ways, and Back closes it", async ({ drivenPage: page, product }) => {
  await openCard(page, `${product.url}/c/demo`);
  await click(page, '.action-bar a[href="#share"]');
  await expect.poll(() => openDialog(page)).toBe("Share me");
  const offered = await page.evaluate(() => ({
    ways: document.querySelectorAll("#share li:not([hidden])").length,
    address: document.querySelector<HTMLTextAreaElement>("#share textarea")?.value,
  }));
  expect(offered).toEqual({ ways: 10, address: `${new URL(product.url).host}/c/demo` });
  await page.evaluate(() => history.back());
  await expect.poll(() => openDialog(page)).toBeNull();
  expect(await page.evaluate(() => location.href)).toBe(`${product.url}/c/demo`);
});

test("no tile that gets the focus lies under the action bar", async ({ drivenPage: page, product }) => {
  await openCard(page, `${product.url}/c/demo`);
  const top = await barTop(page);
  const tiles = await page.evaluate(() => document.querySelectorAll("a.card-tile").length);
  const hidden: string[] = [];
  for (let reached = 0; reached < tiles; ) {
    await page.pressKeys([TAB_KEY]);
    const focused = await focusedTile(page);
    if (!focused) continue;
    reached += 1;
    if (focused.bottom > top) hidden.push(focused.text);
  }
  expect(hidden).toEqual([]);
});

function focusedTile(page: DrivenPage) {
  return page.evaluate(() => {
    const tile = document.activeElement?.closest<HTMLElement>("a.card-tile");
    return tile ? { text: tile.innerText, bottom: tile.getBoundingClientRect().bottom } : null;
  });
}

test("a card that was seen opens again without a network", async ({ drivenPage: page, product }) => {
  const proxy = await startNetworkProxy(product.url);
  await page.open(`${proxy.url}/c/demo`);
  const isCached = () => page.evaluate(async () => Boolean(await caches.match("/c/demo")));
  await expect.poll(isCached, { timeout: 30_000 }).toBe(true);
  await proxy.close();
  await page.reload();
  await expectText(page, "Giulia Ferrante");
  await expectText(page, "Saved copy from");
});
