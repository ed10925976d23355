import { useCallback, useRef, useState } from "react";

/**
 * One thing at a time: what is asked for meanwhile is not begun. The ref decides, because two clicks can come before the
 * state is drawn. Work that ends with "leaving" stays under way until the page changes.
 */
export function useGuard<Key = true>() {
  const isRunning = useRef(false);
  /** What is under way, for the screen. */
  const [running, setRunning] = useState<Key | null>(null);

  const release = useCallback(() => {
    isRunning.current = false;
    setRunning(null);
  }, []);

  const run = useCallback(
    async (key: Key, work: () => Promise<unknown>): Promise<void> => {
      if (isRunning.current) return;
      isRunning.current = true;
      setRunning(key);
      try {
        if ((await work()) === "leaving") return;
      } catch (error) {
        release();
        throw error;
      }
      release();
    },
    [release],
  );

  return { running, isRunning, run, release };
}
