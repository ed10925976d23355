import type { ColumnType } from "kysely";

export type AccountTables = {
  account: AccountTable;
  session: SessionTable;
  device: DeviceTable;
  sign_in_challenge: LoginChallengeTable;
  login_failure: LoginFailureTable;
  recovery_challenge: RecoveryChallengeTable;
  recovery_grant: RecoveryGrantTable;
  sign_in_record: SignInRecordTable;
  email_change: EmailChangeTable;
  former_email: FormerEmailTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  company_identity: CompanyIdentityTable;
  company_sign_in: CompanySignInTable;
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
  /** When it was last changed or recovered. */
  password_set_at: ColumnType<number | null, number | undefined>;
  /** 1 for a password below the current minimum length: every sign-in then needs a code. */
  has_weak_password: ColumnType<number, number | undefined>;
  /** Of pages and mails, as its owner chose it; null for the browser's. */
  language: ColumnType<string | null, string | null | undefined>;
  /** When its owner left; everything is deleted some days later. */
  left_at: ColumnType<number | null, number | null | undefined>;
  /** While it is set, nobody signs in to it and its cards are not shown. */
  suspended_at: ColumnType<number | null, number | null | undefined>;
  suspended_for: ColumnType<string | null, string | null | undefined>;
  /** When a card of theirs that was taken down was last erased. */
  takedown_erased_at: ColumnType<number | null, number | null | undefined>;
};

/** Of the account behind a call, however it was found. */
export const CALLER_COLUMNS = [
  "account.id",
  "account.email",
  "account.first_name",
  "account.last_name",
  "account.left_at",
  "account.has_weak_password",
  "account.language",
] as const;

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

/** A sign-in that waits for its security code. */
export type LoginChallengeTable = {
  token_hash: string;
  /** SHA-256 of the cookie that binds the challenge to the browser that began it. */
  browser_hash: string;
  /** Null for a blind sign-in with a wrong password: same steps, no mail, so that nothing is revealed. */
  account_id: string | null;
  /** 1 if its password was compared without telling the result. */
  is_blind: number;
  code_hmac: string;
  code_expires_at: number;
  tries_of_code: number;
  tries: number;
  sends: number;
  sent_at: number;
  expires_at: number;
};

/** Consecutive wrong passwords of a confirmed device. */
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
  /** Null until the ticket is redeemed and the code sent; empty if a link is mailed instead of a code. */
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
  /** Of the day of the change: bringing the address back asks for it. Null if that may be an intruder's. */
  password_hash: ColumnType<string | null, string | undefined>;
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
  /** When the password was recovered, until the owner has said that the passkey is theirs. */
  doubted_at: ColumnType<number | null, undefined, number | null>;
};

/** Works once, in one browser, for one purpose. */
export type PasskeyChallengeTable = {
  challenge_hash: string;
  browser_hash: string;
  purpose: "add" | "use";
  expires_at: number;
};

/** Who an account is at the provider of a company. Later sign-ins go by this, not by the email address. */
export type CompanyIdentityTable = {
  /** With `subject`, the primary key; with `account_id`, unique. */
  issuer: string;
  subject: string;
  account_id: string;
  linked_at: number;
};

/** A sign-in that is under way at the provider. It can be finished once, in the browser that began it. */
export type CompanySignInTable = {
  state_hash: string;
  /** SHA-256 of the cookie that binds it to the browser. */
  browser_hash: string;
  /** A path of ours; null for the dashboard. */
  return_to: string | null;
  expires_at: number;
};

export type FirstRunTables = {
  first_run: FirstRunTable;
};

/** The first steps of an account that signed up since there are such; times are null until a step is done. */
export type FirstRunTable = {
  account_id: string;
  signature_copied_at: ColumnType<number | null, number | null | undefined>;
  code_shown_at: ColumnType<number | null, number | null | undefined>;
  put_away_at: ColumnType<number | null, number | null | undefined>;
};

export type DashboardVisitTables = {
  dashboard_visit: DashboardVisitTable;
};

/** When an account is on its dashboard, so that it can be told what happened since. No row: it never was. */
export type DashboardVisitTable = {
  account_id: string;
  /** When the visit before this one ended; null at the first. */
  since: ColumnType<number | null, number | null | undefined>;
  /** JSON: `seen_views` as it was then. */
  since_views: ColumnType<string | null, string | null | undefined>;
  seen_at: number;
  /** JSON: the views of that day until then, by what brought them. */
  seen_views: string;
};
