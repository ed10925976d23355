import type { ColumnType, Generated } from "kysely";

/** The number of a change of a book: the time, or one more than the change before. Ascending in the order of commits. */
type Change = number;

export type AddressBookTables = {
  person: PersonTable;
  person_tag: PersonTagTable;
  person_search: PersonSearchTable;
  person_vcard: PersonVCardTable;
  person_removal: PersonRemovalTable;
  book_change: BookChangeTable;
  kept_card: KeptCardTable;
};

/** Somebody in an owner's address book. Texts are empty where there is nothing. */
export type PersonTable = {
  /** Ascending with age. SQLite's search index and the pages of the list name people by it. */
  number: Generated<number>;
  id: string;
  owner_id: string;
  origin: "left" | "added" | "imported";
  name: string;
  /** In lower case. */
  email: string;
  phone: string;
  /** The phone number's digits, for comparing. */
  phone_key: string;
  company: string;
  role: string;
  /** Where one met: the name of the link at that time, or what the owner typed. */
  met: string;
  /** What the person wrote. */
  note: string;
  /** What the owner wrote. */
  own_note: string;
  /** The owner's card on which they left their details. */
  card_id: string | null;
  link_id: string | null;
  /** The link of the card's team by which they came. */
  team_link_id: ColumnType<string | null, string | null | undefined>;
  /** The card of their own that they sent along. */
  sent_card_id: string | null;
  /** The team whose owners and admins see them too: they were told so when they left their details. */
  shared_team_id: ColumnType<string | null, string | null | undefined>;
  created_at: number;
  /** Null for a new one. */
  opened_at: number | null;
  /** The deletion can be taken back for a moment; then the row is deleted. */
  deleted_at: ColumnType<number | null, number | null | undefined>;
  /** 1 until a mail about them was queued for the owner. */
  mail_pending: ColumnType<number, number | undefined>;
  /** Incremented by every change, for optimistic locking. */
  version: ColumnType<number, number | undefined>;
  /** The last change of what address books see of them. */
  change: ColumnType<Change, Change | undefined>;
};

/** What a device wrote about a person, kept for what contacts have no place for. */
export type PersonVCardTable = {
  person_number: number;
  owner_id: string;
  /** The last part of its address, as the device chose it. */
  name: string;
  uid: string | null;
  /** Unfolded, separated by line feeds. */
  lines: string;
  /** Of `lines`, in UTF-16 units. */
  size: number;
};

/** Somebody who was deleted, for devices that have not heard of it. */
export type PersonRemovalTable = {
  owner_id: string;
  /** The last part of the address. */
  name: string;
  change: Change;
  removed_at: number;
};

/** The last change of an owner's books. No row: none yet. Writing it comes before any lock of a person. */
export type BookChangeTable = {
  owner_id: string;
  people: Change;
  cards: Change;
};

/** A card that somebody keeps, as their devices were last told of it. */
export type KeptCardTable = {
  owner_id: string;
  card_id: string;
  /** Equal for what is written alike. */
  revision: string;
  is_resting: number;
  change: Change;
  /** Set once it is kept no longer, or gone. */
  gone_at: number | null;
};

export type PersonTagTable = {
  owner_id: string;
  /** The tag in lower case: "Press" and "press" are one. */
  tag_key: string;
  person_number: number;
  tag: string;
  /** As its owner typed them. */
  position: number;
};

/** SQLite's full-text index; PostgreSQL has a column of `person` instead. */
export type PersonSearchTable = {
  /** The person's number. */
  rowid: number;
};
