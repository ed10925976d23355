import { TEAM_MESSAGES as TEXT } from "@visita/domain/team/team.messages";
import { storedTemplate } from "@visita/domain/team/template";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { changedFields, UNDO_MS } from "@visita/domain/team/template.rules";
import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import { type ListedTemplateRow, listTemplates } from "./template.store.ts";

export async function listTeamTemplates({ db, now }: AppContext, teamId: string): Promise<TeamTemplate[]> {
  return (await listTemplates(db, teamId)).map((row) => toTemplate(row, now()));
}

export async function describeTemplate(
  context: AppContext,
  teamId: string,
  id: string,
): Promise<TeamTemplate> {
  const found = (await listTeamTemplates(context, teamId)).find(({ templateid }) => templateid === id);
  if (!found) throw templateNotFound();
  return found;
}

function toTemplate(row: ListedTemplateRow, now: number): TeamTemplate {
  const template = storedTemplate(row.fields, row.logo);
  const until = row.changed_at + UNDO_MS;
  const previous = row.previous_fields && storedTemplate(row.previous_fields, row.previous_logo);
  return {
    templateid: row.id,
    name: row.name,
    version: row.version,
    cards: Number(row.cards),
    template: template as TeamTemplate["template"],
    undo:
      previous && now < until
        ? {
            by: row.first_name === null ? null : `${row.first_name} ${row.last_name}`.trim(),
            at: row.changed_at,
            until,
            fields: changedFields(previous, template),
          }
        : null,
  };
}

export function templateNotFound(): AppError {
  return new AppError("not_found", TEXT.templateNotFound);
}
