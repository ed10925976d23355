import { promisifyRequest } from "idb-keyval";
import { withDrafts } from "./draft-database.ts";
import { draftKeysOf } from "./draft-key.ts";

/**
 * Deletes the drafts of an account that logs out, because the browser may be shared. A module apart from reading drafts:
 * every page can log out, and must not load the channel catalogue that drafts are validated against.
 */
export async function forgetDrafts(userid: string): Promise<void> {
  await withDrafts((drafts) =>
    drafts("readwrite", (store) => {
      store.delete(IDBKeyRange.bound(...draftKeysOf(userid)));
      return promisifyRequest(store.transaction);
    }),
  );
}
