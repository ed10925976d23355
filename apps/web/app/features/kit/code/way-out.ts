import type { ThemeKey } from "@visita/domain/card/themes";
import { formatDecimal } from "@visita/domain/format";
import { contrastWithWhite } from "@visita/domain/kit/kit.constants";
import type { QrReading } from "@visita/domain/kit/kit.contract";
import type { KitCodeText } from "@visita/domain/owner-messages/kit-code";
import type { CodeColorName } from "./color-names.ts";
import type { QrOptions } from "./qr-options.ts";
import { codeColors } from "./qr-options.ts";

export type WayOut = { label: string; change: Partial<QrOptions> };
type Refusal = Pick<QrReading, "verdict" | "reason">;
type Texts = { t: KitCodeText; colorName: CodeColorName };

/** The one press after which a refused code is likely to be read. */
export function wayOut(
  texts: Texts,
  answer: Refusal,
  options: QrOptions,
  theme: ThemeKey,
): WayOut | undefined {
  const { t } = texts;
  if (answer.verdict !== "refused") return undefined;
  if (answer.reason === "contrast") return darkerColor(texts, options, theme);
  if (options.center !== "none") return { label: t("leaveMiddleEmpty"), change: { center: "none" } };
  if (options.content === "contact") return { label: t("useLink"), change: { content: "address" } };
  return options.color === "ink" ? undefined : { label: t("useInk"), change: { color: "ink" } };
}

function darkerColor({ t, colorName }: Texts, options: QrOptions, theme: ThemeKey): WayOut | undefined {
  const colors = codeColors(theme);
  const next = colors[colors.findIndex(({ value }) => value === options.color) + 1];
  if (!next) return undefined;
  const contrast = formatDecimal(t.language, contrastWithWhite(next.hex));
  return {
    label: t("useColor", { color: colorName(next.value), contrast }),
    change: { color: next.value },
  };
}
