import { z } from "zod";
import { SecondSide } from "../card/card.contract.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { REPORT_REASONS } from "../report/report.constants.ts";
import { AdminCardParams, Count, Done, Next, PageQuery, ReasonInput, Time } from "./admin.fields.ts";
import { CardState } from "./admin-cards.contract.ts";

/** All reports of one card that are open, or were closed together. */
export const ReportedCard = z.object({
  cardid: z.string(),
  username: z.string(),
  /** Of the latest report. */
  reason: z.enum(REPORT_REASONS),
  reports: Count,
  networks: Count,
  latestAt: Time,
  isUrgent: z.boolean(),
  /** The owner has answered the take-down. */
  isAnswered: z.boolean(),
});
export type ReportedCard = z.infer<typeof ReportedCard>;

export const REPORT_SEGMENTS = ["open", "closed"] as const;

export const listReportsEndpoint = defineEndpoint("GET /api/admin/reports", {
  summary: "Reported cards: urgent ones first, then the latest.",
  access: "account",
  query: PageQuery.pick({ after: true }).extend({ segment: z.enum(REPORT_SEGMENTS).optional() }),
  responses: {
    200: z.object({ open: Count, oldestAt: Time.nullable(), cards: z.array(ReportedCard), next: Next }),
  },
});

export const ReportDetail = z.object({
  cardid: z.string(),
  username: z.string(),
  fullname: z.string(),
  occupation: z.string(),
  companyname: z.string(),
  bio: z.string(),
  /** How the name is spoken; empty where it is not said. */
  reading: z.string(),
  secondSide: SecondSide.nullable(),
  /** Shown as text: a card that is down cannot be opened by an admin either. */
  channels: z.array(z.object({ label: z.string(), value: z.string() })),
  color: z.string(),
  profilepic: z.string().nullable(),
  owner: z.object({ accountid: z.string(), name: z.string(), email: z.string() }),
  createdAt: Time,
  views: Count,
  state: CardState,
  suspicion: z.string().nullable(),
  /** Of the latest take-down. */
  takedown: z
    .object({
      reason: z.string(),
      told: z.string(),
      at: Time,
      answer: z.string().nullable(),
      answeredAt: Time.nullable(),
      putBackAt: Time.nullable(),
    })
    .nullable(),
  reports: z.array(
    z.object({
      reportid: z.string(),
      reason: z.enum(REPORT_REASONS),
      text: z.string(),
      at: Time,
      /** Whether they left an address; the address itself is not shown. */
      wantsAnswer: z.boolean(),
      outcome: z.enum(["taken_down", "left_up"]).nullable(),
    }),
  ),
});
export type ReportDetail = z.infer<typeof ReportDetail>;

export const reportDetailEndpoint = defineEndpoint("GET /api/admin/reports/:cardid", {
  summary: "A reported card, with every report of it.",
  access: "account",
  params: AdminCardParams,
  responses: { 200: ReportDetail },
});

export const leaveUpEndpoint = defineEndpoint("POST /api/admin/reports/:cardid/leaveup", {
  summary: "Closes the open reports of a card and leaves it up.",
  access: "account",
  params: AdminCardParams,
  body: ReasonInput,
  responses: { 200: Done },
  reportsFirstField: true,
});
