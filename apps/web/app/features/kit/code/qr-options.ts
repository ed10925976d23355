import { type CardTheme, type ThemeKey, themeOf } from "@visita/domain/card/themes";
import { codeColor } from "@visita/domain/kit/code-color";
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

export type CodeColor = { value: QrOptions["color"]; hex: string };

/** One to three colours, each once. A faint one is offered too: why it is refused can be read. */
export function codeColors(key: ThemeKey): readonly CodeColor[] {
  const theme = themeOf(key);
  return colorsOf(theme).map((value) => ({ value, hex: codeColor(theme, value) }));
}

function colorsOf({ key, base, light }: CardTheme): readonly QrOptions["color"][] {
  if (key === "black-color") return ["ink"];
  return base === light.deep ? ["theme", "ink"] : ["base", "theme", "ink"];
}

/** How long after the last key a caption is drawn. */
const TYPING_PAUSE_MS = 500;

/** The options of the studio. A caption is taken over when somebody pauses, and only if it is not too long. */
export function useQrOptions(firstCaption: string) {
  const [chosen, setChosen] = useState({ ...FIRST_QR_OPTIONS, caption: firstCaption });
  const [caption, setCaption] = useState(firstCaption);
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
