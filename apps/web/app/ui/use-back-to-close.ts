import { useEffect, useEffectEvent, useRef } from "react";
import { addOverlayEntry } from "./overlay-history.ts";

/** Back closes an open overlay and stays on the page, as people expect on a phone. */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  const isUnmounted = useRef(false);
  // Before the next effect, because clean-ups run in this order.
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const removeEntry = addOverlayEntry(() => onBack());
    return () => removeEntry({ isUnmounted: isUnmounted.current });
  }, [isOpen]);
}
