export type InsightTables = {
  insight_day: InsightDayTable;
  insight_link: InsightLinkTable;
  insight_total: InsightTotalTable;
  insight_folding: InsightFoldingTable;
  insight_sum: InsightSumTable;
  insight_key: InsightKeyTable;
  insight_visitor: InsightVisitorTable;
  insight_writer: InsightWriterTable;
};

export type InsightDayTable = {
  card_id: string;
  /** In UTC, such as 20260430; of a month that is over 20260400. */
  day: number;
  /** Such as "vq=2 dp u sq"; of a month with a line for each day, as long as these are known. See packed-counts.ts. */
  counts: string;
};

/** What a named link has brought a card since it was made. */
export type InsightLinkTable = {
  card_id: string;
  link_id: string;
  views: number;
  saves: number;
  details: number;
};

/** Of all cards, also those that are deleted since. */
export type InsightTotalTable = {
  /** Such as "2026-04-30". */
  day: string;
  views: number;
};

/** How far days are folded into months. */
export type InsightFoldingTable = {
  goal: string;
  /** All cards up to this id are done; all there are if it is null. */
  after_card: string | null;
};

/** Sums of the release before, which a job moves into `insight_day`. */
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
