import type { ColumnType } from "kysely";

export type AdminTables = {
  admin_challenge: AdminChallengeTable;
  admin_audit: AdminAuditTable;
  admin_subject: AdminSubjectTable;
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
  /** From 1, without gaps; null for rows of releases before the chain. */
  position: ColumnType<number | null, number | null | undefined>;
  previous_hash: ColumnType<string | null, string | null | undefined>;
  /** Over the row and `previous_hash` (features/admin/audit-chain.ts). */
  hash: ColumnType<string | null, string | null | undefined>;
};

/** Stands for an account in the audit log; deleted with the account. */
export type AdminSubjectTable = {
  id: string;
  account_id: string;
};

export type ReportTables = {
  card_report: CardReportTable;
};

export type CardReportTable = {
  id: string;
  card_id: string;
  reason: string;
  body: string;
  /** Only until it is decided and answered. */
  reporter_email: string | null;
  /** Of the page on which it was written; an answer is in it. */
  language: string | null;
  /** HMAC, to tell networks apart; dropped with the decision. */
  network_hash: string | null;
  created_at: number;
  closed_at: number | null;
  outcome: "taken_down" | "left_up" | null;
};
