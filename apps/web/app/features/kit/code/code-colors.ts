import type { ThemeKey } from "@visita/domain/card/themes";
import { themeOf } from "@visita/domain/card/themes";
import type { QrOptions } from "./qr-options.ts";

export type CodeColor = { value: QrOptions["color"]; label: string; hex: string };

/** The product's own black. */
const INK = "#1B1916";

/** Two or three colours, without those that look alike. A faint one is offered too: why it is refused can be read. */
export function codeColors(key: ThemeKey): readonly CodeColor[] {
  const theme = themeOf(key);
  const ink: CodeColor = { value: "ink", label: "Ink", hex: INK };
  if (theme.key === "black-color") return [ink];
  if (theme.base === theme.light.deep) return [{ value: "theme", label: theme.name, hex: theme.base }, ink];
  return [
    { value: "base", label: theme.name, hex: theme.base },
    { value: "theme", label: `Deep ${theme.name.toLowerCase()}`, hex: theme.light.deep },
    ink,
  ];
}

/** Against white, as WCAG computes it, with one decimal: 6.1. */
export function contrastOnWhite(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16)));
  return (1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)).toFixed(1);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
