/** Columns that both engines understand: text ids, times as epoch milliseconds, JSON as text. */
export type Database = {
  account: AccountTable;
  session: SessionTable;
  rate_counter: RateCounterTable;
  heartbeat: HeartbeatTable;
};

export type AccountTable = {
  id: string;
  /** Trimmed and in lower case. */
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  email_verified_at: number | null;
  created_at: number;
};

export type SessionTable = {
  /** SHA-256 of the cookie's value: a copy of the table signs nobody in. */
  token_hash: string;
  account_id: string;
  created_at: number;
  last_seen_at: number;
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
