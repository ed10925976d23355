import type { Feature } from "../../core/feature.ts";
import { newId } from "../../lib/tokens.ts";
import { beaconRoutes } from "./beacon.routes.ts";
import { insightRoutes } from "./insight.routes.ts";
import { findLinkSums, insightPart } from "./insight.service.ts";
import { foldOldDays } from "./insight-retention.service.ts";
import { oldSumsMover } from "./old-sums.service.ts";
import { writeBatch } from "./visit-batch.service.ts";
import { createVisitDay } from "./visit-day.ts";
import { VisitRecorder } from "./visit-recorder.ts";
import { VisitShare } from "./visit-share.ts";
import { forgetVisitors } from "./visitor.service.ts";

declare module "../../core/app-context.ts" {
  interface AppContext {
    readonly visitRecorder: VisitRecorder;
    /** The UTC day in which a visit at this time counts. */
    readonly visitDay: (now: number) => string;
  }
}

export const insightFeature: Feature = {
  name: "insight",
  create(context) {
    const writer = { id: newId(), share: new VisitShare(context.config.rateLimitScale) };
    const visitRecorder = new VisitRecorder({
      write: (batch) => writeBatch(context, writer, batch),
      log: context.log,
    });
    return { visitRecorder, visitDay: createVisitDay(), findLinkSums };
  },
  routes: { api: [insightRoutes], unlimited: [beaconRoutes] },
  jobs: ({ now }) => [
    {
      name: "visitor keys",
      everyMs: 60_000,
      failure: "destroying yesterday's visitor keys failed; it runs again in a minute",
      run: ({ db, now }) => forgetVisitors(db, now()),
    },
    {
      name: "insight folding",
      everyMs: 24 * 60 * 60_000,
      atStart: true,
      failure: "folding old insights into months failed; it runs again in a day",
      run: foldOldDays,
    },
    {
      name: "insight packing",
      everyMs: 10_000,
      failure: "moving insights of the release before failed; it goes on in ten seconds",
      run: oldSumsMover(now()),
    },
  ],
  exports: { parts: [insightPart] },
  close: ({ visitRecorder }) => visitRecorder.stop(),
};
