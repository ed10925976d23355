/** In the order of asking: most browsers also carry the names of others. */
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

/** Only words of our own: what a browser says of itself is the caller's text and never goes into a mail. */
export type DeviceName = `${Browser} on ${System}`;

export function describeDevice(userAgent: string | undefined): DeviceName {
  const browser: Browser = firstMatch(BROWSERS, userAgent) ?? "An unknown browser";
  const system: System = firstMatch(SYSTEMS, userAgent) ?? "an unknown system";
  return `${browser} on ${system}`;
}

function firstMatch<Name>(known: readonly (readonly [Name, RegExp])[], text = ""): Name | undefined {
  return known.find(([, pattern]) => pattern.test(text))?.[0];
}
