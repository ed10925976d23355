import type { Insights } from "@visita/domain/insight/insight.contract";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Db } from "../src/db/database.ts";
import type { Sum } from "../src/features/insight/packed-counts.ts";
import { addSums, SumCounter } from "../src/features/insight/sum-writer.service.ts";
import type { Owner } from "./owner.ts";
import type { TestApp } from "./test-app.ts";

const HOUR = 60 * 60_000;

export const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1";
export const TABLET =
  "Mozilla/5.0 (Linux; Android 16; Pixel Tablet) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
export const DESKTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

type VisitorOptions = { ip?: string; userAgent?: string; headers?: Record<string, string> };

/** Somebody who opens cards. Every beacon must be answered in the same way. */
export function aVisitor(
  app: TestApp,
  { ip = "203.0.113.9", userAgent = PHONE, headers = {} }: VisitorOptions = {},
) {
  async function report(payload: object | string | Buffer, more: Record<string, string> = {}): Promise<void> {
    const response = await app.inject({
      method: "POST",
      url: "/api/public/seen",
      remoteAddress: ip,
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        "sec-fetch-dest": "empty",
        "user-agent": userAgent,
        ...headers,
        ...more,
      },
      payload,
    });
    expect([response.statusCode, response.body]).toEqual([204, ""]);
  }
  return {
    report,
    view: (card: string, from: { source?: string; link?: string } = {}) =>
      report({ card, kind: "view", ...from }),
  };
}

/** As if so many visits had been counted. Without a kind views, without a source by the plain link. */
export async function storeSums(
  { db }: Pick<TestApp, "db">,
  rows: readonly (Partial<Sum> & Pick<Sum, "card_id" | "day" | "count">)[],
): Promise<void> {
  const sums = new SumCounter();
  for (const { count, ...sum } of rows)
    sums.add({ kind: "view", source: "direct", detail: "", ...sum }, count);
  await db.transaction().execute((trx) => addSums(trx, sums));
}

/** The same as a program of the release before stores it. */
export async function storeOldSums(
  { db }: { db: Db },
  rows: readonly (Partial<Sum> & Pick<Sum, "card_id" | "day" | "count">)[],
): Promise<void> {
  const row = { kind: "view", source: "direct", detail: "" };
  await db
    .insertInto("insight_sum")
    .values(rows.map((given) => ({ ...row, ...given })))
    .onConflict((conflict) =>
      conflict.columns(["card_id", "day", "kind", "source", "detail"]).doUpdateSet({
        count: sql<number>`insight_sum.count + excluded.count`,
      }),
    )
    .execute();
}

/** Moves the clock to a time of the next UTC day, so that no test meets midnight by chance. */
export function toNextDay(app: TestApp, hours = 12): void {
  const day = 24 * HOUR;
  app.passTime(day - (app.now() % day) + hours * HOUR);
}

/** What the owner is shown, with everything that was reported so far. */
export async function insightsOf(app: TestApp, owner: Owner, query = ""): Promise<Insights> {
  await app.context.visitRecorder.flush();
  const response = await owner.browser.get(`/api/insights${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
