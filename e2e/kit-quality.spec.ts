import type { Page } from "@playwright/test";
import { KIT_PIECES, QR_CAPTION } from "@visita/domain/kit/kit.constants";
import type { FontProblem, Kit, QrVerdict } from "@visita/domain/kit/kit.contract";
import { DESKTOP, expectAccessibleEverywhere, expectToFit } from "./accessibility.ts";
import { expect, test, WHOLE } from "./fixtures.ts";
import { choose } from "./kit-files.ts";

const WIDTHS = [320, 390, 704, 1024, 1280];
const LONG_NAME = "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh von der Großen Ebene Llanfair";
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 103 73"><path fill="#1C45C2" d="M9 9h85v55H9z"/></svg>';
const PAGE = "x".repeat(150_000);
/** One blue pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkcD30HwADFgHx3nOD1QAAAABJRU5ErkJggg==",
  "base64",
);

const GOOD: QrVerdict = {
  verdict: "good",
  reason: null,
  captionProblem: null,
  title: "Scan-tested at every size",
  text: "512, 1024 and 2048 pixels, and 20 mm in print. 29 x 29 squares, error correction M.",
  modules: 29,
  correction: "M",
  readAt: [200, 512, 1024, 2048],
  minWidthMm: 20,
};
const REFUSED: QrVerdict = {
  ...GOOD,
  verdict: "refused",
  reason: "contrast",
  title: "This code can’t be downloaded",
  text: "Gold leaf on white has a contrast of 1.7 to 1. Cameras in dim light need 3 or more.",
  readAt: [],
};
const DENSE: QrVerdict = { ...GOOD, verdict: "dense", reason: "density", title: "Scan-tested, but dense" };

const SET = { isConfigured: true, missing: [] };
const KIT: Kit = {
  card: {
    cardid: "c1",
    userid: "u1",
    username: "wolfeschlegelsteinhausenberger",
    fullname: LONG_NAME,
    occupation: "Leiterin der Abteilung für Donaudampfschifffahrtsangelegenheiten",
    companyname: "Gesellschaft für Donaudampfschifffahrt",
    bio: "",
    profilepic: null,
    logo: null,
    color: "gold-color",
    qrCode: "/c/wolfeschlegelsteinhausenberger/qr.png",
    contacts: {
      phonenumber: { value: "+12025550142" },
      email: { value: "wolfeschlegelsteinhausenberger@donaudampfschifffahrt.example" },
      website: { value: "https://donaudampfschifffahrt.example" },
      instagram: { value: "donaudampfschifffahrt" },
      linkedin: { value: "wolfeschlegelsteinhausenberger" },
      behance: { value: "wolfe" },
      github: { value: "wolfe" },
    },
  },
  version: 1,
  hidden: null,
  url: "https://visita.example/c/wolfeschlegelsteinhausenberger",
  nfcUrl: "https://visita.example/c/wolfeschlegelsteinhausenberger?s=n",
  qrCode: true,
  wallets: { apple: SET, google: SET },
  printProblem: null,
  secondPrintProblem: null,
  backgroundProblem: null,
};
const FREE: Kit = {
  ...KIT,
  qrCode: false,
  card: { ...KIT.card, qrCode: null, color: "blue-color-one" },
  wallets: {
    apple: {
      isConfigured: false,
      missing: [
        "APPLE_PASS_CERT",
        "APPLE_PASS_KEY",
        "APPLE_PASS_TYPE_ID",
        "APPLE_TEAM_ID",
        "APPLE_WWDR_CERT",
      ],
    },
    google: { isConfigured: false, missing: ["GOOGLE_WALLET_ISSUER", "GOOGLE_WALLET_KEY"] },
  },
};

/** A server that has every piece at once. */
async function answerWith(page: Page, kit: Kit, verdict: (url: URL) => QrVerdict = () => GOOD) {
  await page.unrouteAll();
  // What a signature shows of a card that this server does not have.
  await page.route(`**/c/${KIT.card.username}/**`, (route) =>
    route.fulfill({ contentType: "image/png", body: PNG }),
  );
  await page.route("**/api/kit/c1**", (route) => {
    const url = new URL(route.request().url());
    if (url.pathname.endsWith("/qr")) return route.fulfill({ json: verdict(url) });
    if (url.pathname.endsWith(".svg")) return route.fulfill({ contentType: "image/svg+xml", body: SVG });
    if (url.pathname.endsWith(".png")) return route.fulfill({ contentType: "image/png", body: PNG });
    if (url.pathname.endsWith(".html")) return route.fulfill({ contentType: "text/html", body: PAGE });
    return route.fulfill({ json: kit });
  });
}

