import { type Product, startProduct } from "../harness/product.ts";
import { seedCards } from "../harness/seed.ts";
import { createTestEnvironment, type TestEnvironment, withDatabase } from "../harness/test-environment.ts";

/** So many hits that no limit of the product is ever the subject. */
const NO_LIMITS = { RATE_LIMIT_SCALE: "1000000" };

/** Databases that there are to measure on. */
export const KINDS_HERE: readonly TestEnvironment["kind"][] = process.env["TEST_DATABASE_URL"]
  ? ["SQLite", "PostgreSQL"]
  : ["SQLite"];

/** A place with the demo people and so many seeded cards, for the length of `use`. */
export async function withPlace<T>(
  kind: TestEnvironment["kind"],
  cards: number,
  use: (place: TestEnvironment) => Promise<T>,
): Promise<T> {
  const place = await createTestEnvironment(kind);
  try {
    // The product's own first start brings the demo people, with pictures and a paid plan.
    const first = await startBuilt(place);
    await first.stop();
    await withDatabase(place.target, (db) => seedCards(db, cards));
    return await use(place);
  } finally {
    await place.remove();
  }
}

type Probe = { settings?: Record<string, string>; nodeOptions?: readonly string[] };

export async function withProduct<T>(
  place: TestEnvironment,
  use: (product: Product) => Promise<T>,
  probe: Probe = {},
): Promise<T> {
  const product = await startBuilt(place, probe);
  try {
    return await use(product);
  } finally {
    await product.kill();
  }
}

/** As it is deployed. */
export function startBuilt(
  place: TestEnvironment,
  { settings = {}, nodeOptions = [] }: Probe = {},
): Promise<Product> {
  return startProduct({ ...place.settings, ...NO_LIMITS, ...settings }, { nodeOptions });
}
