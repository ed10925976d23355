import { createStore, promisifyRequest, type UseStore } from "idb-keyval";

let opened: UseStore | undefined;
let isKeeping = true;

/** Whether the browser kept what it was last given. */
export const keepsDrafts = () => isKeeping;

/** Drafts are a comfort: where the browser keeps nothing, everything works as well without them. */
export async function withDrafts<Result>(
  work: (drafts: UseStore) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    opened ??= createStore("visita-drafts", "drafts");
    const result = await work(opened);
    isKeeping = true;
    return result;
  } catch {
    opened = undefined;
    isKeeping = false;
    return undefined;
  }
}

/** Counted from the last change. */
const DRAFT_TTL_MS = 7 * 24 * 60 * 60_000;

/** Epoch milliseconds. */
export function draftExpiresAt(savedAt: number): number {
  return savedAt + DRAFT_TTL_MS;
}

/** Whose draft it is, and of which card; null for a card that is still to be made. */
export type DraftOwner = { readonly userid: string; readonly cardid: string | null };

export function draftKey({ userid, cardid }: DraftOwner): string {
  return `${userid}/${cardid ?? "new"}`;
}

/** From the first to the last key that one person's drafts can have. */
export function draftKeysOf(userid: string): [first: string, last: string] {
  return [`${userid}/`, `${userid}/\uffff`];
}

/**
 * Deletes the drafts of an account that logs out, because the browser may be shared. A module apart from reading drafts:
 * every page can log out, and must not load the channel catalogue that drafts are validated against.
 */
export async function deleteDrafts(userid: string): Promise<void> {
  await withDrafts((drafts) =>
    drafts("readwrite", (store) => {
      store.delete(IDBKeyRange.bound(...draftKeysOf(userid)));
      return promisifyRequest(store.transaction);
    }),
  );
}
