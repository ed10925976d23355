export type SystemTables = {
  rate_counter: RateCounterTable;
  schema_compatibility: SchemaCompatibilityTable;
  heartbeat: HeartbeatTable;
};

export type RateCounterTable = {
  key: string;
  hits: number;
  resets_at: number;
};

export type HeartbeatTable = {
  id: string;
  beat_at: number;
};

/** One row: the oldest program that can run on this schema, named by its last migration. */
export type SchemaCompatibilityTable = {
  id: string;
  oldest_migration: string;
};
