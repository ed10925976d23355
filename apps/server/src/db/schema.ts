import type { ColumnType } from "kysely";

/** Columns that both engines understand: text ids, times as epoch milliseconds, JSON as text. */
export type Database = {
  account: AccountTable;
  session: SessionTable;
  device: DeviceTable;
  login_challenge: LoginChallengeTable;
  login_failure: LoginFailureTable;
  recovery_challenge: RecoveryChallengeTable;
  recovery_grant: RecoveryGrantTable;
  sign_in_record: SignInRecordTable;
  rate_counter: RateCounterTable;
  card: CardTable;
  media: MediaTable;
  favourite: FavouriteTable;
  contact_message: ContactMessageTable;
  billing_customer: BillingCustomerTable;
  subscription: SubscriptionTable;
  checkout_attempt: CheckoutAttemptTable;
  billing_event: BillingEventTable;
  billing_cursor: BillingCursorTable;
  sandbox_checkout: SandboxCheckoutTable;
  sandbox_subscription: SandboxSubscriptionTable;
  sandbox_event: SandboxEventTable;
  heartbeat: HeartbeatTable;
  outbox: OutboxTable;
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
  /** When the welcome mail was handed to the outbox. */
  welcomed_at: ColumnType<number | null, number | null | undefined>;
  /** 1 for a password shorter than the usual minimum: every sign-in then needs a code. */
  has_weak_password: ColumnType<number, number | undefined>;
};

export type SessionTable = {
  /** SHA-256 of the cookie's value: a copy of the table signs nobody in. */
  token_hash: string;
  account_id: string;
  created_at: number;
  last_seen_at: number;
};

/** A browser that has shown a code from the account's mailbox. It signs nobody in by itself. */
export type DeviceTable = {
  token_hash: string;
  account_id: string;
  confirmed_at: number;
};

/** A sign-in whose password was right and whose security code is awaited. */
export type LoginChallengeTable = {
  token_hash: string;
  /** Of the cookie of the browser that began it. */
  browser_hash: string;
  account_id: string;
  code_hmac: string;
  code_expires_at: number;
  tries_of_code: number;
  tries: number;
  sends: number;
  sent_at: number;
  expires_at: number;
};

/** Wrong passwords in a row, for addresses with and without an account alike. */
export type LoginFailureTable = {
  key: string;
  failures: number;
  locked_until: number;
  failed_at: number;
};

export type RecoveryChallengeTable = {
  ticket_hash: string;
  browser_hash: string;
  email_key: string;
  /** Null for an address without an account: the same steps, and nobody is mailed. */
  account_id: string | null;
  /** Null until the ticket was handed in and the code sent. */
  code_hmac: string | null;
  tries: number;
  sent_at: number | null;
  expires_at: number;
};

/** Permission to set one new password. */
export type RecoveryGrantTable = {
  token_hash: string;
  account_id: string;
  expires_at: number;
};

/** From where an account was made or signed in to; kept for 90 days, for its owner's safety only. */
export type SignInRecordTable = {
  id: string;
  account_id: string;
  kind: "register" | "login";
  ip: string;
  /** JSON of what the browser said about itself. */
  metadata: string;
  created_at: number;
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

export type OutboxTable = {
  id: string;
  kind: string;
  /** Recipient and content, readable with the installation's key alone; null once nobody needs them. */
  sealed: string | null;
  /** HMAC of the recipient; null for mails that are not counted per recipient. */
  recipient_hash: string | null;
  created_at: number;
  /** After this the mail is worthless and is not sent. */
  expires_at: number | null;
  next_try_at: number;
  tries: number;
  /** Until then one process has it in hand. */
  claimed_until: number | null;
  sent_at: number | null;
  died_at: number | null;
};

export type CardTable = {
  id: string;
  owner_id: string;
  /** As typed. */
  username: string;
  /** In lower case: unique without regard to case. */
  username_key: string;
  fullname: string;
  occupation: string;
  companyname: string;
  bio: string;
  color: string;
  /** Content hash of the image. */
  profilepic: string | null;
  logo: string | null;
  /** JSON: a value and an optional title for each channel. */
  contacts: string;
  created_at: number;
  updated_at: number;
  /** Counts the saves, so that an editor notices when another one was quicker. */
  version: ColumnType<number, number | undefined>;
};

/** Pictures, each stored once. A card names them by hash. */
export type MediaTable = {
  /** SHA-256 of the WebP, in hex. */
  hash: string;
  webp: Uint8Array;
  /** As WebP too, in the size in which cards show it. */
  small: Uint8Array;
  /** For contact files, which other programs read. */
  jpeg: Uint8Array;
  /** When a card last began to show it: what nobody shows goes some time after. */
  touched_at: number;
};

export type FavouriteTable = {
  /** Who keeps the card. */
  account_id: string;
  card_id: string;
  created_at: number;
};

export type BillingCustomerTable = {
  customer_id: string;
  provider: string;
  account_id: string;
};

/** What the provider last said of a subscription. Whether it opens anything is computed when asked. */
export type SubscriptionTable = {
  id: string;
  provider: string;
  account_id: string;
  customer_id: string;
  price_id: string;
  status: string;
  period_end: number;
  cancel_at: number | null;
  past_due_since: number | null;
  ended_at: number | null;
  created_at: number;
  synced_at: number;
};

export type CheckoutAttemptTable = {
  id: string;
  provider: string;
  account_id: string;
  price_id: string;
  /** Null until the provider has opened the checkout. */
  session_id: string | null;
  url: string | null;
  state: "open" | "complete" | "expired";
  created_at: number;
  expires_at: number;
};

/** Events that were applied, each once. */
export type BillingEventTable = {
  id: string;
  provider: string;
  type: string;
  applied_at: number;
};

export type BillingCursorTable = {
  provider: string;
  last_event_id: string | null;
  reconciled_at: number;
};

/** The sandbox's own books: what a payment provider would keep on its side. */
export type SandboxCheckoutTable = {
  id: string;
  account_id: string;
  customer_id: string;
  price_id: string;
  success_url: string;
  cancel_url: string;
  state: "open" | "complete" | "expired";
  subscription_id: string | null;
  expires_at: number;
};

export type SandboxSubscriptionTable = {
  id: string;
  account_id: string;
  customer_id: string;
  price_id: string;
  status: string;
  period_end: number;
  cancel_at: number | null;
  ended_at: number | null;
  /** 1 when the next payment is to fail. */
  renewal_fails: number;
  created_at: number;
};

export type SandboxEventTable = {
  id: string;
  type: string;
  object_id: string;
  created_at: number;
  delivered_at: number | null;
};

/** What somebody left on the contact page. */
export type ContactMessageTable = {
  id: string;
  sender_name: string;
  body: string;
  created_at: number;
};
