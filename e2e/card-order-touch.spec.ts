import { PHONE } from "./accessibility.ts";
import { addCard, givePremium } from "./cards.ts";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: PHONE, hasTouch: true });

test("puts cards in order with a finger", async ({ signedInPage: page, product }) => {
  await givePremium(page, product);
  const cards = [];
  for (const fullname of ["One", "Two", "Three"]) cards.push(await addCard(page.request, { fullname }));
  const [one, two, three] = cards.map(({ username }) => username) as [string, string, string];
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Change order" }).tap();
  await expect(page.getByRole("heading", { name: "Your cards" })).toBeFocused();
  const rows = page.getByRole("list", { name: "Your cards" }).getByRole("listitem");
  await expect(rows).toHaveCount(3);

  const grip = await page.getByRole("button", { name: `Move ${one}, position 1 of 3` }).boundingBox();
  const last = await rows.nth(2).boundingBox();
  if (!grip || !last) throw new Error("rows without a place");
  const x = grip.x + grip.width / 2;
  const from = grip.y + grip.height / 2;
  const to = last.y + last.height - 4;
  // Playwright's own touchscreen can only tap.
  const client = await page.context().newCDPSession(page);
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y: from }] });
  for (const part of [0.1, 0.25, 0.5, 0.75, 1]) {
    const y = from + (to - from) * part;
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
  }
  await expect(page.getByRole("button", { name: `Move ${one}, position 3 of 3` })).toBeVisible();
  const saved = page.waitForResponse("**/api/card/order");
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  expect((await saved).status()).toBe(200);

  await page.getByRole("button", { name: "Done" }).click();
  const links = page.getByRole("link", { name: /^Open card/ });
  await expect(links).toHaveText([`/c/${two}`, `/c/${three}`, `/c/${one}`]);
  await page.reload();
  await expect(links).toHaveText([`/c/${two}`, `/c/${three}`, `/c/${one}`]);
});
