import type { VCardVersion } from "@visita/domain/card/vcard-convert";

/** Place in the order of a book's changes. */
export type ChangePlace = { readonly change: number; readonly number: number };

/** Behind everything that one change has changed. */
export function behind(change: number): ChangePlace {
  return { change, number: 2 ** 31 - 1 };
}

/** A vCard by its address in a book. */
export type Member = {
  /** The last part of the address. */
  readonly name: string;
  readonly etag: string;
  readonly place: ChangePlace;
  /** Of what a device wrote, in UTF-16 units. */
  readonly size: number;
};

export type WrittenMember = { readonly name: string; readonly etag: string; readonly vcard: string };

/** An address book, page by page: a book of any size is told from a few rows in memory. */
export type Book = {
  readonly isReadOnly: boolean;
  /** The number of its last change; 0 before the first. */
  lastChange(): Promise<number>;
  /** In the order of their last changes. */
  list(after?: ChangePlace): AsyncGenerator<Member[]>;
  /** The names of those that went after a change. */
  listRemoved(change: number): AsyncGenerator<string[]>;
  find(names: readonly string[]): Promise<Member[]>;
  write(members: readonly Member[], version: VCardVersion): AsyncGenerator<WrittenMember[]>;
};

export const BOOK_NAMES = ["people", "cards"] as const;
export type BookName = (typeof BOOK_NAMES)[number];
