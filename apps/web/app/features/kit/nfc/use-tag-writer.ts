import { useEffect, useRef, useState } from "react";
import { TagError, type TagFailure, writeTag } from "./web-nfc.ts";

/** How long a tag is looked for. */
export const SEARCH_SECONDS = 30;

export type TagState =
  | { step: "ready" }
  | { step: "looking"; secondsLeft: number }
  | { step: "written"; isReadBack: boolean; isLocked: boolean }
  | { step: "failed"; failure: TagFailure };

/** One tag at a time. Leaving the page stops the search. */
export function useTagWriter(url: string) {
  const [state, setState] = useState<TagState>({ step: "ready" });
  const search = useRef<AbortController>(null);
  const isLooking = state.step === "looking";

  useEffect(() => () => search.current?.abort(), []);
  useEffect(() => {
    if (!isLooking) return;
    const timer = setInterval(() => {
      setState((now) => (now.step === "looking" ? { ...now, secondsLeft: now.secondsLeft - 1 } : now));
    }, 1_000);
    return () => clearInterval(timer);
  }, [isLooking]);
  useEffect(() => {
    if (state.step !== "looking" || state.secondsLeft > 0) return;
    search.current?.abort();
    setState({ step: "failed", failure: "timeout" });
  }, [state]);

  async function write(isLocking: boolean) {
    search.current?.abort();
    const own = new AbortController();
    search.current = own;
    setState({ step: "looking", secondsLeft: SEARCH_SECONDS });
    try {
      const { isReadBack } = await writeTag({ url, isLocking, signal: own.signal });
      if (!own.signal.aborted) setState({ step: "written", isReadBack, isLocked: isLocking });
    } catch (error) {
      // Stopped, or the time was up: the screen has gone on.
      if (own.signal.aborted) return;
      setState({ step: "failed", failure: error instanceof TagError ? error.failure : "unknown" });
    }
  }

  function stop() {
    search.current?.abort();
    setState({ step: "ready" });
  }

  return { state, write, stop };
}
