import type { Db } from "../../db/database.ts";
import { listSourceTotals } from "./insight.store.ts";

export type LinkSums = { views: number; saves: number; details: number };

/** By the link's id, since it was made. Links that brought nobody are missing in the map. */
export async function findLinkSums(db: Db, cardId: string): Promise<ReadonlyMap<string, LinkSums>> {
  const sums = new Map<string, LinkSums>();
  for (const { source, kind, count } of await listSourceTotals(db, cardId, ["view", "save", "exchange"])) {
    const link = sums.get(source) ?? { views: 0, saves: 0, details: 0 };
    if (kind === "view") link.views = count;
    if (kind === "save") link.saves = count;
    if (kind === "exchange") link.details = count;
    sums.set(source, link);
  }
  return sums;
}
