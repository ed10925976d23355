import type { ColumnType } from "kysely";

export type LinkTables = {
  card_link: CardLinkTable;
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
