import { MESSAGES } from "@visita/domain/messages";
import { useEffect, useEffectEvent, useState } from "react";
import { notify } from "./toast.tsx";

// For browsers that do not tell when they have nothing to do.
const SOON_MS = 1500;

/**
 * A part of the page that nobody sees until they ask for it. It is loaded when the browser has nothing else to do, or at
 * once when it is wanted. Where it cannot be had, `onMissing` is told, and the next wish tries again.
 */
export function useLazyModule<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onMissing: () => void,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  const tellMissing = useEffectEvent(() => {
    if (isWanted) onMissing();
  });
  useEffect(() => {
    if (part) return;
    const begin = () => void load().then((loaded) => setPart(() => loaded), tellMissing);
    return isWanted ? begin() : whenIdle(begin);
  }, [load, isWanted, part]);
  return part;
}

/** For what somebody has asked to open: where it cannot be had, they are told, and it counts as closed. */
export function useLazyOverlay<Part>(
  load: () => Promise<Part>,
  { isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void },
): Part | undefined {
  return useLazyModule(load, isOpen, () => {
    notify.error(MESSAGES.networkError, { id: "overlay" });
    onOpenChange(false);
  });
}

function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
