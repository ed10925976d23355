import { useEffect, useRef, useState } from "react";
import type { DraftOwner } from "../../card/public/draft-database.ts";
import type { WizardStore } from "../wizard-store.ts";
import type { Draft } from "./draft.ts";
import { deleteDraft, saveDraft } from "./draft-storage.ts";

/** How long typing must pause before the draft is written. */
const DEBOUNCE_MS = 400;

type DraftAutosave = ReturnType<typeof createDraftAutosave>;

type AutosaveOptions = {
  /** The draft as it is now; null when there is nothing worth keeping. */
  read: () => Draft | null;
  save: (draft: Draft) => void;
  drop: () => void;
};

/** Decides when a draft is written: after a pause in typing, and at once when the page goes away. */
export function createDraftAutosave({ read, save, drop }: AutosaveOptions) {
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
      timer = setTimeout(flush, DEBOUNCE_MS);
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

const UNLOAD_EVENTS = ["beforeunload", "pagehide"] as const;

type Options = { owner: DraftOwner; store: WizardStore; step: number; version: number | null };

/** Keeps what is typed on this device until it is saved. */
export function useDraftAutosave({ owner, store, step, version }: Options): DraftAutosave {
  const place = useRef({ step, version });
  const [autosave] = useState(() =>
    createDraftAutosave({
      read() {
        const { values, isDirty } = store.get();
        return isDirty ? { ...place.current, values, savedAt: Date.now() } : null;
      },
      save: (draft) => void saveDraft(owner, draft),
      drop: () => void deleteDraft(owner),
    }),
  );

  useEffect(() => {
    place.current = { step, version };
    if (store.get().isDirty) autosave.touch();
  }, [autosave, store, step, version]);

  useEffect(() => {
    let last = store.get().values;
    const unsubscribe = store.subscribe(() => {
      const { values } = store.get();
      if (values !== last) autosave.touch();
      last = values;
    });
    // A phone may end a hidden page without another word. When a page is hidden because it ends, a write may come too
    // late; it is in time when the browser first asks whether the page may end.
    const onHidden = () => document.visibilityState === "hidden" && autosave.flush();
    document.addEventListener("visibilitychange", onHidden);
    for (const event of UNLOAD_EVENTS) window.addEventListener(event, autosave.flush);
    return () => {
      unsubscribe();
      document.removeEventListener("visibilitychange", onHidden);
      for (const event of UNLOAD_EVENTS) window.removeEventListener(event, autosave.flush);
      autosave.flush();
    };
  }, [autosave, store]);

  return autosave;
}
