import { createStore, type UseStore } from "idb-keyval";

let opened: UseStore | undefined;

/** Drafts are a comfort: where the browser keeps nothing, everything works as well without them. */
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
