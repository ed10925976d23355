export type ExportTables = {
  account_export: AccountExportTable;
  export_chunk: ExportChunkTable;
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
