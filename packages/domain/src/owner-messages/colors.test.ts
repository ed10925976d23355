import { expect, test } from "vitest";
import { THEME_KEYS } from "../card/themes.ts";
import { OWNER_LANGUAGES } from "../language/languages.ts";
import { colorNames } from "./colors.ts";

test.each(OWNER_LANGUAGES)("in %s no two colours share a name", async (language) => {
  const t = await colorNames.load(language);
  expect(new Set(THEME_KEYS.map((key) => t(key))).size).toBe(THEME_KEYS.length);
});
