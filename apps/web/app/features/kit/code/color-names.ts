import type { ThemeKey } from "@visita/domain/card/themes";
import { type CodeColorsText, codeColors, hasDeepName } from "@visita/domain/owner-messages/code-colors";
import { type ColorNames, colorNames } from "@visita/domain/owner-messages/colors";
import { type KitCodeText, kitCode } from "@visita/domain/owner-messages/kit-code";
import { useTranslate } from "../../../lib/language.tsx";
import type { QrOptions } from "./qr-options.ts";

export type CodeColorName = (color: QrOptions["color"]) => string;

type Texts = { t: KitCodeText; names: ColorNames; deepNames: CodeColorsText };

/** What the colours of a code are called on cards of this colour. */
export function codeColorName({ t, names, deepNames }: Texts, theme: ThemeKey): CodeColorName {
  return (color) => {
    if (color === "ink") return t("ink");
    return color === "theme" && hasDeepName(theme) ? deepNames(theme) : names(theme);
  };
}

export function useCodeColorName(theme: ThemeKey): CodeColorName {
  const t = useTranslate(kitCode);
  const names = useTranslate(colorNames);
  const deepNames = useTranslate(codeColors);
  return codeColorName({ t, names, deepNames }, theme);
}
