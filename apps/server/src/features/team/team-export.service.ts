import { storedTemplate } from "@visita/domain/team/template";
import type { AppContext } from "../../core/app-context.ts";
import { type ArchivePart, jsonFile } from "../../lib/archive-part.ts";
import { isoTime } from "../../lib/utc-time.ts";
import { findTeamCards } from "../card/team-card.service.ts";
import { exportTeamLinks } from "../link/team-link.service.ts";
import { exportWebhooks } from "../webhook/webhook-view.service.ts";
import { listActions, listTeamsOf } from "./team.store.ts";
import { listAwaited } from "./team-arrival.store.ts";
import { listPeople } from "./team-people-list.store.ts";
import { listTemplates } from "./template.store.ts";

const EVERYTHING = { offset: 0, limit: 1_000_000 };

/** An owner's copy has the whole team, anybody else's that they are in it. Their card is among their cards. */
export async function teamPart({ db, now, media }: AppContext, accountId: string): Promise<ArchivePart> {
  const teams: object[] = [];
  const logos = new Set<string>();
  for (const { id, name, logo, role, created_at, on_page, ...team } of await listTeamsOf(db, accountId)) {
    const about = { teamid: id, name, role, startedAt: isoTime(created_at), isOnPage: on_page === 1 };
    const page = {
      slug: team.page_slug,
      line: team.page_line,
      isShown: team.page_shown === 1,
      isIndexed: team.page_indexable === 1,
    };
    const ownLogo = { logo: logo && logoPath(logo) };
    if (role === "owner" && logo !== null) logos.add(logo);
    teams.push(
      role === "owner"
        ? { ...about, ...ownLogo, page, ...(await wholeTeam(db, id, accountId, { now: now(), logos })) }
        : about,
    );
  }
  const awaited = (await listAwaited(db, accountId)).map(({ id, name, arrived_at }) => ({
    teamid: id,
    name,
    since: isoTime(arrived_at),
  }));
  return {
    name: "teams",
    count: teams.length,
    async *files(report) {
      yield jsonFile("teams.json", { teams, awaited });
      for (const hash of logos) {
        const content = await media.find(hash, "webp");
        if (content) yield { path: logoPath(hash), content, isCompressed: true };
      }
      report(teams.length);
    },
  };
}

/** Of a team or a template, in the copy. */
function logoPath(hash: string): string {
  return `teams/${hash}.webp`;
}

async function wholeTeam(
  db: AppContext["db"],
  teamId: string,
  you: string,
  { now, logos }: { now: number; logos: Set<string> },
) {
  const templates = await listTemplates(db, teamId);
  const people = await listPeople(db, teamId, { find: "", now }, { you, ...EVERYTHING });
  const cards = await findTeamCards(
    db,
    teamId,
    people.flatMap(({ card_id }) => card_id ?? []),
  );
  const actions = await listActions(db, teamId, { since: 0, find: "", actions: [] }, EVERYTHING);
  return {
    templates: templates.map(({ id, name, fields, logo }) => {
      if (logo !== null) logos.add(logo);
      const template = storedTemplate(fields, logo);
      const picture = { rule: "fixed", value: logo && logoPath(logo) };
      return {
        templateid: id,
        name,
        template: template.logo.rule === "fixed" ? { ...template, logo: picture } : template,
      };
    }),
    people: people.map(({ id, shown_name, email, account_email, role, joined_at, card_id, on_page }) => ({
      personid: id,
      name: shown_name,
      email: account_email ?? email,
      role,
      joinedAt: joined_at === null ? null : isoTime(joined_at),
      isOnPage: on_page === 1,
      card: cards.get(card_id ?? "") ?? null,
    })),
    links: await exportTeamLinks(db, teamId),
    webhooks: await exportWebhooks(db, teamId),
    actions: actions.map(({ action, subject, count, from_value, to_value, created_at }) => ({
      action,
      subject,
      count,
      from: from_value,
      to: to_value,
      at: isoTime(created_at),
    })),
  };
}
