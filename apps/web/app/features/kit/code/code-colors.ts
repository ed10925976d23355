import { type ThemeKey, themeOf } from "@visita/domain/card/themes";
import type { QrOptions } from "./qr-options.ts";

export type CodeColor = { value: QrOptions["color"]; label: string; hex: string };

/** The product's own black. */
const INK = "#1B1916";

/** One to three colours, each once. A faint one is offered too: why it is refused can be read. */
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
