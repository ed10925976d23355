import { del, get, promisifyRequest } from "idb-keyval";
import { type DraftOwner, draftExpiresAt, draftKey, withDrafts } from "../../card/public/draft-database.ts";
import { type Draft, readStored, toStored } from "./draft.ts";

/** Some browsers neither open nor refuse the database in private windows; nobody waits longer than this for a draft. */
const OPEN_TIMEOUT_MS = 1_000;

export async function loadDraft(owner: DraftOwner): Promise<Draft | null> {
  const stored = await Promise.race([
    withDrafts((drafts) => get<unknown>(draftKey(owner), drafts)),
    new Promise<undefined>((resolve) => setTimeout(resolve, OPEN_TIMEOUT_MS)),
  ]);
  const draft = readStored(owner, stored);
  if (!draft || draftExpiresAt(draft.savedAt) > Date.now()) return draft;
  void deleteDraft(owner);
  return null;
}

export async function saveDraft(owner: DraftOwner, draft: Draft): Promise<void> {
  await withDrafts((drafts) =>
    drafts("readwrite", (store) => {
      store.put(toStored(owner, draft), draftKey(owner));
      // At once, not when the page next has time: it may be about to end.
      store.transaction.commit();
      return promisifyRequest(store.transaction);
    }),
  );
}

export async function deleteDraft(owner: DraftOwner): Promise<void> {
  await withDrafts((drafts) => del(draftKey(owner), drafts));
}
