import { DESKTOP, expectAccessibleEverywhere, expectToFit } from "./accessibility.ts";
import { expectToast } from "./accounts.ts";
import { addCard, givePremium } from "./cards.ts";
import { expect, test } from "./fixtures.ts";
import { openEditorMenu } from "./wizard-page.ts";

test.use({ viewport: DESKTOP });

test("cards are put in order by arrows, keyboard and pointer", async ({ signedInPage: page, product }) => {
  await givePremium(page, product);
  const cards = [];
  for (const fullname of ["One", "Two", "Three"]) cards.push(await addCard(page.request, { fullname }));
  const [one, two, three] = cards.map(({ username }) => username) as [string, string, string];
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Change order" }).click();
  const rows = page.getByRole("list", { name: "Your cards" }).getByRole("listitem");
  const expectOrder = async (...names: string[]) => {
    for (const [place, name] of names.entries()) {
      await expect(rows.nth(place).getByText(`/c/${name}`, { exact: true })).toBeVisible();
    }
  };
  await expect(page.getByRole("heading", { name: "Your cards" })).toBeFocused();
  await expectAccessibleEverywhere(page, "order of cards");
  await expectToFit(page, [320, 390, 704, 1280]);

  await page.getByRole("button", { name: `Move /c/${one} down` }).click();
  await expectOrder(two, one, three);
  await expect(page.getByText(`${one}, position 2 of 3`)).toBeAttached();
  await expect(page.getByRole("button", { name: `Move /c/${one} down` })).toBeFocused();

  const grip = page.getByRole("button", { name: new RegExp(`^Move ${three}, position`) });
  await grip.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await expect(grip).toBeFocused();
  await expectOrder(two, three, one);
  await page.keyboard.press("Escape");
  await expectOrder(two, one, three);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await expectOrder(three, two, one);

  const from = await rows
    .nth(0)
    .getByRole("button", { name: /position/ })
    .boundingBox();
  const to = await rows.nth(2).boundingBox();
  if (!from || !to) throw new Error("rows without a place");
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 24, to.y + to.height / 2, { steps: 8 });
  await page.mouse.move(from.x + 24, to.y + to.height - 4, { steps: 4 });
  await page.mouse.up();
  await expectOrder(two, one, three);

  await page.getByRole("button", { name: "Done" }).click();
  const links = page.getByRole("link", { name: /^Open card/ });
  await expect(links).toHaveText([`/c/${two}`, `/c/${one}`, `/c/${three}`]);
  await page.reload();
  await expect(links).toHaveText([`/c/${two}`, `/c/${one}`, `/c/${three}`]);
});

test("channels are put in order, which the card and its contact file follow", async ({
  signedInPage: page,
}) => {
  const { requiredContacts } = await import("../tools/harness/cards.ts");
  const contacts = {
    ...requiredContacts(),
    instagram: { value: "robin.sample" },
    telegram: { value: "robin_sample" },
  };
  const { username } = await addCard(page.request, { fullname: "Giulia Ferrante", contacts });
  await openEditorMenu(page, "Giulia Ferrante");
  await page.getByRole("menuitem", { name: "Reorder channels" }).click();
  await expect(page.getByRole("heading", { name: "Order of your channels" })).toBeFocused();
  await expectAccessibleEverywhere(page, "order of channels");
  await expectToFit(page, [320, 390, 704, 1280]);
  await page.setViewportSize(DESKTOP);

  await page.getByRole("button", { name: "Move Instagram up" }).click();
  await expect(page.getByText("Instagram, place 1 of 2 in Social")).toBeAttached();
  await page.getByRole("button", { name: /^Move Phone, place/ }).focus();
  for (const key of ["Space", "ArrowDown", "ArrowDown", "Space"]) await page.keyboard.press(key);
  const preview = page.getByRole("complementary", { name: "Live preview" });
  await expect(preview.locator(".card-rows > *").first()).toContainText("Email");

  await page.getByRole("button", { name: "Reset" }).click();
  await expect(preview.locator(".card-rows > *").first()).toContainText("Phone");
  await page.getByRole("button", { name: /^Move Phone, place/ }).focus();
  for (const key of ["Space", "ArrowDown", "Space"]) await page.keyboard.press(key);
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "1 change · Save" }).click();
  await expectToast(page, "card updated successfully!");
  await page.goto(`/c/${username}`);
  await expect(page.locator(".card-rows > *").first()).toContainText("Email");
});
