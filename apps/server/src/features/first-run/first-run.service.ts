import type { FirstRun } from "@visita/domain/first-run/first-run.contract";
import type { FirstRunEvent } from "@visita/domain/first-run/first-run.rules";
import type { AppContext, AppEvents } from "../../core/app-context.ts";
import { listCards } from "../card/card.service.ts";
import { wereCardsSeen } from "../insight/insight.service.ts";
import { type FirstRunTime, findFirstRunRow, insertFirstRun, updateFirstRunTime } from "./first-run.store.ts";

const TIME_OF_EVENT: Readonly<Record<FirstRunEvent, FirstRunTime>> = {
  signature_copied: "signature_copied_at",
  code_shown: "code_shown_at",
  put_away: "put_away_at",
};

/** Cards and visitors are looked up rather than noted, so that they cannot disagree with what there is. */
export async function findFirstRun(context: AppContext, accountId: string): Promise<FirstRun> {
  const row = await findFirstRunRow(context.db, accountId);
  if (!row || row.put_away_at !== null) return { steps: null };
  const cards = await listCards(context, accountId);
  return {
    steps: {
      card: cards.length > 0,
      signature: row.signature_copied_at !== null,
      code: row.code_shown_at !== null,
      visitor: await wereCardsSeen(
        context,
        cards.map(({ cardid }) => cardid),
      ),
    },
  };
}

/** Does nothing for an account without first steps. Returns what is left to do. */
export async function recordFirstRunEvent(
  context: AppContext,
  accountId: string,
  event: FirstRunEvent,
): Promise<FirstRun> {
  await updateFirstRunTime(context.db, accountId, TIME_OF_EVENT[event], context.now());
  return findFirstRun(context, accountId);
}

/** For an account that is just being made. */
export function beginFirstRun(
  _context: AppContext,
  { trx, accountId }: AppEvents["accountCreated"],
): Promise<void> {
  return insertFirstRun(trx, accountId);
}

/** For the copy of an account; nothing for one that never had first steps. */
export async function describeFirstRun({ db }: AppContext, accountId: string) {
  const row = await findFirstRunRow(db, accountId);
  if (!row) return {};
  return {
    firstRun: {
      signatureCopiedAt: isoTimeOrNull(row.signature_copied_at),
      codeShownAt: isoTimeOrNull(row.code_shown_at),
      putAwayAt: isoTimeOrNull(row.put_away_at),
    },
  };
}

function isoTimeOrNull(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
