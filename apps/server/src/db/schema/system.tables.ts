export type SystemTables = {
  rate_counter: RateCounterTable;
  schema_compatibility: SchemaCompatibilityTable;
  heartbeat: HeartbeatTable;
  secret_key_mark: SecretKeyMarkTable;
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

/** Of each secret key that may be used; a key cannot be computed from it. */
export type SecretKeyMarkTable = {
  mark: string;
};

/** One row: the oldest program that can run on this schema, named by its last migration. */
export type SchemaCompatibilityTable = {
  id: string;
  oldest_migration: string;
};
