import { promisifyRequest } from "idb-keyval";
import { withDrafts } from "./draft-database.ts";
import { draftKeysOf } from "./draft-key.ts";

/**
 * Whoever logs out leaves nothing behind for the next one at this computer. Apart from the reading and writing of
 * drafts, because every page can log out and few of them need the catalogue that a draft is checked against.
 */
export async function forgetDrafts(userid: string): Promise<void> {
  await withDrafts((drafts) =>
    drafts("readwrite", (store) => {
      store.delete(IDBKeyRange.bound(...draftKeysOf(userid)));
      return promisifyRequest(store.transaction);
    }),
  );
}
