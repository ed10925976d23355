import { type ThemeKey, themeOf } from "@visita/domain/card/themes";
import { QR_CAPTION, QR_CAPTION_MAX } from "@visita/domain/kit/kit.constants";
import type { QrQuery } from "@visita/domain/kit/kit.contract";
import { useEffect, useState } from "react";

/** What somebody has chosen in the studio; as a query, it names one code. */
export type QrOptions = QrQuery;

export const FIRST_QR_OPTIONS: QrOptions = {
  content: "address",
  color: "ink",
  center: "none",
  frame: "engraved",
  caption: QR_CAPTION,
};

/** Counted as the server does: without spaces at its ends, and a sign outside of the basic plane as one. */
export function isCaptionTooLong(caption: string): boolean {
  return [...caption.trim()].length > QR_CAPTION_MAX;
}

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

/** How long after the last key a caption is drawn. */
const TYPING_PAUSE_MS = 500;

/** The options of the studio. A caption is taken over when somebody pauses, and only if it is not too long. */
export function useQrOptions() {
  const [chosen, setChosen] = useState(FIRST_QR_OPTIONS);
  const [caption, setCaption] = useState(FIRST_QR_OPTIONS.caption);
  useEffect(() => {
    if (isCaptionTooLong(caption)) return;
    const timer = setTimeout(() => {
      setChosen((before) => ({ ...before, caption: caption.trim() }));
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [caption]);
  // Without a frame there is no caption, and one code however it was called before.
  const options: QrOptions = chosen.frame === "none" ? { ...chosen, caption: QR_CAPTION } : chosen;
  const change = (part: Partial<QrOptions>) => setChosen((before) => ({ ...before, ...part }));
  return { options, change, caption, setCaption };
}
