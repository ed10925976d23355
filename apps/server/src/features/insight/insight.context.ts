import type { RootDb } from "../../db/database.ts";
import type { Replicas } from "../../db/replicas.ts";
import type { CardContext } from "../card/card.context.ts";
import type { VisitRecorder } from "./visit-recorder.ts";

export type InsightContext = {
  readonly db: RootDb;
  readonly now: () => number;
  readonly cards: CardContext;
  /** Sums are read there; batches write them, so nobody waits to see a change of their own. */
  readonly replicas: Replicas;
  readonly recorder: VisitRecorder;
  /** The UTC day in which a visit at this time counts. */
  readonly visitDay: (now: number) => string;
};
