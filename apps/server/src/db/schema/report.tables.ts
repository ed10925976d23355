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
  /** HMAC, to tell networks apart; dropped with the decision. */
  network_hash: string | null;
  created_at: number;
  closed_at: number | null;
  outcome: "taken_down" | "left_up" | null;
};
