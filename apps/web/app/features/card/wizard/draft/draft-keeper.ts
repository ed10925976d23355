import type { Draft } from "./draft.ts";

/** How long typing must pause before the draft is written. */
const PAUSE_MS = 400;

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

type KeeperParts = {
  /** The draft as it is now; null when there is nothing worth keeping. */
  read: () => Draft | null;
  save: (draft: Draft) => void;
  drop: () => void;
};

/** Decides when a draft is written: after a pause in typing, and at once when the page goes away. */
export function createDraftKeeper({ read, save, drop }: KeeperParts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function flush() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const draft = isClosed ? null : read();
    if (draft) save(draft);
  }

  return {
    /** Something has changed. */
    touch() {
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE_MS);
    },
    flush,
    /** The work is saved: nothing may bring the draft back, not even a change that was still waiting. */
    close() {
      isClosed = true;
      clearTimeout(timer);
      timer = undefined;
      drop();
    },
    /** Its card was loaded anew, and typing begins again. */
    discard() {
      clearTimeout(timer);
      timer = undefined;
      drop();
    },
  };
}
