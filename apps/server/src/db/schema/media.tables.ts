import type { ColumnType } from "kysely";

export type MediaTables = {
  media: MediaTable;
  media_removal: MediaRemovalTable;
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
