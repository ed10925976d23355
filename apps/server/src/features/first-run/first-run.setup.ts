import type { RootDb } from "../../db/database.ts";
import type { CardContext } from "../card/card.context.ts";
import type { InsightContext } from "../insight/insight.context.ts";

export type FirstRunContext = {
  readonly db: RootDb;
  readonly now: () => number;
  readonly cards: CardContext;
  readonly insights: Pick<InsightContext, "replicas">;
};

export function createFirstRun({ db, now, cards, insights }: FirstRunContext): FirstRunContext {
  return { db, now, cards, insights };
}
