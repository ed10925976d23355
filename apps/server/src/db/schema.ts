import type { ColumnType, Generated } from "kysely";

/** Types that SQLite and PostgreSQL share: text ids, times as epoch milliseconds, JSON as text. */
export type Database = {
  account: AccountTable;
  session: SessionTable;
  device: DeviceTable;
  login_challenge: LoginChallengeTable;
  login_failure: LoginFailureTable;
  recovery_challenge: RecoveryChallengeTable;
  recovery_grant: RecoveryGrantTable;
  sign_in_record: SignInRecordTable;
  email_change: EmailChangeTable;
  former_email: FormerEmailTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  rate_counter: RateCounterTable;
  card: CardTable;
  former_username: FormerUsernameTable;
  username_change: UsernameChangeTable;
  media: MediaTable;
  media_removal: MediaRemovalTable;
  schema_compatibility: SchemaCompatibilityTable;
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
  card_link: CardLinkTable;
  insight_sum: InsightSumTable;
  insight_key: InsightKeyTable;
  insight_visitor: InsightVisitorTable;
  insight_writer: InsightWriterTable;
  account_export: AccountExportTable;
  export_chunk: ExportChunkTable;
  exchange_setting: ExchangeSettingTable;
  person: PersonTable;
  person_tag: PersonTagTable;
  person_search: PersonSearchTable;
  admin_challenge: AdminChallengeTable;
  admin_audit: AdminAuditTable;
  admin_subject: AdminSubjectTable;
  card_report: CardReportTable;
  card_takedown: CardTakedownTable;
  card_review: CardReviewTable;
  first_run: FirstRunTable;
};

export type AccountTable = {
  id: string;
  /** Trimmed, in lower case. */
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  email_verified_at: number | null;
  created_at: number;
  /** When the welcome mail was queued. */
  welcomed_at: ColumnType<number | null, number | null | undefined>;
  /** 1 for a password below the current minimum length: every sign-in then needs a code. */
  has_weak_password: ColumnType<number, number | undefined>;
  /** When its owner left; everything is deleted some days later. */
  left_at: ColumnType<number | null, number | null | undefined>;
  /** While it is set, nobody signs in to it and its cards are not shown. */
  suspended_at: ColumnType<number | null, number | null | undefined>;
  suspended_for: ColumnType<string | null, string | null | undefined>;
};

export type SessionTable = {
  /** SHA-256 of the cookie's value: a leaked table holds no usable session. */
  token_hash: string;
  account_id: string;
  created_at: number;
  last_seen_at: number;
  /** Browser and system in fixed words; null for a session from before this was stored. */
  device: ColumnType<string | null, string | undefined>;
  /** City and country, if the installation looks them up. */
  place: ColumnType<string | null, string | null | undefined>;
  /** When the password or a passkey was last shown in this session. */
  authenticated_at: ColumnType<number, number | undefined>;
  /** When an admin last gave a second proof in this session. */
  admin_confirmed_at: ColumnType<number | null, number | null | undefined>;
};

/** A browser in which a code from the account's mailbox was entered. It signs nobody in by itself. */
export type DeviceTable = {
  token_hash: string;
  account_id: string;
  confirmed_at: number;
};

