import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { PAGE_MAX_BYTES, SIGNATURE_MAX_BYTES } from "@visita/domain/kit/kit.constants";
import { DESKTOP } from "./accessibility.ts";
import { expectToast } from "./accounts.ts";
import { addCard, givePremium } from "./cards.ts";
import { expect, test, WHOLE } from "./fixtures.ts";
import { choose, pngSize, save } from "./kit-files.ts";

const PRINT_MAX_BYTES = 300 * 1024;

test.use({ viewport: DESKTOP });

type Owner = { page: Page; cardid: string; username: string; isPremium: boolean };

for (const plan of ["free", "premium"] as const) {
  test(
    `each piece is made for a ${plan} person`,
    plan === "premium" ? {} : WHOLE,
    async ({ signedInPage: page, product, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url });
      const isPremium = plan === "premium";
      if (isPremium) await givePremium(page, product);
      const card = await addCard(page.request, { fullname: "Giulia Ferrante" });
      const owner: Owner = { page, isPremium, ...card };
      await openByMenu(owner);
      await makeSignature(owner);
      await meetWallet(owner);
      await printCards(owner);
      await (isPremium ? makeCodes(owner) : meetPremium(owner));
      await readNfcAddress(owner);
      await drawBackgrounds(owner);
      await takePage(owner);
    },
  );
}

async function openByMenu({ page, cardid }: Owner) {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^More for card of Giulia Ferrante/ }).click();
  await page.getByRole("menuitem", { name: "Use it everywhere" }).click();
  await expect(page).toHaveURL(`/cards/${cardid}/kit`);
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(6);
}

