import type { ColumnType } from "kysely";

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
