import { useEffect, useState } from "react";
import type { Draft } from "./draft.ts";
import { loadDraft } from "./draft-storage.ts";

/** Looks once for a draft that was left on this device. Undefined while looking, null when there is none. */
export function useFoundDraft(userid: string, cardid: string | null): Draft | null | undefined {
  const [draft, setDraft] = useState<Draft | null>();
  useEffect(() => {
    let isCurrent = true;
    void loadDraft({ userid, cardid }).then((found) => {
      if (isCurrent) setDraft(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [userid, cardid]);
  return draft;
}
