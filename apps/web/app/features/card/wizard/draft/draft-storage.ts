import { createStore, del, get, promisifyRequest, type UseStore } from "idb-keyval";
import { type Draft, type DraftOwner, draftKey, readStored, toStored } from "./draft.ts";

/** Some browsers neither open nor refuse the database in private windows; nobody waits longer than this for a draft. */
const PATIENCE_MS = 1_000;

let opened: UseStore | undefined;
function drafts(): UseStore {
  opened ??= createStore("visita-drafts", "drafts");
  return opened;
}

/** Drafts are a comfort: where the browser keeps nothing, the form works as well without them. */
async function orNothing<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    opened = undefined;
    return undefined;
  }
}

export async function loadDraft(owner: DraftOwner): Promise<Draft | null> {
  const stored = await Promise.race([
    orNothing(() => get<unknown>(draftKey(owner), drafts())),
    new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
  return readStored(owner, stored);
}

export async function saveDraft(owner: DraftOwner, draft: Draft): Promise<void> {
  await orNothing(() =>
    drafts()("readwrite", (store) => {
      store.put(toStored(owner, draft), draftKey(owner));
      // At once, not when the page next has time: it may be about to end.
      store.transaction.commit();
      return promisifyRequest(store.transaction);
    }),
  );
}

export async function dropDraft(owner: DraftOwner): Promise<void> {
  await orNothing(() => del(draftKey(owner), drafts()));
}
