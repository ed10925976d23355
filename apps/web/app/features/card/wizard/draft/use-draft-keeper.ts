import { useEffect, useRef, useState } from "react";
import type { WizardStore } from "../wizard-store.ts";
import { createDraftKeeper, type DraftKeeper } from "./draft-keeper.ts";
import type { DraftOwner } from "./draft-key.ts";
import { dropDraft, saveDraft } from "./draft-storage.ts";

const LAST_EVENTS = ["beforeunload", "pagehide"] as const;

type Options = { owner: DraftOwner; store: WizardStore; step: number; version: number | null };

/** Keeps what is typed on this device until it is saved. */
export function useDraftKeeper({ owner, store, step, version }: Options): DraftKeeper {
  const place = useRef({ step, version });
  const [keeper] = useState(() =>
    createDraftKeeper({
      read() {
        const { values, isDirty } = store.get();
        return isDirty ? { ...place.current, values, savedAt: Date.now() } : null;
      },
      save: (draft) => void saveDraft(owner, draft),
      drop: () => void dropDraft(owner),
    }),
  );

  useEffect(() => {
    place.current = { step, version };
    if (store.get().isDirty) keeper.touch();
  }, [keeper, store, step, version]);

  useEffect(() => {
    let last = store.get().values;
    const unsubscribe = store.subscribe(() => {
      const { values } = store.get();
      if (values !== last) keeper.touch();
      last = values;
    });
    // A phone may end a hidden page without another word. When a page is hidden because it ends, a write may come too
    // late; it is in time when the browser first asks whether the page may end.
    const onHidden = () => document.visibilityState === "hidden" && keeper.flush();
    document.addEventListener("visibilitychange", onHidden);
    for (const event of LAST_EVENTS) window.addEventListener(event, keeper.flush);
    return () => {
      unsubscribe();
      document.removeEventListener("visibilitychange", onHidden);
      for (const event of LAST_EVENTS) window.removeEventListener(event, keeper.flush);
      keeper.flush();
    };
  }, [keeper, store]);

  return keeper;
}
