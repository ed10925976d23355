import type { ColumnType } from "kysely";

export type CardTables = {
  card: CardTable;
  former_username: FormerUsernameTable;
  username_change: UsernameChangeTable;
  username_grant: UsernameGrantTable;
  card_takedown: CardTakedownTable;
  card_review: CardReviewTable;
};

export type CardTable = {
  id: string;
  owner_id: string;
  /** As typed. */
  username: string;
  /** `username` in lower case, with a unique index. */
  username_key: string;
  fullname: string;
  occupation: string;
  companyname: string;
  bio: string;
  color: string;
  /** Content hash of the image. */
  profilepic: string | null;
  logo: string | null;
  /** JSON: value and optional title by channel, of the channels that are for everybody. */
  contacts: string;
  /** JSON: the same of those that only links show, each with the ids of these links. */
  link_only_contacts: ColumnType<string | null, string | null | undefined>;
  created_at: number;
  updated_at: number;
  /** Incremented by every save, for optimistic locking. */
  version: ColumnType<number, number | undefined>;
  /** While it is set, nobody but the owner sees the card. */
  paused_at: ColumnType<number | null, number | null | undefined>;
  /** The deletion can be taken back for a moment; then the row is deleted. */
  deleted_at: ColumnType<number | null, number | null | undefined>;
  /** Set while the owner's account waits for its deletion. */
  owner_left_at: ColumnType<number | null, number | null | undefined>;
  /** Set while the owner's account is suspended. */
  owner_suspended_at: ColumnType<number | null, number | null | undefined>;
  /** While it is set, nobody but the owner sees the card; only an admin puts it back. */
  taken_down_at: ColumnType<number | null, number | null | undefined>;
  /** What visitors see: "removed" or "legal". */
  taken_down_as: ColumnType<string | null, string | null | undefined>;
  /** JSON: keys of channels. Null for the order of the channel table. */
  channel_order: ColumnType<string | null, string | null | undefined>;
  /** Among the owner's cards. Equal ones are ordered by age. */
  position: ColumnType<number, number | undefined>;
  /** 1 while visitors can leave their details. */
  exchange: ColumnType<number, number | undefined>;
  /** 1 while search engines may list the card. */
  indexable: ColumnType<number, number | undefined>;
  /** Of the first side's texts. */
  language: ColumnType<string | null, string | null | undefined>;
  /** How the name is spoken. */
  reading: ColumnType<string | null, string | null | undefined>;
  /** JSON: `SecondSide`. */
  second_side: ColumnType<string | null, string | null | undefined>;
  /** Of a card that a team has made for somebody. Until they take it, the owner is the team's own account. */
  team_id: ColumnType<string | null, string | null | undefined>;
  /** What is fixed there is read there; this row holds only what is the person's. */
  template_id: ColumnType<string | null, string | null | undefined>;
  /** Set while the team waits for its deletion. */
  team_ended_at: ColumnType<number | null, number | null | undefined>;
};

/** A username that a card had. Nobody but the owner can take it before `reserved_until`. */
export type FormerUsernameTable = {
  username_key: string;
  /** Null once the account is deleted, or a card that was taken down: then it is nobody's. */
  owner_id: string | null;
  /** The card that it leads to; null once that is deleted. */
  card_id: string | null;
  reserved_until: number;
  /** Who had it in a team that they have left; the card is the one that takes over. */
  left_name: ColumnType<string | null, string | null | undefined>;
  left_team_id: ColumnType<string | null, string | null | undefined>;
};

/** Counted, because a card's username can be changed only a few times a year. */
export type UsernameChangeTable = {
  id: string;
  card_id: string;
  changed_at: number;
};

/** A username that is kept back, and that an operator lets one account use. */
export type UsernameGrantTable = {
  username_key: string;
  account_id: string;
  created_at: number;
};

/** Every take-down of a card, with the owner's answer. */
export type CardTakedownTable = {
  id: string;
  card_id: string;
  reason: string;
  told: string;
  created_at: number;
  answer: string | null;
  answered_at: number | null;
  put_back_at: number | null;
};

/** Cards that the phishing guard wants somebody to look at. */
export type CardReviewTable = {
  card_id: string;
  suspicion: string;
  queued_at: number;
  reviewed_at: number | null;
};

export type FavouriteTables = {
  favourite: FavouriteTable;
};

export type FavouriteTable = {
  /** The account that bookmarked the card. */
  account_id: string;
  card_id: string;
  created_at: number;
};

export type LinkTables = {
  card_link: CardLinkTable;
};

/** A named link of a card. Never deleted but with the card: its address and its sums stay. */
export type CardLinkTable = {
  id: string;
  card_id: string;
  /** The last part of its address, with its secret; unique for each card. */
  slug: string;
  /** 1 where the slug ends with a secret: the link may show more than the plain card. */
  is_secret: ColumnType<number, number | undefined>;
  name: string;
  /** A day in UTC, such as "2026-04-30". */
  last_day: string | null;
  ended_on: string | null;
  created_at: number;
  /** Incremented by every change. */
  version: ColumnType<number, number | undefined>;
};
