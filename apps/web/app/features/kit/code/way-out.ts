import type { ThemeKey } from "@visita/domain/card/themes";
import { contrastWithWhite } from "@visita/domain/kit/kit.constants";
import type { QrVerdict } from "@visita/domain/kit/kit.contract";
import type { QrOptions } from "./qr-options.ts";
import { codeColors } from "./qr-options.ts";

export type WayOut = { label: string; change: Partial<QrOptions> };
type Refusal = Pick<QrVerdict, "verdict" | "reason">;

/** The one press after which a refused code is likely to be read. */
export function wayOut(answer: Refusal, options: QrOptions, theme: ThemeKey): WayOut | undefined {
  if (answer.verdict !== "refused") return undefined;
  if (answer.reason === "contrast") return darkerColor(options, theme);
  if (options.center !== "none") return { label: "Leave the middle empty", change: { center: "none" } };
  if (options.content === "contact") return { label: "Use the link", change: { content: "address" } };
  return options.color === "ink" ? undefined : { label: "Use Ink", change: { color: "ink" } };
}

function darkerColor(options: QrOptions, theme: ThemeKey): WayOut | undefined {
  const colors = codeColors(theme);
  const next = colors[colors.findIndex(({ value }) => value === options.color) + 1];
  if (!next) return undefined;
  const contrast = contrastWithWhite(next.hex).toFixed(1);
  return { label: `Use ${next.label}, ${contrast} to 1`, change: { color: next.value } };
}
