import type { FirstRun } from "@visita/domain/first-run/first-run.contract";
import type { FirstRunEvent } from "@visita/domain/first-run/first-run.rules";
import { listCards } from "../card/card.service.ts";
import { wereCardsSeen } from "../insight/insight.service.ts";
import type { FirstRunContext } from "./first-run.setup.ts";
import { type FirstRunTime, findFirstRunRow, updateFirstRunTime } from "./first-run.store.ts";

const TIME_OF_EVENT: Readonly<Record<FirstRunEvent, FirstRunTime>> = {
  signature_copied: "signature_copied_at",
  code_shown: "code_shown_at",
  put_away: "put_away_at",
};

/** Cards and visitors are looked up rather than noted, so that they cannot disagree with what there is. */
export async function findFirstRun(context: FirstRunContext, accountId: string): Promise<FirstRun> {
  const row = await findFirstRunRow(context.db, accountId);
  if (!row || row.put_away_at !== null) return { steps: null };
  const cards = await listCards(context.cards, accountId);
  return {
    steps: {
      card: cards.length > 0,
      signature: row.signature_copied_at !== null,
      code: row.code_shown_at !== null,
      visitor: await wereCardsSeen(
        context.insights,
        cards.map(({ cardid }) => cardid),
      ),
    },
  };
}

/** Does nothing for an account without first steps. Returns what is left to do. */
export async function recordFirstRunEvent(
  context: FirstRunContext,
  accountId: string,
  event: FirstRunEvent,
): Promise<FirstRun> {
  await updateFirstRunTime(context.db, accountId, TIME_OF_EVENT[event], context.now());
  return findFirstRun(context, accountId);
}
