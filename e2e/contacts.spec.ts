import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { PHONE } from "./accessibility.ts";
import { expectToast, openMailbox } from "./accounts.ts";
import { addCard, goOnUntil, signIn } from "./cards.ts";
import { expect, test, WHOLE } from "./fixtures.ts";
import type { Product } from "./product.ts";

// A form that is sent too quickly or with problems comes back as a refusal.
test.use({ allowedConsoleErrors: [/status of (400|404|409|410|429)/] });

/** Longer than the shortest time in which anybody fills in the form. */
const FORM_MS = 2_500;

/** A browser of its own, for somebody who has no account. */
async function strangerOf(browser: Browser, product: Product, options: { javaScriptEnabled?: boolean } = {}) {
  const context = await browser.newContext({ baseURL: product.url, viewport: PHONE, ...options });
  return context.newPage();
}

/** Pressed again where it was too quick for a person. */
async function send(page: Page, sent: ReturnType<Page["getByRole"]>) {
  await expect(async () => {
    if (await sent.isVisible()) return;
    await page.getByRole("button", { name: "Send to Robin" }).click();
    await expect(sent).toBeVisible({ timeout: FORM_MS });
  }).toPass({ intervals: [FORM_MS], timeout: 60_000 });
}

test("a stranger without a script leaves their details, and the owner keeps them", async ({
  browser,
  product,
  signedInPage: owner,
}, testInfo) => {
  const { username, cardid } = await addCard(owner.request, { fullname: "Robin Sample" });
  const made = await owner.request.post(`/api/card/links/${cardid}`, {
    data: { name: "Salone del Mobile", slug: "salone" },
  });
  expect(made.status()).toBe(201);

  const stranger = await strangerOf(browser, product, { javaScriptEnabled: false });
  await stranger.goto(`/c/${username}/salone`);
  await stranger.getByRole("link", { name: /Share your details$/ }).click();
  await expect(
    stranger.getByRole("heading", { level: 1, name: "Share your details with Robin Sample" }),
  ).toBeVisible();

  await stranger.getByLabel("Email", { exact: true }).fill("marisol@rioclaro");
  await stranger.getByLabel("Note").fill("We spoke about the cantilever of your stand.");
  await stranger.getByRole("button", { name: "Send to Robin" }).click();
  await expect(stranger.getByText("Please enter your name.")).toBeVisible();
  await expect(stranger.getByLabel(/^Name/)).toBeFocused();
  await stranger.getByLabel(/^Name/).fill("Marisol Echeverría de la Peña");
  await stranger.getByLabel("Email", { exact: true }).fill("marisol@rioclaro.example");
  await send(stranger, stranger.getByRole("heading", { level: 1, name: "Robin has your details" }));
  const [taken] = await Promise.all([
    stranger.waitForEvent("download"),
    stranger.getByRole("link", { name: "Add Robin to your contacts" }).click(),
  ]);
  expect(taken.suggestedFilename()).toBe("Robin Sample.vcf");
  await stranger.context().close();

  const mailbox = await openMailbox(owner);
  await expect(async () => {
    await mailbox.reload();
    await expect(
      mailbox.getByText("Marisol Echeverría de la Peña shared their details").first(),
    ).toBeVisible();
  }).toPass();
  await mailbox.close();

  await owner.goto("/dashboard");
  await owner.getByRole("link", { name: "Contacts 1 new" }).click();
  await expect(owner.getByText("1 contact, 1 new")).toBeVisible();
  await owner.getByRole("link", { name: /Marisol Echeverría/ }).click();
  const person = owner.getByRole("article", { name: /Marisol/ });
  await expect(person.getByText("We spoke about the cantilever of your stand.")).toBeVisible();
  await expect(person.getByText(/^Salone del Mobile/)).toBeVisible();
  await expect(owner.getByRole("link", { name: "Contacts", exact: true })).toBeVisible();

  const [contact] = await Promise.all([
    owner.waitForEvent("download"),
    person.getByRole("button", { name: "Save to phone" }).click(),
  ]);
  expect(contact.suggestedFilename()).toMatch(/^Marisol .*\.vcf$/);

  await person.getByLabel("Your note").fill("Send her the spring list.");
  await person.getByLabel("Your note").blur();
  await expect(person.getByText("Saved")).toBeVisible();
  await person.getByRole("button", { name: "Add a tag" }).click();
  await person.getByLabel("New tag").fill("Follow up");
  await person.getByLabel("New tag").press("Enter");
  await expect(person.getByRole("button", { name: "Remove tag Follow up" })).toBeVisible();

  for (const [format, found] of [
    ["Contact file", "FN;CHARSET=UTF-8:Marisol Echeverría de la Peña"],
    ["Table", "Marisol Echeverría de la Peña"],
  ] as const) {
    const button = owner.getByRole("button", { name: "Export" });
    await expect(button).not.toHaveAttribute("aria-busy");
    await expect(owner.getByRole("menu")).toHaveCount(0);
    await button.click();
    const [file] = await Promise.all([
      owner.waitForEvent("download"),
      owner.getByRole("menuitem", { name: format }).click(),
    ]);
    const path = testInfo.outputPath(file.suggestedFilename());
    await file.saveAs(path);
    expect(readFileSync(path, "utf8")).toContain(found);
  }

  await owner.reload();
  await expect(person.getByLabel("Your note")).toHaveValue("Send her the spring list.");
});

