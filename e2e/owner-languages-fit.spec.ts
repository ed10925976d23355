/** What owners see, in Arabic and in a longer language. */
import type { Page } from "@playwright/test";
import { BRAND } from "@visita/domain/brand";
import { KIT_PIECES } from "@visita/domain/kit/kit.constants";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import { accountSettingsTexts } from "@visita/domain/owner-messages/account-settings";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { adminTexts } from "@visita/domain/owner-messages/admin";
import { adminCards } from "@visita/domain/owner-messages/admin-cards";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { dashboardTexts } from "@visita/domain/owner-messages/dashboard";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { leavingTexts } from "@visita/domain/owner-messages/leaving";
import { linksPage } from "@visita/domain/owner-messages/links";
import { subscriptionPage } from "@visita/domain/owner-messages/subscription";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { PUBLIC_PAGES } from "@visita/domain/site/page-ports";
import { DESKTOP, expectAccessibleAndFit, expectToFit, PHONE } from "./accessibility.ts";
import { addCard, addFavourite, givePremium, signIn } from "./cards.ts";
import { expect, test, WHOLE } from "./fixtures.ts";
import { lengthen } from "./longer-language.ts";
import type { Product } from "./product.ts";
import { answerAsAdmin } from "./sample-admin.ts";
import { insightsOf } from "./sample-insights.ts";
import { expectTextsInside } from "./text-overflow.ts";

const NAME = "Robin Sample";
const WIDTHS = [320, PHONE.width, DESKTOP.width];

type Tour = {
  page: Page;
  product: Product;
  language: OwnerLanguage;
  /** Judges the page as it is. A menu stands outside of all landmarks, so only its room is judged. */
  look: (state: string, isMenu?: boolean) => Promise<void>;
  /** Opens a page, presses buttons of these names one after the other, and looks. */
  see: (path: string, ...buttons: string[]) => Promise<void>;
};

