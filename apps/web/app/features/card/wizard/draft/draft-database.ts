import { createStore, promisifyRequest, type UseStore } from "idb-keyval";

let opened: UseStore | undefined;

/** Failures are ignored: the wizard works without drafts. */
export async function withDrafts<Result>(
  work: (drafts: UseStore) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    opened ??= createStore("visita-drafts", "drafts");
    return await work(opened);
  } catch {
    opened = undefined;
    return undefined;
  }
}

/** `cardid` is null for a new card. */
export type DraftOwner = { readonly userid: string; readonly cardid: string | null };

export function draftKey({ userid, cardid }: DraftOwner): string {
  return `${userid}/${cardid ?? "new"}`;
}

/** Bounds of the keys of an account's drafts. */
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
