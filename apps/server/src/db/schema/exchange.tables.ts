import type { ColumnType } from "kysely";

export type ExchangeTables = {
  exchange_setting: ExchangeSettingTable;
  used_stamp: UsedStampTable;
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

/** The stamp of a form that was sent, kept for as long as it is valid. */
export type UsedStampTable = {
  stamp_hash: string;
  /** HMAC of the details under the stamp, which itself is stored nowhere. */
  details_hmac: string;
  expires_at: number;
};