const TOURS: Readonly<Record<string, (tour: Tour) => Promise<void>>> = {
  "the dashboard and the settings": async ({ page, product, language, see }) => {
    const settings = await accountSettingsTexts.load(language);
    await signIn(page, product);
    await givePremium(page, product);
    await addCard(page.request, { fullname: NAME });
    await see("/dashboard");
    await see("/account/settings");
    await see("/account/settings", settings("change"));
  },

  "a team": async ({ page, product, see }) => {
    await signIn(page, product);
    const started = await page.request.post("/api/team", { data: { name: "Officina Brera", cardid: null } });
    const { teamid, templateid } = await started.json();
    const text = "Anna Bellini <anna@officinabrera.example>\nNoor Bakker <noor@officinabrera.example>";
    await page.request.post(`/api/team/${teamid}/invitations`, { data: { templateid, text } });
    const own = await page.request.post(`/api/team/${teamid}/card`, { data: { templateid } });
    const live = `/cards/${(await own.json()).cardid}/live`;
    for (const path of ["/team", "/team/people", "/team/start", live]) await see(path);
  },

  "the site": async ({ language, see }) => {
    const common = await commonTexts.load(language);
    for (const path of PUBLIC_PAGES) await see(path);
    await see("/", common("terms"));
    await see("/", common("openMenu"));
  },

  "the ways to sign in": async ({ page, look, see }) => {
    await page.addInitScript(() => sessionStorage.setItem("recovery_email", "ada@person.example"));
    await page.clock.install();
    for (const screen of [
      ...["signin", "signup", "forgot/password", "verify/otp", "password/reset"],
      "verify/security?token=t",
    ]) {
      const path = `/auth/${screen}`;
      await see(path);
      await page.reload();
      await page.locator("main button[type=submit]").click();
      await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
      await look(`${path} with mistakes`);
    }
  },

  "menus and dialogs of the dashboard, and the favourites": async ({ page, product, language, see }) => {
    const [common, dashboard] = await Promise.all([
      commonTexts.load(language),
      dashboardTexts.load(language),
    ]);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    await signIn(page, product);
    await see("/dashboard");
    await givePremium(page, product);
    const { username } = await addCard(page.request, { fullname: NAME });
    const more = dashboard("moreFor", { name: NAME, path: `/c/${username}` });
    await see("/dashboard", more);
    await see("/dashboard", more, dashboard("changeLink"));
    await see("/dashboard", more, common("delete"));
    await see("/dashboard", dashboard("shareCard", { name: NAME }));
    await see("/dashboard?show=code");
    await see("/dashboard", common("openMenu"));
    await see("/cards/save");
    await addFavourite(page, product, "Kwame Asante");
    await see("/cards/save");
  },

  "insights and links": async ({ page, product, language, see }) => {
    const [insights, links] = await Promise.all([insightTexts.load(language), linksPage.load(language)]);
    await signIn(page, product);
    await see("/insights");
    await givePremium(page, product);
    const { cardid } = await addCard(page.request, { fullname: NAME });
    await see("/insights");
    await see("/links");
    const data = { name: "Salone del Mobile", slug: "salone" };
    expect((await page.request.post(`/api/card/links/${cardid}`, { data })).status()).toBe(201);
    await see("/links");
    await see("/links", links("makeALink"));
    await see("/links", links("moreFor", { name: data.name }));
    await page.route("**/api/insights?*", (route) => route.fulfill({ json: insightsOf(1) }));
    await see("/insights");
    await see("/insights", insights("showAsTable"), insights("sourcesAsTable"), insights("tapsAsTable"));
  },

  "contacts and their import": async ({ page, product, language, see }) => {
    const book = await addressBookTexts.load(language);
    await signIn(page, product);
    await addCard(page.request, { fullname: NAME });
    await see("/contacts");
    const people = [
      { name: "Kwame Asante", email: "kwame@haldenvoss.example", phone: "+1 202 555 0117", tags: ["Press"] },
      { name: "ليلى الحسن", email: "layla@yasmin.example", note: "Met in Milan" },
    ];
    for (const data of people)
      expect((await page.request.post("/api/contacts", { data })).status()).toBe(201);
    await see("/contacts");
    await see("/contacts", book("filters"));
    await see("/contacts", book("export"));
    await see("/contacts", book("addContact"));
    await see("/contacts?q=brescia");
    const listed = await (await page.request.get("/api/contacts?q=kwame")).json();
    await see(`/contacts?person=${listed.people[0].personid}`);
    await see("/contacts/import");
  },

  "the account": async ({ page, product, language, see }) => {
    const [leaving, subscription] = await Promise.all([
      leavingTexts.load(language),
      subscriptionPage.load(language),
    ]);
    await signIn(page, product);
    await see("/subscription");
    await givePremium(page, product);
    await see("/subscription");
    await see("/subscription", subscription("cancelSubscription"));
    await see("/account/security");
    await see("/account/passkeys");
    await see("/account/settings", leaving("leaveBrand", { brand: BRAND }));
    await page.route("**/api/auth/user", async (route) => {
      const answer = await (await route.fetch()).json();
      const dates = { leftAt: "2026-11-19T09:00:00Z", deletedAt: "2026-11-26T09:00:00Z" };
      await route.fulfill({ json: { user: { ...answer.user, leaving: dates } } });
    });
    await see("/account/leaving");
  },

  "the wizard and the editor": async ({ page, product, language, look, see }) => {
    const wizard = await wizardTexts.load(language);
    const place = () =>
      page.locator("progress").evaluate((progress: HTMLProgressElement) => progress.value / progress.max);
    const walk = async (plan: string, end: number) => {
      await see("/b/c");
      for (let before = await place(); before < end; before = await place()) {
        await page.locator("button[type=submit][form]").click();
        await expect.poll(place).toBeGreaterThan(before);
        await look(`${await place()} of the wizard, ${plan}`);
      }
    };
    await signIn(page, product);
    await walk("free", 0.3);
    await givePremium(page, product);
    await walk("premium", 1);
    await page.locator("header button[aria-haspopup=menu]").click();
    await look("menu of steps", true);
    await page.keyboard.press("Escape");
    await page.locator("button[type=submit][form]").click();
    await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
    await look("problems");
    const { cardid } = await addCard(page.request, { fullname: NAME });
    await see(`/b/u?card=${cardid}`);
    await see(`/b/u?card=${cardid}`, wizard("moreForCard"), wizard("reorderChannels"));
  },

  "the share kit": async ({ page, product, see }) => {
    await signIn(page, product);
    await givePremium(page, product);
    const { cardid } = await addCard(page.request, { fullname: NAME });
    for (const piece of ["", ...KIT_PIECES]) await see(`/cards/${cardid}/kit/${piece}`);
    await see(`/cards/${cardid}/contact-file`);
  },

  "the admin pages": async ({ page, product, language, see }) => {
    const [admin, cards] = await Promise.all([adminTexts.load(language), adminCards.load(language)]);
    await signIn(page, product);
    await answerAsAdmin(page);
    for (const path of [
      "",
      "/people",
      "/people/account-1",
      "/cards",
      "/reports",
      "/reports/card-1",
      "/audit",
    ])
      await see(`/admin${path}`);
    await see("/admin/people/account-1", admin("suspend"));
    await see("/admin/people/account-1", admin("grantUntilDay"));
    await see("/admin/reports/card-1", cards("takeDown"));
  },
};

// Each needs a server of its own.
test.describe.configure({ mode: "parallel" });

const [FIRST] = Object.keys(TOURS);

for (const { language, isLonger } of [
  { language: "ar", isLonger: false },
  { language: "en", isLonger: true },
] as const) {
  test.describe(isLonger ? "in a longer language" : "in Arabic", () => {
    test.use({ locale: language, contextOptions: { reducedMotion: "reduce" }, viewport: PHONE });

    for (const [what, tour] of Object.entries(TOURS)) {
      test(`${what}: all is accessible and fits`, what === FIRST ? {} : WHOLE, async ({ page, product }) => {
        const look = async (state: string, isMenu = false) => {
          if (!isLonger && !isMenu) await expectAccessibleAndFit(page, state);
          for (const width of WIDTHS) {
            await page.setViewportSize({ ...PHONE, width });
            if (isLonger) await lengthen(page);
            await expectToFit(page, [width], `${state}, ${width} px`);
            await expectTextsInside(page, `${state}, ${width} px`);
          }
          await page.setViewportSize(PHONE);
        };
        const see = async (path: string, ...buttons: string[]) => {
          await page.goto(path, { waitUntil: "networkidle" });
          await expect(page.locator("h1:visible").first()).toBeVisible();
          await expect(page.locator(".skeleton:visible, main [aria-busy=true]")).toHaveCount(0);
          for (const name of buttons) {
            const exact = { name, exact: true };
            await page.getByRole("button", exact).or(page.getByRole("menuitem", exact)).first().click();
          }
          await look([path, ...buttons].join(", "));
        };
        await tour({ page, product, language, look, see });
      });
    }
  });
}
