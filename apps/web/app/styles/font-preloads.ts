import hankenGrotesk from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import platypi from "@fontsource-variable/platypi/files/platypi-latin-wght-normal.woff2?url";

/** For `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">`: the two files every page needs. */
export const fontPreloads: readonly string[] = [hankenGrotesk, platypi];
