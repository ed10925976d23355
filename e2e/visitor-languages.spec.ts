import { request } from "node:http";
import type { Browser, Page } from "@playwright/test";
import { directionOf, type Language, nameOf, VISITOR_LANGUAGES } from "@visita/domain/language/languages";
import { helloForm } from "@visita/domain/messages/hello-form";
import { publicCard } from "@visita/domain/messages/public-card";
import { reportForm } from "@visita/domain/messages/report-form";
import { expectAccessible, expectToFit, PHONE } from "./accessibility.ts";
import { addCard } from "./cards.ts";
import { expect, test } from "./fixtures.ts";
import { lengthen } from "./longer-language.ts";
import type { Product } from "./product.ts";

// A form that is sent too quickly comes back as a refusal, and a page that is not there says so.
test.use({ allowedConsoleErrors: [/status of (400|404|409)/] });

const DOCUMENT_MAX_BYTES = 14 * 1024;
/** Longer than the shortest time in which anybody fills in the form. */
const FORM_MS = 2_500;
const WIDTHS = [320, PHONE.width, 1280];

async function visitorOf(browser: Browser, product: Product, locale: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: PHONE,
    locale,
    reducedMotion: "reduce",
  });
  return context.newPage();
}

for (const [language, next] of [
  ["de", "ar"],
  ["ar", "ja"],
  ["ja", "de"],
] as const) {
  test(`a visitor reads, answers and reports a card in ${nameOf(language)}, and chooses another language`, async ({
    browser,
    product,
    signedInPage: owner,
  }) => {
    const { username } = await addCard(owner.request, { fullname: "Robin Sample" });
    const [card, hello, report] = await Promise.all([
      publicCard.load(language),
      helloForm.load(language),
      reportForm.load(language),
    ]);
    const page = await visitorOf(browser, product, language);
    await page.goto(`/c/${username}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("html")).toHaveAttribute("dir", directionOf(language));
    await expect(page.getByRole("link", { name: card("addToContact") })).toBeVisible();

    await page.locator("[data-hello]").click();
    const form = page.getByRole("dialog", { name: hello("title", { name: "Robin Sample" }) });
    await form.locator("[name=name]").fill("Marisol Echeverría");
    await form.locator("[name=email]").fill(`marisol-${language}@rioclaro.example`);
    const sent = page.getByRole("heading", { name: hello("hasDetails", { name: "Robin" }) });
    await expect(async () => {
      if (await sent.isVisible()) return;
      await form.getByRole("button", { name: hello("sendTo", { name: "Robin" }) }).click();
      await expect(sent).toBeVisible({ timeout: FORM_MS });
    }).toPass({ intervals: [FORM_MS], timeout: 60_000 });
    await page.getByRole("button", { name: hello("done"), exact: true }).click();

    await page.getByRole("link", { name: card("report") }).click();
    const reporting = page.getByRole("dialog", { name: report("title") });
    await reporting.getByLabel(report("fraud")).check();
    await reporting.getByRole("button", { name: report("sendReport") }).click();
    await expect(page.getByRole("dialog", { name: report("thanks") })).toBeVisible();
    await page.getByRole("link", { name: report("backToCard") }).click();

    await page.locator(".language-menu summary").click();
    await page.getByRole("link", { name: nameOf(next), exact: true }).click();
    await expect(page).toHaveURL(`/c/${username}?lang=${next}`);
    await expect(page.locator("html")).toHaveAttribute("lang", next);
    await expect(page.locator("[data-report]")).toHaveText((await publicCard.load(next))("report"));
    await page.context().close();
  });
}

test("the demo card is one small document in every language", async ({ product }) => {
  const sizes = await Promise.all(
    VISITOR_LANGUAGES.map(async (language) => {
      const { bytes, said } = await sentSize(`${product.url}/c/demo?lang=${language}`);
      expect(said).toBe(language);
      return [language, bytes] as const;
    }),
  );
  expect(sizes.filter(([, bytes]) => bytes > DOCUMENT_MAX_BYTES)).toEqual([]);
});

/** Of the body as it travels to a browser. */
function sentSize(url: string): Promise<{ bytes: number; said: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": "gzip, deflate, br, zstd" } }, (response) => {
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      response.on("end", () => resolve({ bytes, said: response.headers["content-language"] }));
    })
      .on("error", reject)
      .end();
  });
}

for (const { language, isLonger } of [
  { language: "ar", isLonger: false },
  { language: "en", isLonger: true },
] as const satisfies readonly { language: Language; isLonger: boolean }[]) {
  test(`what visitors read is accessible and fits in ${isLonger ? "a longer language" : "Arabic"}`, async ({
    browser,
    product,
  }) => {
    const page = await visitorOf(browser, product, language);
    const look = async (state: string, open?: () => Promise<void>) => {
      await open?.();
      if (isLonger) await lengthen(page);
      await expectAccessible(page, state);
      await expectToFit(page, WIDTHS, state);
      await page.setViewportSize(PHONE);
    };
    await page.goto("/c/demo");
    await look("card with the menu", () => page.locator(".language-menu summary").click());
    await look("dialog of the form", async () => {
      await page.locator("[data-hello]").click();
      await expect(page.locator("dialog[open] [name=name]")).toBeVisible();
    });
    await page.keyboard.press("Escape");
    await look("report", async () => {
      await page.locator("[data-report]").click();
      await expect(page.locator("dialog[open] [name=reason]").first()).toBeVisible();
    });
    for (const path of ["/c/demo/hello", "/c/demo/report", "/no/such/page"]) {
      await page.goto(path);
      await look(path);
    }
    await page.context().close();
  });
}
