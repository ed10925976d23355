import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { defineFile } from "../http/file.ts";
import { ADDRESS_MAX } from "../link/link.rules.ts";
import {
  BEACON_KINDS,
  DEFAULT_PERIOD,
  INSIGHTS_CSV_PATH,
  PERIODS,
  SHARE_TARGETS,
  SOURCES,
} from "./insight.constants.ts";

const Count = z.int().nonnegative();
/** Such as "2026-04-23", in UTC. */
const Day = z.iso.date();

export const Figures = z.object({
  views: Count,
  /** The sum of each day's visitors: nobody is told apart beyond one day. */
  visitors: Count,
  saves: Count,
  /** How often somebody left their details. */
  details: Count,
});
export type Figures = z.infer<typeof Figures>;

export const InsightPoint = Figures.extend({
  /** A day; with twelve months the first day of a month. */
  day: Day,
  /** The name of the link that brought more than half of the views. */
  mostly: z.string().nullable(),
});
export type InsightPoint = z.infer<typeof InsightPoint>;

export const InsightSource = Figures.omit({ visitors: true }).extend({
  source: z.enum([...SOURCES, "link"]),
  /** Of a named link only. */
  linkid: z.string().nullable(),
  name: z.string().nullable(),
});
export type InsightSource = z.infer<typeof InsightSource>;

export const CardInsight = Figures.extend({ cardid: z.string(), username: z.string() });
export type CardInsight = z.infer<typeof CardInsight>;

export const Insights = z.object({
  /** First and last day, both included. The last one is today and not over. */
  from: Day,
  to: Day,
  /** The first day on which anything was counted for these cards. */
  countedSince: Day.nullable(),
  /** From this one on the days of the period are known, before it the months alone; null where all its days are. */
  daysFrom: Day.nullable(),
  totals: Figures,
  /** The same length of time before: as many days, or twelve months. */
  before: Figures.extend({ from: Day, to: Day }),
  /** Without gaps, oldest first: a point for each day, or for each of twelve months. */
  series: z.array(InsightPoint),
  /** Only ways by which somebody came; most views first. */
  sources: z.array(InsightSource),
  /** Most taps first. The key is a channel's. */
  taps: z.array(z.object({ channel: z.string(), count: Count })),
  /** Most first. */
  shares: z.array(z.object({ target: z.enum(SHARE_TARGETS), count: Count })),
  qrOpened: Count,
  /** Views by device. Fewer than all views: of people who ask not to be counted only the view is kept. */
  devices: z.object({ phone: Count, tablet: Count, desktop: Count }),
  /** Each of your cards in the order of the dashboard, also those without a visit and when one card is asked for. */
  cards: z.array(CardInsight),
});
export type Insights = z.infer<typeof Insights>;

/** What is shown of several cards together, whoever’s they are. */
export type JointInsights = Omit<Insights, "cards">;

/** Text, as everything in a query string. */
const PeriodParameter = z.enum(PERIODS.map(String) as [`${(typeof PERIODS)[number]}`]);

export const InsightsQuery = z.object({
  /** The id of one of your cards; all of them without it. */
  card: z.string().max(100).optional(),
  days: PeriodParameter.default(String(DEFAULT_PERIOD) as z.infer<typeof PeriodParameter>),
});
export type InsightsQuery = z.output<typeof InsightsQuery>;

export const insightsEndpoint = defineEndpoint("GET /api/insights", {
  summary: "Insights of all your cards, or of one.",
  access: "account",
  permission: "insights:read",
  query: InsightsQuery,
  responses: { 200: Insights },
});

export const insightsFile = defineFile({
  path: INSIGHTS_CSV_PATH,
  summary: "The same as a table, a line for each day.",
  permission: "insights:read",
  contentType: "text/csv",
  query: InsightsQuery,
});

/** The body of `SEEN_PATH`, in bytes. */
export const BEACON_MAX_BYTES = 512;

/** What a card's page sends with `navigator.sendBeacon`. Anything else is answered in the same way and not counted. */
export const Beacon = z.strictObject({
  /** The card's id, which a new username does not change. */
  card: z.string().regex(/^[\w-]{1,40}$/),
  kind: z.enum(BEACON_KINDS),
  source: z.enum(SOURCES).optional(),
  /** The address of a named link, in place of a source. */
  link: z.string().min(2).max(ADDRESS_MAX).optional(),
  /** The channel of a tap, the target of a share. */
  detail: z.string().min(1).max(50).optional(),
});
export type Beacon = z.infer<typeof Beacon>;
