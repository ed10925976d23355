import { type ThemeKey, themeOf } from "@visita/domain/card/themes";
import { get } from "idb-keyval";
import { useEffect, useState } from "react";
import { draftExpiresAt, draftKey, withDrafts } from "./draft-database.ts";

/** What a list needs to know of a card that was begun on this device. */
export type DraftSummary = {
  readonly fullname: string;
  readonly occupation: string;
  readonly companyname: string;
  readonly profilepic: string | null;
  readonly color: ThemeKey;
  readonly savedAt: number;
};

/**
 * Undefined while looking, null when there is none. Read by hand and not by the draft's schema, which needs the channel
 * catalogue: the wizard checks the draft before it uses it.
 */
export function useNewCardDraft(userid: string): DraftSummary | null | undefined {
  const [draft, setDraft] = useState<DraftSummary | null>();
  useEffect(() => {
    let isCurrent = true;
    const owner = { userid, cardid: null };
    void withDrafts((drafts) => get<unknown>(draftKey(owner), drafts)).then((stored) => {
      if (isCurrent) setDraft(summaryOf(stored, userid));
    });
    return () => {
      isCurrent = false;
    };
  }, [userid]);
  return draft;
}

function summaryOf(stored: unknown, userid: string): DraftSummary | null {
  const draft = (stored ?? {}) as { userid?: unknown; savedAt?: unknown; values?: Record<string, unknown> };
  const { values } = draft;
  if (draft.userid !== userid || typeof draft.savedAt !== "number" || typeof values !== "object") return null;
  if (draftExpiresAt(draft.savedAt) <= Date.now()) return null;
  const text = (name: string) => (typeof values[name] === "string" ? (values[name] as string).trim() : "");
  return {
    fullname: text("fullname"),
    occupation: text("occupation"),
    companyname: text("companyname"),
    profilepic: text("profilepic") || null,
    color: themeOf(text("color")).key,
    savedAt: draft.savedAt,
  };
}