async function openPiece({ page, cardid }: Owner, piece: string, heading: string) {
  await page.goto(`/cards/${cardid}/kit/${piece}`);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

async function makeSignature(owner: Owner) {
  const { page, username, isPremium } = owner;
  await page.getByRole("link", { name: "Email signature" }).click();
  await expect(page.getByRole("radio")).toHaveCount(isPremium ? 3 : 2);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expectToast(page, "Signature copied. Paste it into your email app.");
  const pasted = await pasteIntoEditor(page);
  expect(pasted).toContain("Giulia Ferrante");
  expect(pasted).toContain(`/c/${username}?s=m`);
  expect(pasted.includes("code-192.png")).toBe(isPremium);
  const plain = await page.evaluate(() => navigator.clipboard.readText());
  expect(plain).toMatch(/^Giulia Ferrante\n/);
  const file = await save(page, "Download .html");
  expect(file.name).toBe(`${username}-signature.html`);
  expect(file.bytes.length).toBeLessThan(SIGNATURE_MAX_BYTES);
}

/** As a mail program takes it. */
async function pasteIntoEditor(page: Page): Promise<string> {
  await page.evaluate(() => {
    const editor = document.createElement("div");
    editor.contentEditable = "true";
    editor.id = "editor";
    document.body.append(editor);
    editor.focus();
  });
  await page.keyboard.press("ControlOrMeta+v");
  const editor = page.locator("#editor");
  await expect(editor).toContainText("Giulia Ferrante");
  const html = await editor.evaluate((element) => element.innerHTML);
  await editor.evaluate((element) => element.remove());
  return html;
}

/** Without keys of the operator. */
async function meetWallet(owner: Owner) {
  await owner.page.goto(`/cards/${owner.cardid}/kit/wallet`);
  await expect(owner.page).toHaveURL(`/cards/${owner.cardid}/kit`);
  await expect(owner.page.getByRole("link", { name: "Print" })).toBeVisible();
  await expect(owner.page.getByRole("link", { name: "Wallet" })).toHaveCount(0);
}

async function printCards(owner: Owner) {
  const { page, username } = owner;
  await openPiece(owner, "print", "Print");
  for (const side of ["Front", "Back"]) {
    await expect(page.getByRole("img", { name: `${side} of the printed card` })).toBeVisible();
  }
  const card = await save(page, "Download PDF");
  expect(card.name).toBe(`${username}-card-eu.pdf`);
  expect(card.bytes.toString("latin1", 0, 5)).toBe("%PDF-");
  expect(card.bytes.length).toBeLessThan(PRINT_MAX_BYTES);
  await choose(page, "Your printer");
  await choose(page, "Letter");
  await expect(page.getByRole("img", { name: "Sheet with ten cards, front" })).toBeVisible();
  const sheet = await save(page, "Download PDF");
  expect(sheet.name).toBe(`${username}-sheet-letter.pdf`);
  expect(sheet.bytes.length).toBeLessThan(PRINT_MAX_BYTES);
}

async function makeCodes(owner: Owner) {
  const { page, username } = owner;
  await openPiece(owner, "qr", "QR code studio");
  await expect(page.getByText("Scan-tested at every size")).toBeVisible();
  const svg = await save(page, "Download SVG");
  expect(svg.name).toBe(`${username}-qrcode.svg`);
  expect(svg.bytes.toString()).toContain("<svg");
  const png = await save(page, "PNG 1024");
  expect(pngSize(png.bytes).width).toBe(1024);
  expect((await save(page, "PDF")).bytes.toString("latin1", 0, 5)).toBe("%PDF-");
  await choose(page, "Your whole contact");
  await expect(page.getByText(/^Scan-tested/).first()).toBeVisible();
}

async function meetPremium(owner: Owner) {
  const { page } = owner;
  await openPiece(owner, "qr", "QR code studio");
  await expect(page.getByRole("heading", { name: "QR codes come with Premium." })).toBeVisible();
  await expect(page.getByRole("button", { name: /Download/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "See plans" })).toHaveAttribute("href", "/subscription");
}

async function readNfcAddress(owner: Owner) {
  const { page, username } = owner;
  await openPiece(owner, "nfc", "NFC tag");
  await expect(page.getByRole("heading", { name: "On this device" })).toBeVisible();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expectToast(page, "Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^http.*/c/${username}\\?s=n$`),
  );
}

async function drawBackgrounds(owner: Owner) {
  const { page, username } = owner;
  await openPiece(owner, "background", "Backgrounds");
  await expect(page.getByRole("img", { name: /upper left corner$/ })).toBeVisible();
  const call = await save(page, "Download PNG");
  expect(call.name).toBe(`${username}-call-1920x1080.png`);
  expect(pngSize(call.bytes)).toEqual({ width: 1920, height: 1080 });
  await choose(page, "Lock screen");
  const lock = await save(page, "Download PNG");
  expect(pngSize(lock.bytes)).toEqual({ width: 1170, height: 2532 });
}

/** The file is opened from a disk, and asks nobody for anything. */
async function takePage(owner: Owner) {
  const { page, username } = owner;
  await openPiece(owner, "page", "Web page");
  const file = await save(page, `Download ${username}.html`);
  expect(file.bytes.length).toBeLessThan(PAGE_MAX_BYTES);
  const copy = test.info().outputPath(`${username}.html`);
  await writeFile(copy, file.bytes);
  const opened = await page.context().newPage();
  const asked: string[] = [];
  opened.on("request", (request) => {
    if (!request.url().startsWith("data:")) asked.push(request.url());
  });
  await opened.goto(pathToFileURL(copy).href);
  await expect(opened.getByText("Giulia Ferrante").first()).toBeVisible();
  expect(asked).toEqual([pathToFileURL(copy).href]);
  await opened.close();
}

test(
  "a faint code is refused with its reason, and one press leads out",
  WHOLE,
  async ({ signedInPage: page, product }) => {
    await givePremium(page, product);
    const { cardid } = await addCard(page.request, { color: "gold-color" });
    await page.goto(`/cards/${cardid}/kit/qr`);
    await expect(page.getByText("Scan-tested at every size")).toBeVisible();
    await choose(page, "Gold leaf");
    await expect(page.getByRole("alert")).toContainText("This code can’t be downloaded");
    await expect(page.getByText("Scan test failed")).toBeVisible();
    for (const name of ["Download SVG", "PNG 1024", "PDF"]) {
      await expect(page.getByRole("button", { name, exact: true })).toBeDisabled();
    }
    await page.getByRole("button", { name: /^Use Deep gold leaf/ }).click();
    await expect(page.getByText("Scan-tested at every size")).toBeVisible();
    await expect(page.getByRole("button", { name: "Download SVG" })).toBeEnabled();
  },
);

test("the studio is used by keyboard alone", async ({ signedInPage: page, product }) => {
  await givePremium(page, product);
  const { cardid } = await addCard(page.request);
  await page.goto(`/cards/${cardid}/kit/qr`);
  const ink = page.getByRole("radio", { name: "Ink", exact: true });
  await ink.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Lapis" })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Nothing" })).toBeFocused();
  await expect(page.getByText("Scan-tested at every size")).toBeVisible();
});

test("an unknown piece is not found", WHOLE, async ({ signedInPage: page }) => {
  const { cardid } = await addCard(page.request);
  await page.goto(`/cards/${cardid}/kit/poster`);
  await expect(page).toHaveURL("/404");
});
