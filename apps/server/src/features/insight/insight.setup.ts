import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config.ts";
import type { RootDb } from "../../db/database.ts";
import type { Replicas } from "../../db/replicas.ts";
import { newId } from "../../lib/tokens.ts";
import type { CardContext } from "../card/card.context.ts";
import type { InsightContext } from "./insight.context.ts";
import { writeBatch } from "./visit-batch.service.ts";
import { createVisitDay } from "./visit-day.ts";
import { VisitRecorder } from "./visit-recorder.ts";
import { VisitShare } from "./visit-share.ts";

type Deps = {
  config: Pick<Config, "rateLimitScale">;
  db: RootDb;
  now: () => number;
  log: FastifyBaseLogger;
  cards: CardContext;
  replicas: Replicas;
};

export function createInsights({ config, db, now, log, cards, replicas }: Deps): InsightContext {
  const writer = newId();
  const share = new VisitShare(config.rateLimitScale);
  const recorder = new VisitRecorder({
    write: (batch) => writeBatch({ db, now, cards, writer, share }, batch),
    log,
  });
  return { db, now, cards, replicas, recorder, visitDay: createVisitDay() };
}
