/** Sizes installations from measured costs. */

/**
 * Costs, measured by `npm run bench` on cores of 2.5 GHz: the names of the figures of docs/performance.json that they come
 * from. Times are CPU in milliseconds.
 */
export const MEASURED = {
  cachedPageMs: { value: 0.107, from: "cached page, CPU" },
  uncachedPageMs: { value: 2.71, from: "full card not opened before, CPU" },
  pictureMs: { value: 0.27, from: "cached picture, CPU" },
  cardBytes: { value: 927, from: "size of a card with its indexes (PostgreSQL)" },
  insightBytes: {
    value: 9420,
    from: "insights of a card with 10 views a month, after 25 months (PostgreSQL)",
  },
};

/** What people do, and what the bench does not measure; to be replaced by figures of the installation. */
export const ASSUMED = {
  viewsPerCard: { value: 10, unit: "a month", from: "most cards are opened rarely" },
  peak: { value: 8, unit: "times the mean", from: "office hours of one continent, and a trade fair" },
  cachedShare: { value: 0.3, unit: "of the views", from: "few cards have most of the views of a moment" },
  picturesPerView: { value: 0.7, unit: "a view", from: "browsers keep pictures for a year" },
  savesPerCard: { value: 0.2, unit: "a month", from: "cards are seldom edited" },
  databaseReadMs: {
    value: 1.3,
    unit: "ms of CPU a card",
    from: "docs/scale.json, ten million cards, most not in memory",
  },
  pictureBytes: { value: 60_000, unit: "a card", from: "an estimate of three forms of one photo" },
  usage: { value: 0.5, unit: "of a core", from: "room for a fail-over and for short peaks" },
};

/** Orders of magnitude in dollars a month, as large providers ask for them. */
const PRICES = { coreOfInstance: 25, coreOfDatabase: 60, gigabyteOfDatabase: 0.15, gigabyteOfObjects: 0.025 };

const SECONDS_PER_MONTH = 30 * 24 * 3600;
/** A database server of this many cores is ordinary; beyond it reads go to replicas. */
const CORES_PER_DATABASE = 16;

/** Instances of one core each, since one process uses one. */
export function sizeOf(cards, assumed = valuesOf(ASSUMED), measured = valuesOf(MEASURED)) {
  const viewsPerSecond = ((cards * assumed.viewsPerCard) / SECONDS_PER_MONTH) * assumed.peak;
  const uncached = viewsPerSecond * (1 - assumed.cachedShare);
  const instanceCores =
    (uncached * measured.uncachedPageMs +
      viewsPerSecond * assumed.cachedShare * measured.cachedPageMs +
      viewsPerSecond * assumed.picturesPerView * measured.pictureMs) /
    1000 /
    assumed.usage;
  const databaseCores = (uncached * assumed.databaseReadMs) / 1000 / assumed.usage;
  const instances = Math.max(2, Math.ceil(instanceCores));
  const replicas = Math.max(1, Math.ceil(databaseCores / CORES_PER_DATABASE));
  const databaseGigabytes = (cards * (measured.cardBytes + measured.insightBytes)) / 1e9;
  const pictureGigabytes = (cards * assumed.pictureBytes) / 1e9;
  const coresOfDatabases =
    Math.max(2, Math.min(CORES_PER_DATABASE, Math.ceil(databaseCores))) * (1 + replicas);
  const dollars =
    instances * PRICES.coreOfInstance +
    coresOfDatabases * PRICES.coreOfDatabase +
    databaseGigabytes * (1 + replicas) * PRICES.gigabyteOfDatabase +
    pictureGigabytes * PRICES.gigabyteOfObjects;
  return {
    viewsPerSecond,
    savesPerSecond: ((cards * assumed.savesPerCard) / SECONDS_PER_MONTH) * assumed.peak,
    instances,
    replicas,
    coresOfDatabases,
    databaseGigabytes,
    pictureGigabytes,
    dollarsPerMonth: roundTo(dollars, 1),
  };
}

export function valuesOf(table) {
  return Object.fromEntries(Object.entries(table).map(([name, { value }]) => [name, value]));
}

/** To so many digits: more would pretend to be known. */
function roundTo(number, digits) {
  return Number(number.toPrecision(digits));
}