test("the form opens on the card, keeps what was typed, and is offered again after Add to Contact", async ({
  browser,
  product,
  signedInPage: owner,
}) => {
  const { username } = await addCard(owner.request, { fullname: "Robin Sample" });
  const visitor = await strangerOf(browser, product);
  await visitor.goto(`/c/${username}`);
  const actions = visitor.getByRole("region", { name: "Actions" });
  await Promise.all([
    visitor.waitForEvent("download"),
    actions.getByRole("link", { name: "Add to Contact" }).click(),
  ]);
  await actions.getByRole("link", { name: "Let Robin know who you are" }).click();
  const dialog = visitor.getByRole("dialog", { name: "Share your details with Robin Sample" });
  await dialog.getByLabel(/^Name/).fill("Kwame Asante");
  await visitor.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await actions.getByRole("link", { name: "Let Robin know who you are" }).click();
  await expect(dialog.getByLabel(/^Name/)).toHaveValue("Kwame Asante");
  await dialog.getByLabel("Phone").fill("+1 202 555 0117");
  const sent = visitor.getByRole("heading", { name: "Robin has your details" });
  await send(visitor, sent);
  await expect(sent).toBeFocused();
  await visitor.getByRole("button", { name: "Done" }).click();
  await expect(sent).toBeHidden();
  await visitor.context().close();
});

test(
  "a visitor with a card of their own sends it in one press",
  WHOLE,
  async ({ browser, product, signedInPage: owner }) => {
    const { username } = await addCard(owner.request, { fullname: "Robin Sample" });
    const visitor = await strangerOf(browser, product);
    await signIn(visitor, product);
    const own = await addCard(visitor.request, { fullname: "Kwame Asante" });
    await visitor.goto(`/c/${username}`);
    await visitor
      .getByRole("link", { name: /Share your details$/ })
      .first()
      .click();
    await expect(visitor.getByText(`/c/${own.username}`)).toBeVisible();
    await expect(visitor.getByRole("button", { name: "Send to Robin" })).toBeInViewport();
    await send(visitor, visitor.getByRole("heading", { name: "Robin has your details" }));
    await owner.goto("/contacts");
    await owner.getByRole("link", { name: /Kwame Asante/ }).click();
    await expect(owner.getByRole("link", { name: new RegExp(`/c/${own.username}`) })).toBeVisible();
    await visitor.context().close();
  },
);

test("a card that takes no details shows no form, and says so to whoever is typing", async ({
  browser,
  product,
  signedInPage: owner,
}) => {
  const { username, cardid } = await addCard(owner.request, { fullname: "Robin Sample" });
  const visitor = await strangerOf(browser, product, { javaScriptEnabled: false });
  await visitor.goto(`/c/${username}/hello`);
  await visitor.getByLabel(/^Name/).fill("Kwame Asante");
  await visitor.getByLabel("Phone").fill("+1 202 555 0117");

  await owner.goto(`/b/u?card=${cardid}`);
  const toggle = owner.getByRole("switch", { name: "Share your details" });
  await goOnUntil(owner, toggle);
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(toggle).not.toBeChecked();

  await visitor.getByRole("button", { name: "Send to Robin" }).click();
  await expect(
    visitor.getByText("This card does not accept details right now. Your text is still here."),
  ).toBeVisible();
  await expect(visitor.locator("body")).toContainText("Kwame Asante");
  await visitor.goto(`/c/${username}/hello`);
  await expect(visitor).toHaveURL(new RegExp(`/c/${username}$`));
  await expect(visitor.getByRole("link", { name: /Share your details$/ })).toHaveCount(0);
  await visitor.context().close();
});

test("people come in from a table, are found, deleted and brought back", async ({ signedInPage: page }) => {
  await addCard(page.request);
  await page.goto("/contacts");
  await expect(page.getByRole("heading", { name: "No contacts yet" })).toBeVisible();
  await page.getByRole("link", { name: "Import a .vcf or .csv file" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  const table = [
    "Full name,E-mail,Telefono,Stand",
    "Zoë Müller,zoe@example.com,+1 202 555 0181,H3",
    "山田 太郎,taro@yamada.example,,",
    ",,,D41",
  ].join("\n");
  await (await chooser).setFiles({ name: "leads.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await expect(page.getByText("2 new, 1 skipped. 2 of 10,000 contacts after the import.")).toBeVisible();
  await page.getByLabel(/^Tag for all/).fill("Salone 2026");
  await page.getByRole("button", { name: "Import 2 contacts" }).click();
  await expectToast(page, "2 contacts added, 0 merged.");

  const people = page.getByRole("region", { name: "People" });
  await expect(people.getByText("Zoë Müller")).toBeVisible();
  await page.getByLabel("Search contacts").fill("zoe mul");
  await expect(page.getByText("1 of 2 contacts")).toBeVisible();
  await expect(people.getByText("山田 太郎")).toBeHidden();
  await people.getByRole("link", { name: /Zoë Müller/ }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Zoë Müller is deleted.")).toBeVisible();
  await expect(people.getByText("Zoë Müller")).toBeHidden();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(people.getByText("Zoë Müller")).toBeVisible();
});

test("a phone opens one person as a page, and returns to the same place of the list", async ({
  signedInPage: page,
}) => {
  await page.setViewportSize(PHONE);
  for (let number = 0; number < 12; number += 1) {
    const data = { name: `Person ${number}`, email: `person${number}@example.com` };
    expect((await page.request.post("/api/contacts", { data })).status()).toBe(201);
  }
  await page.goto("/contacts");
  const row = page.getByRole("link", { name: /Person 0/ });
  await row.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await row.click();
  await expect(page.getByRole("heading", { level: 1, name: "Person 0" })).toBeFocused();
  await expect(page.getByRole("region", { name: "People" })).toBeHidden();
  await page.getByRole("button", { name: "Contacts", exact: true }).click();
  await expect(row).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});
