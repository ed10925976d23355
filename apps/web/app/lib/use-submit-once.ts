import { useCallback, useRef, useState } from "react";

/** "leaving" keeps the form busy until the page changes. */
export type SubmitOutcome = "leaving" | "staying";

/**
 * One submit at a time: while one is pending, further ones are ignored. A ref decides, because a second click may come
 * before the busy state is rendered. `start` returns undefined when there is nothing to send.
 */
export function useSubmitOnce() {
  const isPending = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const release = useCallback(() => {
    isPending.current = false;
    setBusy(false);
  }, []);

  const submit = useCallback(
    async (start: () => Promise<SubmitOutcome> | undefined): Promise<void> => {
      if (isPending.current) return;
      isPending.current = true;
      let outcome: SubmitOutcome = "staying";
      try {
        const pending = start();
        if (!pending) return;
        setBusy(true);
        outcome = await pending;
      } finally {
        if (outcome === "staying") release();
      }
    },
    [release],
  );

  return { isBusy, submit, release };
}
