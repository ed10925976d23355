import { useEffect } from "react";

/** Keeps the screen on while something is shown on it. Browsers that cannot do that dim it as usual. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    async function request() {
      if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
      try {
        const taken = await navigator.wakeLock.request("screen");
        if (isOver) return void taken.release();
        lock = taken;
      } catch {
        // Refused with a low battery, for example.
      }
    }
    // The browser gives it up whenever the page is hidden.
    const again = () => void request();
    document.addEventListener("visibilitychange", again);
    again();
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  }, []);
}
