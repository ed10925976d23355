import { type Product, startProduct } from "../harness/product.ts";
import { seedCards, seedFullCards } from "../harness/seed.ts";
import { createTestEnvironment, type TestEnvironment, withDatabase } from "../harness/test-environment.ts";

/** No measurement runs into a rate limit. */
const NO_RATE_LIMITS = { RATE_LIMIT_SCALE: "1000000" };

export type Seed = {
  /** Small cards on the free plan. */
  readonly cards?: number;
  /** Copies of the demo card: photo, logo, 18 channels, premium plan. */
  readonly fullCards?: number;
};

/** An environment with the demo cards and the given number of seeded ones, removed after `use`. */
export async function withEnvironment<T>(
  kind: TestEnvironment["kind"],
  { cards = 0, fullCards = 0 }: Seed,
  use: (environment: TestEnvironment) => Promise<T>,
  checkout?: string,
): Promise<T> {
  const environment = await createTestEnvironment(kind);
  try {
    // The first start creates the demo cards with their images and plans.
    const first = await startBenchProduct(environment, { checkout });
    await first.stop();
    await withDatabase(environment.target, async (db) => {
      await seedCards(db, cards);
      await seedFullCards(db, fullCards);
    });
    return await use(environment);
  } finally {
    await environment.remove();
  }
}

type ProductOptions = {
  settings?: Record<string, string>;
  nodeOptions?: readonly string[];
  checkout?: string | undefined;
};

export async function withProduct<T>(
  environment: TestEnvironment,
  use: (product: Product) => Promise<T>,
  options: ProductOptions = {},
): Promise<T> {
  const product = await startBenchProduct(environment, options);
  try {
    return await use(product);
  } finally {
    await product.kill();
  }
}

export function startBenchProduct(
  environment: TestEnvironment,
  { settings = {}, nodeOptions = [], checkout }: ProductOptions = {},
): Promise<Product> {
  return startProduct(
    { ...environment.settings, ...NO_RATE_LIMITS, ...settings },
    { nodeOptions, ...(checkout && { checkout }) },
  );
}

export type Builds = { readonly ours: Product; readonly before?: Product };

/**
 * This build and, where `npm run bench -- --against <folder>` names another built checkout, that one too, each on a
 * database of its own. Both checkouts must have the same migrations.
 */
export function withBuilds<T>(
  seed: Seed,
  against: string | undefined,
  use: (builds: Builds, environment: TestEnvironment) => Promise<T>,
): Promise<T> {
  return withEnvironment("SQLite", seed, (environment) =>
    withProduct(environment, (ours) => {
      if (!against) return use({ ours }, environment);
      return withEnvironment(
        "SQLite",
        seed,
        (other) => withProduct(other, (before) => use({ ours, before }, environment), { checkout: against }),
        against,
      );
    }),
  );
}
