import { storedTemplate } from "@visita/domain/team/template";
import type { AppContext } from "../../core/app-context.ts";
import { type ArchivePart, jsonPart } from "../../lib/archive-part.ts";
import { isoTime } from "../../lib/utc-time.ts";
import { findTeamCards } from "../card/team-card.service.ts";
import { exportTeamLinks } from "../link/team-link.service.ts";
import { listActions, listTeamsOf } from "./team.store.ts";
import { listPeople } from "./team-person.store.ts";
import { listTemplates } from "./template.store.ts";

const EVERYTHING = { offset: 0, limit: 1_000_000 };

/** An owner's copy has the whole team, anybody else's that they are in it. Their card is among their cards. */
export async function teamPart({ db, now }: AppContext, accountId: string): Promise<ArchivePart> {
  const teams: object[] = [];
  for (const { id, name, role, created_at } of await listTeamsOf(db, accountId)) {
    const about = { teamid: id, name, role, startedAt: isoTime(created_at) };
    teams.push(role === "owner" ? { ...about, ...(await wholeTeam(db, id, accountId, now())) } : about);
  }
  return jsonPart("teams", "teams.json", teams.length, { teams });
}

async function wholeTeam(db: AppContext["db"], teamId: string, you: string, now: number) {
  const templates = await listTemplates(db, teamId);
  const people = await listPeople(db, teamId, { find: "", now }, { you, ...EVERYTHING });
  const cards = await findTeamCards(
    db,
    teamId,
    people.flatMap(({ card_id }) => card_id ?? []),
  );
  const actions = await listActions(db, teamId, { since: 0, find: "", actions: [] }, EVERYTHING);
  return {
    templates: templates.map(({ id, name, fields, logo }) => ({
      templateid: id,
      name,
      template: storedTemplate(fields, logo),
    })),
    people: people.map(({ id, shown_name, email, account_email, role, joined_at, card_id }) => ({
      personid: id,
      name: shown_name,
      email: account_email ?? email,
      role,
      joinedAt: joined_at === null ? null : isoTime(joined_at),
      card: cards.get(card_id ?? "") ?? null,
    })),
    links: await exportTeamLinks(db, teamId),
    actions: actions.map(({ action, subject, count, created_at }) => ({
      action,
      subject,
      count,
      at: isoTime(created_at),
    })),
  };
}