/** A sign-in with the right password, waiting for its security code. */
export type LoginChallengeTable = {
  token_hash: string;
  /** SHA-256 of the cookie that binds the challenge to the browser that began it. */
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

/** Consecutive wrong passwords, counted for every email address, with or without an account. */
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
  /** Null for an email address without an account: same steps, no mail, so that nothing is revealed. */
  account_id: string | null;
  /** Null until the ticket is redeemed and the code sent. */
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

/** Where an account was registered or signed in from; deleted after 90 days. */
export type SignInRecordTable = {
  id: string;
  account_id: string;
  kind: "register" | "login";
  ip: string;
  /** JSON as sent by the browser. */
  metadata: string;
  created_at: number;
};

/** A new email address that waits for its code; one for each account. Also for an address that is taken: see the service. */
export type EmailChangeTable = {
  account_id: string;
  /** Of the session that asked for it. */
  session_hash: string;
  email: string;
  code_hmac: string;
  code_expires_at: number;
  tries_of_code: number;
  tries: number;
  sends: number;
  sent_at: number;
  expires_at: number;
};

/** An address that an account had before, with the link that brings it back. */
export type FormerEmailTable = {
  token_hash: string;
  account_id: string;
  email: string;
  changed_at: number;
  expires_at: number;
};

/** A WebAuthn credential. */
export type PasskeyTable = {
  id: string;
  account_id: string;
  /** Base64url, as the browser names it. */
  credential_id: string;
  /** COSE key in base64url. */
  public_key: string;
  /** Signature counter of the authenticator; 0 for one that does not count. */
  counter: number;
  /** JSON: how the browser reaches the authenticator. */
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
};

/** Works once, in one browser, for one purpose. */
export type PasskeyChallengeTable = {
  challenge_hash: string;
  browser_hash: string;
  purpose: "add" | "use";
  expires_at: number;
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
  /** Recipient and content, encrypted with the installation's key; null once they are no longer needed. */
  sealed: string | null;
  /** HMAC of the recipient; null for mails that are not counted per recipient. */
  recipient_hash: string | null;
  /** A name of MAIL_BUDGETS. */
  budget: string;
  /** HMAC of the network that caused it; null when none did. */
  network_hash: string | null;
  created_at: number;
  /** Not sent after this time, because its content has expired. */
  expires_at: number | null;
  next_try_at: number;
  tries: number;
  /** Lease of the process that is sending it. */
  claimed_until: number | null;
  sent_at: number | null;
  died_at: number | null;
};

export type CardTable = {
  id: string;
  owner_id: string;
  /** As typed. */
  username: string;
  /** `username` in lower case, with a unique index. */
  username_key: string;
  fullname: string;
  occupation: string;
  companyname: string;
  bio: string;
  color: string;
  /** Content hash of the image. */
  profilepic: string | null;
  logo: string | null;
  /** JSON: value and optional title by channel. */
  contacts: string;
  created_at: number;
  updated_at: number;
  /** Incremented by every save, for optimistic locking. */
  version: ColumnType<number, number | undefined>;
  /** While it is set, nobody but the owner sees the card. */
  paused_at: ColumnType<number | null, number | null | undefined>;
  /** The deletion can be taken back for a moment; then the row is deleted. */
  deleted_at: ColumnType<number | null, number | null | undefined>;
  /** Set while the owner's account waits for its deletion. */
  owner_left_at: ColumnType<number | null, number | null | undefined>;
  /** Set while the owner's account is suspended. */
  owner_suspended_at: ColumnType<number | null, number | null | undefined>;
  /** While it is set, nobody but the owner sees the card; only an admin puts it back. */
  taken_down_at: ColumnType<number | null, number | null | undefined>;
  /** What visitors are told: "removed" or "legal". */
  taken_down_as: ColumnType<string | null, string | null | undefined>;
  /** JSON: keys of channels. Null for the order of the channel table. */
  channel_order: ColumnType<string | null, string | null | undefined>;
  /** Among the owner's cards. Equal ones are ordered by age. */
  position: ColumnType<number, number | undefined>;
  /** 1 while visitors can leave their details. */
  exchange: ColumnType<number, number | undefined>;
  /** 1 while search engines may list the card. */
  indexable: ColumnType<number, number | undefined>;
};

/** A username that a card had. Nobody but the owner can take it before `reserved_until`. */
export type FormerUsernameTable = {
  username_key: string;
  /** Null once the account is deleted: then it is nobody's. */
  owner_id: string | null;
  /** The card that it leads to; null once that is deleted. */
  card_id: string | null;
  reserved_until: number;
};

/** Counted, because a card's username can be changed only a few times a year. */
export type UsernameChangeTable = {
  id: string;
  card_id: string;
  changed_at: number;
};

/** Images, stored once and referenced by hash. */
export type MediaTable = {
  /** SHA-256 of the WebP, in hex. */
  hash: string;
  /** Where its bytes are in the object store; null when they are in this row. With one, those columns hold a single zero. */
  object_key: ColumnType<string | null, string | null | undefined>;
  webp: Uint8Array;
  /** WebP in the size that cards show. */
  small: Uint8Array;
  /** For vCards: address books do not read WebP. */
  jpeg: Uint8Array;
  /** When a card last referenced it; unreferenced images are deleted some time after. */
  touched_at: number;
};

/**
 * Objects to be deleted from the store. A new object is listed before it is written and taken off by the transaction that
 * refers to it, so that none is forgotten.
 */
export type MediaRemovalTable = {
  object_key: string;
  due_at: number;
};

/** One row: the oldest program that can run on this schema, named by its last migration. */
export type SchemaCompatibilityTable = {
  id: string;
  oldest_migration: string;
};

export type FavouriteTable = {
  /** The account that bookmarked the card. */
  account_id: string;
  card_id: string;
  created_at: number;
};

export type BillingCustomerTable = {
  customer_id: string;
  provider: string;
  account_id: string;
  /** The email address that the provider knows; null until it has been told. */
  email: string | null;
};

/** Last known state at the payment provider. Whether it grants premium is computed on read. */
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
  /** Null until the provider has created the checkout session. */
  session_id: string | null;
  url: string | null;
  state: "open" | "complete" | "expired";
  created_at: number;
  expires_at: number;
};

