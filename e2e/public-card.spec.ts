import type { Page } from "@playwright/test";
import { DESKTOP, expectAccessibleInBothSchemes, expectToFit, PHONE } from "./accessibility.ts";
import { expectToast } from "./accounts.ts";
import { addCard, signIn } from "./cards.ts";
import { expect, test, WHOLE } from "./fixtures.ts";
import { actions, bookmark } from "./public-card-page.ts";

async function addFreeCard(page: Page, username: string): Promise<void> {
  const { requiredContacts } = await import("../tools/harness/cards.ts");
  const contacts = { ...requiredContacts(), whatsapp: { value: "+1 202 555 0144" } };
  await addCard(page.request, { username, fullname: "Robin Sample", contacts });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: DESKTOP });

  test("the card is complete, and each of its links leads somewhere", async ({ page }) => {
    await page.goto("/c/demo");
    await expect(page.getByRole("heading", { level: 1, name: "Giulia Ferrante" })).toBeVisible();
    await expect(page.getByText("Head of Partnerships @ Officina Brera")).toBeVisible();
    await expect(page.getByText("IBAN on request, Banca d'Esempio")).toBeVisible();
    await expect(page.locator("aside").getByRole("img", { name: "QR code of this card" })).toBeVisible();
    await expect(bookmark(page)).toHaveCount(0);

    const links = await page.getByRole("tabpanel").getByRole("link").all();
    expect(links.length).toBeGreaterThan(12);
    for (const link of links)
      expect(await link.getAttribute("href")).toMatch(/^(https:\/\/[\w.-]+\/?|tel:\+\d|sms:\+\d|mailto:\w)/);
    for (const path of ["/c/demo/qr.svg", "/c/demo/qr.png", "/c/demo/og.png", "/b/c", "/"])
      expect((await page.request.get(path)).status(), path).toBe(200);

    await page.getByRole("tab", { name: "Bio" }).click();
    await expect(page.getByText("I bring furniture makers and architects")).toBeVisible();
    await expect(page.getByText("+1 202 555 0142")).toBeHidden();
    await page.getByRole("tab", { name: "Info" }).click();
    await expect(page.getByText("+1 202 555 0142")).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Add to Contact" }).click();
    expect((await download).suggestedFilename()).toBe("Giulia Ferrante.vcf");
  });

  test("a phone reaches the QR code and the ways to share", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/c/demo");
    await actions(page).getByRole("link", { name: "QR code" }).click();
    const code = page.getByRole("img", { name: "QR code of Giulia Ferrante" });
    await expect(code).toBeInViewport({ ratio: 1 });
    expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(300);
    await page.locator("#qr").getByRole("link", { name: "Share", exact: true }).click();
    await expect(page.locator("#share").getByRole("listitem")).toHaveCount(10);
    await expect(page.getByRole("textbox", { name: "Link to this card" })).toHaveValue(/\/c\/demo$/);
    await page.locator("#share").getByRole("link", { name: "Close" }).click();
    await expect(page.locator("#share")).toBeHidden();
  });
});

