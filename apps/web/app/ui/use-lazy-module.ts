import { useEffect, useEffectEvent, useState } from "react";

// For browsers without requestIdleCallback.
const SOON_MS = 1500;

/**
 * Loads a module when the browser is idle, or at once when `isWanted`. On failure `onMissing` is called, and the next
 * request retries.
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

function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
