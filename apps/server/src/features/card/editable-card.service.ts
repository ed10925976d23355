import { featuresOf } from "@visita/domain/billing/plan.rules";
import type { EditableCard } from "@visita/domain/card/card.contract";
import { visibleCard } from "@visita/domain/card/card.gating";
import { allContacts, linkChoiceOf } from "@visita/domain/card/link-only";
import { describeTemplate } from "@visita/domain/team/template";
import type { AppContext } from "../../core/app-context.ts";
import { findPlanStatus } from "../billing/subscription.service.ts";
import { cardNotFound } from "./card.refusals.ts";
import { findCardOfOwner, type WholeCardRow } from "./card.store.ts";
import { listTeamNames } from "./team-card.store.ts";
import { templateOf, toStoredCard } from "./visible-card.ts";

/** For its owner, with everything that is stored. */
export async function getEditableCard(
  context: AppContext,
  ownerId: string,
  cardId: string,
): Promise<EditableCard> {
  const row = await getCardRow(context, ownerId, cardId);
  const { linkOnlyContacts, ...card } = toStoredCard(row);
  const contacts = allContacts({ ...card, linkOnlyContacts });
  const linkOnly = linkOnlyContacts && { linkOnly: linkChoiceOf(linkOnlyContacts) };
  return { ...card, contacts, ...linkOnly, ...(await describeTeam(context, row)) };
}

/** For somebody else, who corrects it: without the channels that only links show. */
export async function getPlainEditableCard(
  context: AppContext,
  ownerId: string,
  cardId: string,
): Promise<EditableCard> {
  const row = await getCardRow(context, ownerId, cardId);
  return { ...visibleCard(toStoredCard(row), featuresOf("active")), ...(await describeTeam(context, row)) };
}

async function describeTeam(context: AppContext, row: WholeCardRow): Promise<Pick<EditableCard, "team">> {
  const [team] = row.team_id === null ? [] : await listTeamNames(context.db, [row.team_id]);
  const template = templateOf(row);
  if (!team || !template) return {};
  const status = await findPlanStatus(context, team.id);
  return { team: { teamid: team.id, name: team.name, status, ...describeTemplate(template) } };
}

async function getCardRow({ db }: AppContext, ownerId: string, cardId: string): Promise<WholeCardRow> {
  const row = await findCardOfOwner(db, cardId, ownerId);
  if (!row) throw cardNotFound();
  return row;
}
