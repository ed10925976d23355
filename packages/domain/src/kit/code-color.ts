import type { CardTheme } from "../card/themes.ts";
import type { QrQuery } from "./kit.contract.ts";

/** The product's own black. */
export const CODE_INK = "#1b1916";

/** Of a QR code. */
export function codeColor(theme: CardTheme, color: QrQuery["color"]): string {
  if (color === "theme") return theme.light.deep;
  return color === "base" ? theme.base : CODE_INK;
}
