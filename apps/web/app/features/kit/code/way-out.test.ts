import type { ThemeKey } from "@visita/domain/card/themes";
import { codeColors } from "@visita/domain/owner-messages/code-colors";
import { colorNames } from "@visita/domain/owner-messages/colors";
import { kitCode } from "@visita/domain/owner-messages/kit-code";
import { expect, test } from "vitest";
import { codeColorName } from "./color-names.ts";
import { FIRST_QR_OPTIONS, type QrOptions } from "./qr-options.ts";
import { wayOut } from "./way-out.ts";

async function way(answer: Parameters<typeof wayOut>[1], options: QrOptions, theme: ThemeKey) {
  const t = await kitCode.load("en");
  const texts = { t, names: await colorNames.load("en"), deepNames: await codeColors.load("en") };
  return wayOut({ t, colorName: codeColorName(texts, theme) }, answer, options, theme);
}

const refused = (reason: "contrast" | "density" | "unreadable") => ({ verdict: "refused" as const, reason });

test("out of a faint colour leads the next darker one", async () => {
  const found = await way(refused("contrast"), { ...FIRST_QR_OPTIONS, color: "base" }, "gold-color");
  expect(found?.label).toMatch(/^Use Deep gold leaf, \d\.\d to 1$/);
  expect(found?.change).toEqual({ color: "theme" });
});

test("out of a dense code lead an empty middle, then the address", async () => {
  const dense = { ...FIRST_QR_OPTIONS, content: "contact", center: "logo" } as const;
  expect((await way(refused("density"), dense, "gold-color"))?.change).toEqual({ center: "none" });
  expect((await way(refused("density"), { ...dense, center: "none" }, "gold-color"))?.change).toEqual({
    content: "address",
  });
});

test("a code that was read needs none, and a plain black one has none", async () => {
  expect(await way({ verdict: "good", reason: null }, FIRST_QR_OPTIONS, "gold-color")).toBeUndefined();
  expect(await way(refused("unreadable"), FIRST_QR_OPTIONS, "gold-color")).toBeUndefined();
});
