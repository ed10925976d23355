const HOUR_MS = 60 * 60_000;

/** How long the second proof of an admin holds, in one session. */
export const ADMIN_PROOF_TTL_MS = 12 * HOUR_MS;
/** Rows of a list that are sent at once. */
export const ADMIN_PAGE_SIZE = 50;
export const ADMIN_REASON_MAX_CHARS = 500;
export const ADMIN_SEARCH_MAX_CHARS = 190;
export const ADMIN_AUDIT_CSV_PATH = "/api/admin/audit.csv";

/** What visitors of a taken-down card are told: 410, or 451 for legal reasons (RFC 7725). */
export const TAKEDOWN_NOTICES = ["removed", "legal"] as const;
export type TakedownNotice = (typeof TAKEDOWN_NOTICES)[number];

export const ADMIN_ACTIONS = [
  "opened_admin",
  "signed_out",
  "suspended",
  "lifted",
  "deleted_account",
  "granted_premium",
  "allowed_username",
  "took_down",
  "put_back",
  "left_up",
  "reviewed",
  "exported_account",
  "forgot_key",
] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

/** In the audit log, the target of what was done to an account that is gone; pages and tables word it. */
export const DELETED_ACCOUNT = "a deleted account";