test("the card is painted from the document alone, within its budget, and nothing moves", async ({
  page,
  product,
}) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  // Fonts, pattern and script come only after the card has been painted.
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/**", async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto("/c/demo", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await expect(page.getByRole("heading", { level: 1, name: "Giulia Ferrante" })).toBeVisible();
  release();
  await expect(bookmark(page)).toBeVisible();

  const bytes = await page.evaluate(() => {
    const photo = document.querySelector<HTMLImageElement>(".card-photo img")?.src;
    const entries = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    const sum = (wanted: (name: string) => boolean) =>
      entries.filter(({ name }) => wanted(name)).reduce((total, entry) => total + entry.encodedBodySize, 0);
    return {
      // Full Chromium also loads the icon of its tab, which the page does not need.
      beforePaint: sum((name) => !/\/(assets|api|favicon)/.test(name) && name !== photo),
      shifts: (window as unknown as { shifts: number[] }).shifts.reduce((total, shift) => total + shift, 0),
    };
  });
  expect(bytes.beforePaint).toBeLessThan(40_000);
  expect(bytes.shifts).toBeLessThan(0.01);

  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );
  let scriptBytes = 0;
  for (const script of scripts) {
    const answer = await fetch(script, { headers: { "accept-encoding": "gzip" } });
    expect(script.startsWith(product.url)).toBe(true);
    scriptBytes += Number(answer.headers.get("content-length"));
  }
  expect(scriptBytes).toBeGreaterThan(0);
  expect(scriptBytes).toBeLessThan(15 * 1024);
});

test("a card that a visitor wants to keep is kept once they have signed in", async ({ page, product }) => {
  await page.goto("/c/demo");
  await bookmark(page).click();
  await expect(page).toHaveURL("/auth/signin?returnTo=%2Fc%2Fdemo");
  await expect(page.getByText("Sign in to keep Giulia Ferrante’s card.")).toBeVisible();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByText(/An account keeps Giulia Ferrante’s card for you/)).toBeVisible();
  await page.goBack();
  await signIn(page, product);
  await page.reload();
  await expect(page).toHaveURL("/c/demo");
  await expectToast(page, "Giulia Ferrante business card added to favourites");
  await expect(bookmark(page)).toHaveAttribute("aria-pressed", "true");
  await bookmark(page).click();
  await expect(bookmark(page)).toHaveAttribute("aria-pressed", "false");
  await page.reload();
  await expect(bookmark(page)).toHaveAttribute("aria-pressed", "false");
});

test("the toast leaves the corner that folds to be seen", async ({ signedInPage: page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/c/kwame-demo");
  await bookmark(page).click();
  await expectToast(page, "Kwame Asante business card added to favourites");
  const corner = await bookmark(page).boundingBox();
  // It slides in from above.
  await expect
    .poll(async () => (await page.locator("[data-toaster] > *").boundingBox())?.y)
    .toBeGreaterThanOrEqual((corner?.y ?? 0) + (corner?.height ?? 0));
});

test("a member keeps a card, finds it kept, and lets it go", WHOLE, async ({ signedInPage: page }) => {
  await page.goto("/c/demo");
  await bookmark(page).click();
  await expectToast(page, "Giulia Ferrante business card added to favourites");
  await page.reload();
  await expect(bookmark(page)).toHaveAttribute("aria-pressed", "true");
  await bookmark(page).click();
  await expectToast(page, "Giulia Ferrante business card remove from favourites");
  await expect(bookmark(page)).toHaveAttribute("aria-pressed", "false");
});

test("the owner finds the way to edit in place of a bookmark; without a plan there is no QR code", async ({
  signedInPage: page,
}) => {
  const username = `Robin-${process.pid}`;
  await addFreeCard(page, username);
  await page.setViewportSize(DESKTOP);
  await page.goto(`/c/${username.toLowerCase()}`);
  await expect(page.getByRole("heading", { level: 1, name: "Robin Sample" })).toBeVisible();
  await expect(bookmark(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Go to your dashboard" }).first()).toHaveAttribute(
    "href",
    "/dashboard",
  );
  await expect(page.locator('[href="#qr"], [src*="/qr."]')).toHaveCount(0);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`/c/${username}$`));
  await page.getByRole("link", { name: "Edit this card" }).click();
  await expect(page).toHaveURL("/b/u");
  await expect(page.getByRole("heading", { level: 1, name: "Your photo" })).toBeVisible();
  await expect(page.getByText("Robin Sample").first()).toBeVisible();
});

for (const [name, viewport, details] of [
  ["phone", PHONE, {}],
  ["desktop", DESKTOP, WHOLE],
] as const) {
  test(`nothing stands in anybody's way, ${name}`, details, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/c/demo");
    await expect(bookmark(page)).toBeVisible();
    await expectAccessibleInBothSchemes(page, "card");
    for (const [link, title] of [
      ["QR code", "Scan my card"],
      ["Share", "Share me"],
    ] as const) {
      // On a desktop the code itself is the link.
      await page.getByRole("main").getByRole("link", { name: link }).first().click();
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      await expectAccessibleInBothSchemes(page, title);
      await page.keyboard.press("Escape");
    }
    await expectToFit(page, [320]);
  });
}

test("every icon of a channel is drawn inside of its view box", async ({ page }) => {
  await page.goto("/c/demo");
  const outside = await page.evaluate(async () => {
    const file = document.querySelector("main use")?.getAttribute("href")?.split("#")[0] ?? "";
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = (await (await fetch(file)).text()).replaceAll("symbol", "svg");
    const icons = [...place.querySelectorAll<SVGSVGElement>("svg[viewBox]")];
    const parts = icons.map((icon) => {
      const shape = icon.querySelector<SVGGraphicsElement>("path, text");
      const box = shape?.getBBox() ?? new DOMRect();
      const line = icon.getAttribute("fill") === "none" ? Number(icon.getAttribute("stroke-width")) / 2 : 0;
      const sides = [box.x - line, 24 - box.right - line];
      // Of a text, the box is as high as its font and not as its letters.
      if (shape?.nodeName === "path") sides.push(box.y - line, 24 - box.bottom - line);
      return { name: icon.id, room: Math.min(...sides) };
    });
    return { icons: parts.length, outside: parts.filter(({ room }) => room < -0.05) };
  });
  expect(outside).toEqual({ icons: 70, outside: [] });
});

test("a long word stays in the card, and an address breaks before its @", async ({ signedInPage: page }) => {
  const word = "Donaudampfschifffahrtsgesellschaft".repeat(4);
  const email = "robin.sample@folded.example";
  const { requiredContacts } = await import("../tools/harness/cards.ts");
  const { username } = await addCard(page.request, {
    bio: `I bind books by hand.\n\n${word}\n\nhttps://foldedsheet.example/${word}`,
    contacts: { ...requiredContacts(), email: { value: email } },
  });
  await page.goto(`/c/${username}`);
  await page.getByRole("tab", { name: "Bio" }).click();
  const bio = page.getByRole("tabpanel", { name: "Bio" });
  for (const width of [320, PHONE.width, DESKTOP.width]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bio).toBeVisible();
    expect(await bio.evaluate((panel) => panel.scrollWidth - panel.clientWidth), `${width} px`).toBe(0);
  }

  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole("tab", { name: "Info" }).click();
  const value = page.getByText(email);
  await expect(value).toHaveText(email);
  const linesOfParts = await value.evaluate((element) =>
    [...element.childNodes].flatMap((part) => {
      if (part.nodeType !== Node.TEXT_NODE) return [];
      const range = document.createRange();
      range.selectNode(part);
      return range.getClientRects().length;
    }),
  );
  expect(linesOfParts).toEqual([1, 1]);
});

test.describe("a card that nobody has", () => {
  test.use({ allowedConsoleErrors: [/404/] });

  test("is the page that says so, with its status", WHOLE, async ({ page }) => {
    const answer = await page.goto("/c/nobody-has-this");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
