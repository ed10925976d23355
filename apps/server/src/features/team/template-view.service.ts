import { TEAM_MESSAGES as TEXT } from "@visita/domain/team/team.messages";
import { storedTemplate } from "@visita/domain/team/template";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { changedFields, MAX_TEMPLATES, UNDO_MS } from "@visita/domain/team/template.rules";
import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import { findPlanStatus } from "../billing/subscription.service.ts";
import { findTeamCards, type TeamCard } from "../card/team-card.service.ts";
import type { Member } from "./team-access.ts";
import { type ListedTemplateRow, listTemplates } from "./template.store.ts";

type Viewer = Pick<Member, "teamId" | "accountId">;

export async function describeTemplates(context: AppContext, viewer: Viewer) {
  return {
    templates: await listTeamTemplates(context, viewer),
    max: MAX_TEMPLATES,
    status: await findPlanStatus(context, viewer.teamId),
  };
}

async function listTeamTemplates(context: AppContext, viewer: Viewer): Promise<TeamTemplate[]> {
  const { db, now } = context;
  const rows = await listTemplates(db, viewer.teamId);
  const samples = rows.flatMap(({ sample_id }) => sample_id ?? []);
  const cards = await findTeamCards(db, viewer.teamId, samples);
  return rows.map((row) => toTemplate(row, cards.get(row.sample_id ?? ""), viewer, now()));
}

export async function describeTemplate(
  context: AppContext,
  viewer: Viewer,
  id: string,
): Promise<TeamTemplate> {
  const found = (await listTeamTemplates(context, viewer)).find(({ templateid }) => templateid === id);
  if (!found) throw templateNotFound();
  return found;
}

function toTemplate(
  row: ListedTemplateRow,
  sample: TeamCard | undefined,
  { accountId }: Viewer,
  now: number,
): TeamTemplate {
  const template = storedTemplate(row.fields, row.logo);
  const until = row.changed_at + UNDO_MS;
  const previous = row.previous_fields && storedTemplate(row.previous_fields, row.previous_logo);
  return {
    templateid: row.id,
    name: row.name,
    version: row.version,
    cards: Number(row.cards),
    template: template as TeamTemplate["template"],
    sample: sample
      ? {
          username: sample.username,
          fullname: sample.fullname,
          occupation: sample.occupation,
          companyname: sample.companyname,
          profilepic: sample.profilepic,
        }
      : null,
    changedAt: row.changed_at,
    changedBy: row.first_name === null ? null : `${row.first_name} ${row.last_name}`.trim(),
    isChangedByYou: row.changed_by === accountId,
    undo: previous && now < until ? { until, fields: changedFields(previous, template) } : null,
  };
}

export function templateNotFound(): AppError {
  return new AppError("not_found", TEXT.templateNotFound);
}
