import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { Count, Time } from "./admin.fields.ts";

export const AdminOverview = z.object({
  urgent: z.array(z.object({ cardid: z.string(), username: z.string(), networks: Count })),
  people: z.object({ total: Count, thisWeek: Count }),
  cards: z.object({ total: Count, paused: Count, down: Count }),
  /** Of the last 14 days, the oldest first. */
  views: z.array(z.object({ day: z.iso.date(), count: Count })),
  payments: z.object({ active: Count, failed: Count }),
  mail: z.object({ waiting: Count, dead: Count, deadSince: Time.nullable() }),
  database: z.object({ kind: z.enum(["sqlite", "postgres"]), bytes: Count, pingMs: z.number() }),
  /** Of the data folder; null where it cannot be read. */
  disk: z.object({ bytes: Count, usedPercent: z.int() }).nullable(),
  /** Null on PostgreSQL, whose backups are the operator's. */
  backup: z.object({ at: Time.nullable(), bytes: Count }).nullable(),
  version: z.string(),
  startedAt: Time,
});
export type AdminOverview = z.infer<typeof AdminOverview>;

export const adminOverviewEndpoint = defineEndpoint("GET /api/admin/overview", {
  summary: "Figures and state of the installation.",
  access: "account",
  responses: { 200: AdminOverview },
});
