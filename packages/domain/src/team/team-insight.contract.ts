import { z } from "zod";
import { THEME_KEYS } from "../card/themes.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { defineFile } from "../http/file.ts";
import { Figures, Insights, InsightsQuery } from "../insight/insight.contract.ts";
import { TeamParams } from "./team.contract.ts";
import { TeamLink } from "./team-link.contract.ts";

const Count = z.int().nonnegative();

/** Of the people with the most views. */
export const TEAM_INSIGHT_PEOPLE = 100;

export const PersonInsight = Figures.extend({
  personid: z.string(),
  name: z.string(),
  occupation: z.string(),
  profilepic: z.string().nullable(),
  color: z.enum(THEME_KEYS),
});
export type PersonInsight = z.infer<typeof PersonInsight>;

export const TemplateInsight = Figures.extend({
  templateid: z.string(),
  name: z.string(),
  color: z.enum(THEME_KEYS),
  people: Count,
});

/** Sums alone: nothing says who the visitors were. */
export const TeamInsights = Insights.omit({ cards: true }).extend({
  /** All cards of the team. */
  cards: Count,
  /** Most views first, 100 at most; the table has all. */
  people: z.array(PersonInsight),
  templates: z.array(TemplateInsight),
  /** Most views first; those in this period, by links of the team that brought anybody. */
  links: z.array(
    TeamLink.pick({ linkid: true, name: true, slug: true, cards: true, lastDay: true }).extend({
      views: Count,
    }),
  ),
});
export type TeamInsights = z.infer<typeof TeamInsights>;

const Query = InsightsQuery.pick({ days: true });

export const teamInsightsEndpoint = defineEndpoint("GET /api/team/:teamid/insights", {
  summary: "Insights of all cards of your team: sums, by person, by template and by link.",
  access: "account",
  permission: "team",
  params: TeamParams,
  query: Query,
  responses: { 200: TeamInsights },
});

export const teamInsightsFile = defineFile({
  path: "/api/team/:teamid/insights.csv",
  summary: "The same as a table, a line for each day and card.",
  permission: "team",
  contentType: "text/csv",
  params: TeamParams,
  query: Query,
});
