import type { PlanStatus } from "@visita/domain/billing/plan.rules";
import type { PublicCard } from "@visita/domain/card/public-card";
import type { AppContext } from "../../core/app-context.ts";
import { ownerWrite } from "../account/owner-change.service.ts";
import { findPlan } from "../billing/subscription.service.ts";
import { cardWrite, templateWrite } from "./card-change.service.ts";
import { listCardsOfTeam } from "./team-card.store.ts";
import { hiddenReason, isUnclaimed, toPublicCard } from "./visible-card.ts";

const IDS_PER_QUERY = 500;

export type TeamCardList = {
  readonly status: PlanStatus;
  /** Those that everybody may see, as visitors see them. */
  readonly cards: readonly PublicCard[];
  /** The messages after which the list is another one, also of the cards that are not shown now. */
  readonly changedBy: ReadonlySet<string>;
  /** When the cards will look different without a write, because the plan ends. Epoch milliseconds. */
  readonly changesAt: number | null;
};

/** Cards of a team by their ids. What nobody has taken yet is nobody's to show. */
export async function listPublicTeamCards(
  context: AppContext,
  teamId: string,
  cardIds: readonly string[],
): Promise<TeamCardList> {
  const { db, now } = context;
  const plan = await findPlan(context, teamId);
  const cards: PublicCard[] = [];
  const changedBy = new Set([ownerWrite(teamId)]);
  for (let start = 0; start < cardIds.length; start += IDS_PER_QUERY) {
    for (const row of await listCardsOfTeam(db, teamId, cardIds.slice(start, start + IDS_PER_QUERY))) {
      changedBy.add(cardWrite(row.username_key)).add(ownerWrite(row.owner_id));
      if (row.template_id !== null) changedBy.add(templateWrite(row.template_id));
      if (hiddenReason(row) === null && !isUnclaimed(row)) cards.push(toPublicCard(row, plan.status, now()));
    }
  }
  return { status: plan.status, cards, changedBy, changesAt: plan.until };
}
