import { expect, test } from "vitest";
import { THEME_KEYS } from "../card/themes.ts";
import { colorNames } from "./colors.ts";

test.each(["en", "de", "fr", "es", "ar", "ja"] as const)(
  "in %s no two colours share a name",
  async (language) => {
    const t = await colorNames.load(language);
    expect(new Set(THEME_KEYS.map((key) => t(key))).size).toBe(THEME_KEYS.length);
  },
);
