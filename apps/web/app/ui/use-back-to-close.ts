import { useEffect, useEffectEvent } from "react";
import { addOverlayEntry } from "./overlay-history.ts";

/** Back closes an open overlay and stays on the page, as people expect on a phone. */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (isOpen ? addOverlayEntry(() => onBack()) : undefined), [isOpen]);
}