async function open(page: Page, piece?: string) {
  await page.setViewportSize(DESKTOP);
  await page.goto(`/cards/c1/kit${piece ? `/${piece}` : ""}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Nothing is being drawn any more.
  await expect(page.locator(".animate-shimmer, main [aria-busy=true]")).toHaveCount(0);
}

async function expectGood(page: Page, state: string) {
  await expectAccessibleEverywhere(page, state);
  await expectToFit(page, WIDTHS, state);
}

for (const [plan, kit, pieces, details] of [
  ["premium", KIT, ["", ...KIT_PIECES], {}],
  // The others differ in their words alone.
  ["free", FREE, ["", "wallet", "qr"], WHOLE],
] as const) {
  test(
    `the overview and each piece are accessible and fit, ${plan}`,
    details,
    async ({ signedInPage: page }) => {
      await answerWith(page, kit);
      for (const piece of pieces) {
        await open(page, piece);
        await expectGood(page, `${piece || "the overview"}, ${plan}`);
      }
    },
  );
}

test("refused and dense codes are accessible and fit", async ({ signedInPage: page }) => {
  await answerWith(page, KIT, ({ searchParams }) => {
    if (searchParams.get("color") === "base") return REFUSED;
    return searchParams.get("content") === "contact" ? DENSE : GOOD;
  });
  await open(page, "qr");
  await choose(page, "Gold leaf");
  await expect(page.getByRole("alert")).toContainText("This code can’t be downloaded");
  await expectGood(page, "a refused code");
  await page.getByRole("button", { name: /^Use Deep gold leaf/ }).click();
  await choose(page, "Your whole contact");
  await expect(page.getByText("Scan-tested, but dense")).toBeVisible();
  await expectGood(page, "a dense code");
  await page.getByLabel("Caption").fill(`${QR_CAPTION} for ever and ever`);
  await expect(page.getByText("Please use 30 characters or fewer.")).toBeVisible();
  await expectGood(page, "a caption that is too long");
});

test("a name that cannot be printed, a sheet of ten and a lock screen are accessible and fit", async ({
  signedInPage: page,
}) => {
  await answerWith(page, KIT);
  await open(page, "print");
  await choose(page, "Your printer");
  await expect(page.getByRole("img", { name: "Sheet with ten cards, front" })).toBeVisible();
  await expectGood(page, "a sheet of ten");
  await open(page, "background");
  await choose(page, "Lock screen");
  await expect(page.getByRole("img", { name: /^Lock screen/ })).toBeVisible();
  await expectGood(page, "a lock screen");
  const printProblem: FontProblem = { text: "no font here has Burmese letters", scripts: ["Burmese"] };
  await answerWith(page, { ...KIT, card: { ...KIT.card, fullname: "သန္တာ အောင်" }, printProblem });
  await open(page, "print");
  await expect(page.getByRole("alert")).toContainText("This name cannot be printed yet");
  await expectGood(page, "a name that cannot be printed");
});

test("names from right to left keep their direction on the pieces", WHOLE, async ({ signedInPage: page }) => {
  await answerWith(page, { ...KIT, card: { ...KIT.card, fullname: "ليلى حداد", occupation: "مديرة" } });
  await open(page, "wallet");
  const name = page.locator("[dir=auto]").filter({ hasText: "ليلى حداد" }).first();
  await expect(name).toBeVisible();
  expect(await name.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
});

test.describe("writing tags", () => {
  // A phone's reader that never meets a tag.
  const fakeReader = () => {
    class Reader extends EventTarget {
      scan = async () => {};
      write = (_: unknown, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    }
    Object.assign(globalThis, { NDEFReader: Reader });
  };

  test("looking for a tag is accessible, and can be stopped", WHOLE, async ({ signedInPage: page }) => {
    await page.addInitScript(fakeReader);
    await answerWith(page, KIT);
    await open(page, "nfc");
    await expect(page.getByRole("heading", { name: "Write to a tag" })).toBeVisible();
    await expectAccessibleEverywhere(page, "ready to write a tag");
    await page.getByRole("button", { name: "Write to tag" }).click();
    await expect(page.getByText("Looking for a tag")).toBeVisible();
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.getByRole("button", { name: "Write to tag" })).toBeVisible();
  });
});

test.describe("failures", () => {
  test.use({ allowedConsoleErrors: [/status of (503|500)/] });

  test(
    "a piece that cannot be made says so and leaves the others alone",
    WHOLE,
    async ({ signedInPage: page }) => {
      await answerWith(page, KIT);
      const body = {
        error: "We couldn’t make this. Please try again; everything else still works.",
        message: "We couldn’t make this. Please try again; everything else still works.",
        code: "unavailable",
      };
      await page.route("**/api/kit/c1/background.png*", (route) =>
        route.fulfill({ status: 503, json: body }),
      );
      await page.setViewportSize(DESKTOP);
      await page.goto("/cards/c1/kit/background");
      await expect(page.getByRole("alert")).toContainText(
        "We couldn’t make this. Please try again; everything else still works.",
      );
      await expect(page.getByRole("button", { name: "Download PNG" })).toBeDisabled();
      await expectGood(page, "a background that failed");
      await page.setViewportSize(DESKTOP);
      await page.getByRole("link", { name: "Web page" }).click();
      await expect(page.getByRole("button", { name: /^Download .*\.html$/ })).toBeEnabled();
    },
  );
});
