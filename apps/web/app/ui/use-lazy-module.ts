import { useEffect, useEffectEvent, useState } from "react";

// For browsers without requestIdleCallback.
const IDLE_FALLBACK_MS = 1500;

/**
 * Loads a module when the browser is idle, or at once when `isWanted`. On failure `onMissing` is called, and the next
 * request retries.
 */
export function useLazyModule<Module>(
  load: () => Promise<Module>,
  isWanted: boolean,
  onMissing: () => void,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const reportMissing = useEffectEvent(() => {
    if (isWanted) onMissing();
  });
  useEffect(() => {
    if (module) return;
    const begin = () => void load().then((loaded) => setModule(() => loaded), reportMissing);
    return isWanted ? begin() : whenIdle(begin);
  }, [load, isWanted, module]);
  return module;
}

function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
