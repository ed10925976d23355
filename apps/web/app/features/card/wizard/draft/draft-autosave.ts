import { useEffect, useRef, useState } from "react";
import type { WizardStore } from "../wizard-store.ts";
import type { Draft } from "./draft.ts";
import type { DraftOwner } from "./draft-database.ts";
import { deleteDraft, saveDraft } from "./draft-storage.ts";

const DEBOUNCE_MS = 400;

type DraftAutosave = ReturnType<typeof createDraftAutosave>;

type AutosaveOptions = {
  /** The current draft; null when nothing was changed. */
  read: () => Draft | null;
  save: (draft: Draft) => void;
  drop: () => void;
};

/** Writes the draft after a pause in typing, and at once when the page is unloaded. */
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
    /** Schedules a write. */
    touch() {
      clearTimeout(timer);
      timer = setTimeout(flush, DEBOUNCE_MS);
    },
    flush,
    /** The card is saved: deletes the draft and cancels pending and future writes. */
    close() {
      isClosed = true;
      clearTimeout(timer);
      timer = undefined;
      drop();
    },
    /** Deletes the draft after its card was reloaded; later changes are written again. */
    discard() {
      clearTimeout(timer);
      timer = undefined;
      drop();
    },
  };
}

const UNLOAD_EVENTS = ["beforeunload", "pagehide"] as const;

type Options = { owner: DraftOwner; store: WizardStore; step: number; version: number | null };

/** Keeps unsaved input in the browser's database. */
export function useDraftAutosave({ owner, store, step, version }: Options): DraftAutosave {
  const position = useRef({ step, version });
  const [autosave] = useState(() =>
    createDraftAutosave({
      read() {
        const { values, isDirty } = store.get();
        return isDirty ? { ...position.current, values, savedAt: Date.now() } : null;
      },
      save: (draft) => void saveDraft(owner, draft),
      drop: () => void deleteDraft(owner),
    }),
  );

  useEffect(() => {
    position.current = { step, version };
    if (store.get().isDirty) autosave.touch();
  }, [autosave, store, step, version]);

  useEffect(() => {
    let last = store.get().values;
    const unsubscribe = store.subscribe(() => {
      const { values } = store.get();
      if (values !== last) autosave.touch();
      last = values;
    });
    // A phone may kill a hidden page without further events. On unload, visibilitychange may be too late for a write;
    // beforeunload is early enough.
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