/** Ids of applied events, so that a repeated delivery is ignored. */
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

/** The sandbox's ledger: the state that a payment provider would hold. */
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
  /** 1 to make the next payment fail. */
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

/** A message from the contact page. */
export type ContactMessageTable = {
  id: string;
  sender_name: string;
  body: string;
  created_at: number;
};

/** A named link of a card. Never deleted but with the card: its address and its sums stay. */
export type CardLinkTable = {
  id: string;
  card_id: string;
  /** The last part of its address; unique for each card. */
  slug: string;
  name: string;
  /** A day in UTC, such as "2026-04-30". */
  last_day: string | null;
  ended_on: string | null;
  created_at: number;
  /** Incremented by every change. */
  version: ColumnType<number, number | undefined>;
};

export type InsightSumTable = {
  card_id: string;
  /** In UTC, such as "2026-04-30"; sums of days that are folded into a month have "2026-04". */
  day: string;
  /** A kind of the domain, "visitor" or "device". */
  kind: string;
  /** A source of the domain or the id of a link; empty for visitors and devices. */
  source: string;
  /** Channel, share target or device; else empty. */
  detail: string;
  count: number;
};

/** The key by which visitors are told apart for one day; deleted when that is over. */
export type InsightKeyTable = {
  day: string;
  key: string;
};

/** Visitors of one day, deleted when that is over. */
export type InsightVisitorTable = {
  day: string;
  /** HMAC of address, browser and card with the key of the day. */
  hash: string;
  /** The last view that was counted. */
  seen_at: number;
  /** Counted views of this day; 0 for somebody whose visit began just before midnight. */
  visits: number;
};

/** The last batch that each process has written, so that none is added twice. */
export type InsightWriterTable = {
  id: string;
  batch: number;
  written_at: number;
};

/** The latest copy of an account's data: one row is both the job and its result. */
export type AccountExportTable = {
  id: string;
  account_id: string;
  state: "waiting" | "making" | "ready" | "failed";
  /** Incremented by every worker that begins it. Only the latest attempt can finish. */
  attempt: number;
  /** Lease of the worker that is making it. */
  claimed_until: number | null;
  part: string | null;
  done: number;
  /** JSON: how many items each part has. */
  contents: string;
  file_name: string;
  /** In bytes. */
  size: number | null;
  created_at: number;
  expires_at: number | null;
};

export type ExportChunkTable = {
  export_id: string;
  attempt: number;
  position: number;
  bytes: Uint8Array;
};

