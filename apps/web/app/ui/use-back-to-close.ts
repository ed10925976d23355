import { useEffect, useEffectEvent, useRef } from "react";
import { addOverlayEntry } from "./overlay-history.ts";

/** Back closes an open overlay and stays on the page, as people expect on a phone. */
export function useBackToClose(isOpen: boolean, close: () => void) {
  const onBack = useEffectEvent(close);
  const isUnmounted = useRef(false);
  const afterwards = useRef<(() => void) | undefined>(undefined);
  // Before the next effect, because clean-ups run in this order.
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    afterwards.current = undefined;
    const removeEntry = addOverlayEntry(() => onBack());
    return () => removeEntry({ isUnmounted: isUnmounted.current, afterwards: afterwards.current });
  }, [isOpen]);
  return {
    /** Closes and then does something that may navigate: the entry of the overlay is gone by then. */
    closeAndThen(work: () => void) {
      afterwards.current = work;
      close();
    },
  };
}
