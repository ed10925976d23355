import { DEFAULT_THEME } from "@visita/domain/card/themes";
import type { Period } from "@visita/domain/insight/insight.constants";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import {
  type PersonInsight,
  TEAM_INSIGHT_PEOPLE,
  type TeamInsights,
} from "@visita/domain/team/team-insight.contract";
import { storedTemplate } from "@visita/domain/team/template";
import type { AppContext } from "../../core/app-context.ts";
import { findTeamCards } from "../card/team-card.service.ts";
import {
  exportTeamFigures,
  findTeamFigures,
  type TeamCardFigures,
  type TeamFigures,
} from "../insight/team-insight.service.ts";
import { findTeamLinks } from "../link/team-link.service.ts";
import { listPeopleByCards } from "./team-person.store.ts";
import { listTemplates } from "./template.store.ts";

export async function findTeamInsights(
  context: AppContext,
  teamId: string,
  days: Period,
): Promise<TeamInsights> {
  const links = await findTeamLinks(context, teamId);
  const linkNames = new Map(links.map(({ linkid, name }) => [linkid, name]));
  const { byCard, ...figures } = await findTeamFigures(context, teamId, { days, linkNames });
  const viewsOf = new Map(figures.sources.map(({ linkid, views }) => [linkid, views]));
  return {
    ...figures,
    cards: byCard.length,
    people: await describeMostSeen(context, teamId, byCard),
    templates: await sumByTemplate(context, teamId, byCard),
    links: links
      .map(({ linkid, name, slug, cards, lastDay }) => {
        return { linkid, name, slug, cards, lastDay, views: viewsOf.get(linkid) ?? 0 };
      })
      .filter(({ linkid }) => viewsOf.has(linkid))
      .toSorted((one, other) => other.views - one.views),
  };
}

async function describeMostSeen(
  { db }: AppContext,
  teamId: string,
  byCard: TeamFigures["byCard"],
): Promise<PersonInsight[]> {
  const most = byCard
    .toSorted((one, other) => other.views - one.views || other.saves - one.saves)
    .slice(0, TEAM_INSIGHT_PEOPLE);
  const cardIds = most.map(({ cardId }) => cardId);
  const cards = await findTeamCards(db, teamId, cardIds);
  const people = new Map(
    (await listPeopleByCards(db, teamId, cardIds)).map(({ id, card_id }) => [card_id, id]),
  );
  return most.flatMap(({ cardId, templateId: _, ...figures }) => {
    const card = cards.get(cardId);
    const personid = people.get(cardId);
    if (!card || personid === undefined) return [];
    const { fullname, occupation, profilepic, color } = card;
    return [{ personid, name: fullname, occupation, profilepic, color, ...figures }];
  });
}

async function sumByTemplate({ db }: AppContext, teamId: string, byCard: readonly TeamCardFigures[]) {
  const cardsOf = Map.groupBy(byCard, ({ templateId }) => templateId);
  const templates = (await listTemplates(db, teamId)).map(({ id, name, fields, logo }) => {
    const cards = cardsOf.get(id) ?? [];
    const { color } = storedTemplate(fields, logo);
    const sumOf = (figure: "views" | "visitors" | "saves" | "details") =>
      cards.reduce((sum, card) => sum + card[figure], 0);
    return {
      templateid: id,
      name,
      color: color.rule === "fixed" ? color.value : DEFAULT_THEME,
      people: cards.length,
      views: sumOf("views"),
      visitors: sumOf("visitors"),
      saves: sumOf("saves"),
      details: sumOf("details"),
    };
  });
  return templates.toSorted((one, other) => other.views - one.views);
}

export async function* exportTeamInsights(
  context: AppContext,
  teamId: string,
  asked: { days: Period; language: OwnerLanguage },
): AsyncGenerator<string> {
  const links = await findTeamLinks(context, teamId);
  const linkNames = new Map(links.map(({ linkid, name }) => [linkid, name]));
  yield* exportTeamFigures(context, teamId, { ...asked, linkNames });
}