/** What an account has chosen about details that visitors leave. No row means: nothing yet. */
export type ExchangeSettingTable = {
  account_id: string;
  /** When the offer to turn the exchange on for older cards was answered. */
  offer_answered_at: ColumnType<number | null, number | null | undefined>;
  /** Since when its owner wants no mails about new people. */
  mails_stopped_at: ColumnType<number | null, number | null | undefined>;
  last_mailed_at: ColumnType<number | null, number | null | undefined>;
  /** When the next mail about people who wait may be sent; null when nobody waits. */
  mail_due_at: ColumnType<number | null, number | null | undefined>;
  /** When the next weekly summary is sent; null for those who have not asked for it. */
  weekly_due_at: ColumnType<number | null, number | null | undefined>;
};

/** Somebody in an owner's address book. Texts are empty where there is nothing. */
export type PersonTable = {
  /** Ascending with age. SQLite's search index and the pages of the list name people by it. */
  number: Generated<number>;
  id: string;
  owner_id: string;
  origin: "left" | "added" | "imported";
  name: string;
  /** In lower case. */
  email: string;
  phone: string;
  /** The phone number's digits, for comparing. */
  phone_key: string;
  company: string;
  role: string;
  /** Where one met: the name of the link at that time, or what the owner typed. */
  met: string;
  /** What the person wrote. */
  note: string;
  /** What the owner wrote. */
  own_note: string;
  /** The owner's card on which they left their details. */
  card_id: string | null;
  link_id: string | null;
  /** The card of their own that they sent along. */
  sent_card_id: string | null;
  created_at: number;
  /** Null for a new one. */
  opened_at: number | null;
  /** The deletion can be taken back for a moment; then the row is deleted. */
  deleted_at: ColumnType<number | null, number | null | undefined>;
  /** 1 until a mail about them was queued for the owner. */
  mail_pending: ColumnType<number, number | undefined>;
  /** Incremented by every change, for optimistic locking. */
  version: ColumnType<number, number | undefined>;
};

export type PersonTagTable = {
  owner_id: string;
  /** The tag in lower case: "Press" and "press" are one. */
  tag_key: string;
  person_number: number;
  tag: string;
  /** As its owner typed them. */
  position: number;
};

/** SQLite's full-text index; PostgreSQL has a column of `person` instead. */
export type PersonSearchTable = {
  /** The person's number. */
  rowid: number;
};

/** A code that was mailed to an admin as the second proof of a session. */
export type AdminChallengeTable = {
  session_hash: string;
  code_hmac: string;
  tries: number;
  expires_at: number;
};

/** What admins did. The database refuses to change or delete a row. */
export type AdminAuditTable = {
  id: string;
  created_at: number;
  /** An email address, or a user of the command line. */
  actor: string;
  action: string;
  /** Of a card, or of what stands for an account (`admin_subject`); empty for neither. */
  target_id: string;
  /** Of a card, `/c/{username}`; empty for an account, whose address is read from its own row. */
  target: string;
  reason: string;
  detail: string;
};

/** Stands for an account in the audit list; deleted with the account. */
export type AdminSubjectTable = {
  id: string;
  account_id: string;
};

export type CardReportTable = {
  id: string;
  card_id: string;
  reason: string;
  body: string;
  /** Only until it is decided and answered. */
  reporter_email: string | null;
  /** HMAC, to tell networks apart; dropped with the decision. */
  network_hash: string | null;
  created_at: number;
  closed_at: number | null;
  outcome: "taken_down" | "left_up" | null;
};

/** Every take-down of a card, with the owner's answer. */
export type CardTakedownTable = {
  id: string;
  card_id: string;
  reason: string;
  told: string;
  created_at: number;
  answer: string | null;
  answered_at: number | null;
  put_back_at: number | null;
};

/** Cards that the phishing guard wants somebody to look at. */
export type CardReviewTable = {
  card_id: string;
  suspicion: string;
  queued_at: number;
  reviewed_at: number | null;
};

/** The first steps of an account that signed up since there are such; times are null until a step is done. */
export type FirstRunTable = {
  account_id: string;
  signature_copied_at: ColumnType<number | null, number | null | undefined>;
  code_shown_at: ColumnType<number | null, number | null | undefined>;
  put_away_at: ColumnType<number | null, number | null | undefined>;
};
