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

type Browser = (typeof BROWSERS)[number][0] | "An unknown browser";
type System = (typeof SYSTEMS)[number][0] | "an unknown system";

/** Consists of fixed words only, because the User-Agent header is untrusted and must not appear in a mail. */
export type DeviceName = `${Browser} on ${System}`;

export function describeUserAgent(userAgent: string | undefined): DeviceName {
  const browser: Browser = firstMatch(BROWSERS, userAgent) ?? "An unknown browser";
  const system: System = firstMatch(SYSTEMS, userAgent) ?? "an unknown system";
  return `${browser} on ${system}`;
}

function firstMatch<Name>(known: readonly (readonly [Name, RegExp])[], text = ""): Name | undefined {
  return known.find(([, pattern]) => pattern.test(text))?.[0];
}
