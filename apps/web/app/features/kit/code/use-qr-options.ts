import { QR_CAPTION } from "@visita/domain/kit/kit.constants";
import { useEffect, useState } from "react";
import { FIRST_QR_OPTIONS, isCaptionTooLong, type QrOptions } from "./qr-options.ts";

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
