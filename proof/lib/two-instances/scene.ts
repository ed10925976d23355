import { openDatabase, type RootDb } from "../../../apps/server/src/db/database.ts";
import { type FakeSmtp, startFakeSmtp } from "../../../harness/fake-smtp.ts";
import type { Product } from "../../../harness/product.ts";
import { createTestEnvironment } from "../../../harness/test-environment.ts";
import { type HttpClient, openClient } from "../http-client.ts";
import { startServed } from "../running-product.ts";
import { startBreakablePostgres } from "./breakable-postgres.ts";

export type TwoInstances = {
  products: readonly [Product, Product];
  a: HttpClient;
  b: HttpClient;
  /** One and the other in turn: a for even, b for odd numbers. */
  either: (at: number) => HttpClient;
  db: RootDb;
  mails: FakeSmtp;
  /** B's way to the database. */
  wayOfB: Awaited<ReturnType<typeof startBreakablePostgres>>;
};

/** Two instances of the product, started at the same moment on one empty PostgreSQL, with the limits of production. */
export async function withTwoInstances(use: (scene: TwoInstances) => Promise<void>): Promise<void> {
  const ends: (() => unknown)[] = [];
  try {
    const place = await createTestEnvironment("PostgreSQL");
    ends.push(() => place.remove());
    const wayOfB = await startBreakablePostgres(place.settings["DATABASE_URL"] ?? "");
    ends.push(() => wayOfB.stop());
    const mails = await startFakeSmtp();
    ends.push(() => mails.stop());
    const settings = {
      ...place.settings,
      SMTP_URL: mails.url,
      TRUST_PROXY: "1",
      RATE_LIMIT_SCALE: "1",
    };
    const starts = await Promise.allSettled([
      startServed(settings),
      startServed({ ...settings, DATABASE_URL: wayOfB.url }),
    ]);
    const products = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
    ends.push(() => Promise.all(products.map((product) => product.kill())));
    for (const start of starts) if (start.status === "rejected") throw start.reason;
    const clients = products.map(({ port }) => openClient(port));
    ends.push(() => clients.map((client) => client.close()));
    const db = openDatabase(place.target);
    ends.push(() => db.destroy());
    const [a, b] = clients as [HttpClient, HttpClient];
    const either = (at: number) => (at % 2 === 0 ? a : b);
    await use({ products: products as [Product, Product], a, b, either, db, mails, wayOfB });
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

/** Callers from different networks have counters of their own. */
export function from(network: number): { "x-forwarded-for": string } {
  return { "x-forwarded-for": `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}` };
}
