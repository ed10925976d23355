import { useSyncExternalStore } from "react";

/** Pixels of scroll after which the header takes its scrolled style. */
const THRESHOLD = 10;

export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener("scroll", onChange, { passive: true });
  return () => removeEventListener("scroll", onChange);
}
