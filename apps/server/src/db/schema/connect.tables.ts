export type ConnectTables = {
  access_token: AccessTokenTable;
  idempotency_key: IdempotencyKeyTable;
};

/** The password of a device for CardDAV, or the token of a program for the API. */
export type AccessTokenTable = {
  id: string;
  account_id: string;
  kind: "device" | "program";
  name: string;
  /** SHA-256 of the secret: a leaked table opens nothing. */
  secret_hash: string;
  /** Of a program: what its owner recognises it by. */
  secret_start: string | null;
  /** Of a device: how it is set up. */
  system: string | null;
  /** Of a device: the account's address when it was connected, which it still sends after another was confirmed. */
  user_name: string | null;
  /** JSON. Empty for a device. */
  permissions: string;
  created_at: number;
  expires_at: number | null;
  /** When its owner was told that it ends soon. */
  end_told_at: number | null;
  /** Precise to a minute. */
  last_used_at: number | null;
};

/** A call that was sent with an `Idempotency-Key`, for a day. */
export type IdempotencyKeyTable = {
  /** Of account and key. */
  key_hash: string;
  account_id: string;
  /** Of what was sent. */
  request_hash: string;
  /** JSON; null until it is answered. */
  answer: string | null;
  created_at: number;
};
