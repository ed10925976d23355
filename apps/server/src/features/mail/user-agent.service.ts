import type { MailCommonText } from "@visita/domain/owner-messages/mail-common";

/** Order matters: most browsers also contain the names of others. */
const BROWSERS = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|Chromium)\//],
  ["Safari", /\bSafari\//],
] as const;

const SYSTEMS = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

const UNKNOWN_BROWSER = "An unknown browser";
const UNKNOWN_SYSTEM = "an unknown system";

type Browser = (typeof BROWSERS)[number][0] | typeof UNKNOWN_BROWSER;
type System = (typeof SYSTEMS)[number][0] | typeof UNKNOWN_SYSTEM;

/** Consists of fixed words only, because the User-Agent header is untrusted and must not appear in a mail. */
export type DeviceName = `${Browser} on ${System}`;

export function describeUserAgent(userAgent: string | undefined): DeviceName {
  const browser: Browser = firstMatch(BROWSERS, userAgent) ?? UNKNOWN_BROWSER;
  const system: System = firstMatch(SYSTEMS, userAgent) ?? UNKNOWN_SYSTEM;
  return `${browser} on ${system}`;
}

/** The same in the language of a mail or a page. */
export function deviceWords(t: MailCommonText, name: string): string {
  const { browser, system } = readDeviceName(name);
  if (browser && system) return t("browserOnSystem", { browser, system });
  if (system) return t("unknownBrowserOnSystem", { system });
  return browser ? t("browserOnUnknownSystem", { browser }) : t("unknownDevice");
}

/** What a name consists of. Undefined for what is not known. */
function readDeviceName(name: string): { browser?: string | undefined; system?: string | undefined } {
  const [browser, system] = name.split(" on ");
  return {
    ...(browser !== UNKNOWN_BROWSER && { browser }),
    ...(system !== UNKNOWN_SYSTEM && { system }),
  };
}

function firstMatch<Name>(known: readonly (readonly [Name, RegExp])[], text = ""): Name | undefined {
  return known.find(([, pattern]) => pattern.test(text))?.[0];
}
