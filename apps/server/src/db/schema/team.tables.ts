import type { ColumnType } from "kysely";

export type TeamTables = {
  team: TeamTable;
  template: TemplateTable;
  team_person: TeamPersonTable;
  team_action: TeamActionTable;
  team_link: TeamLinkTable;
  team_arrival: TeamArrivalTable;
};

type Late<Value> = ColumnType<Value | null, Value | null | undefined>;

export type TeamTable = {
  /** Of the account that holds the team's plan and the cards that nobody has taken yet; nobody signs in to it. */
  id: string;
  name: string;
  /** Content hash of the image; null where that of the first template stands for the team. */
  logo: Late<string>;
  /** Whoever has confirmed an address there may join by themselves. */
  join_domain: Late<string>;
  /** From which they get their card. */
  join_template_id: Late<string>;
  /** Since when owners and admins see what visitors leave on its cards; null while they do not. */
  contacts_shared_at: Late<number>;
  created_at: number;
  /** From then on all its cards are ended; some days later it is deleted. */
  deleted_at: Late<number>;
  /** In lower case: `/t/{slug}`. */
  page_slug: Late<string>;
  /** One line below the name. */
  page_line: ColumnType<string, string | undefined>;
  /** 1 while everybody may see the page. */
  page_shown: ColumnType<number, number | undefined>;
  /** 1 where search engines may list it. */
  page_indexable: ColumnType<number, number | undefined>;
};

export type TemplateTable = {
  id: string;
  team_id: string;
  name: string;
  /** JSON: `Template`, without the logo. */
  fields: string;
  /** Content hash of the image. */
  logo: string | null;
  /** 1 where the fields say that search engines may list its cards, for the site map. */
  indexable: number;
  /** Incremented by every save, for optimistic locking. */
  version: ColumnType<number, number | undefined>;
  created_at: number;
  changed_at: number;
  changed_by: string | null;
  /** As they were before the last save, until that is undone; null when there is nothing to undo. */
  previous_fields: Late<string>;
  previous_logo: Late<string>;
};

/** Somebody in a team, or invited to it. */
export type TeamPersonTable = {
  id: string;
  team_id: string;
  /** Null until they have come. */
  account_id: string | null;
  card_id: string | null;
  role: string;
  /** To which the invitation went, in lower case; or of their account when they came. */
  email: string;
  /** As the invitation had it. */
  name: string;
  created_at: number;
  joined_at: Late<number>;
  invited_by: Late<string>;
  /** When the latest invitation was sent: its link is valid for this one alone. Null once it was taken or declined. */
  invited_at: Late<number>;
  expires_at: Late<number>;
  /** When a reminder is due; null when there will be none. */
  remind_at: Late<number>;
  reminded_at: Late<number>;
  /** 1 where they want to be shown on the page of the team. */
  on_page: ColumnType<number, number | undefined>;
};

/** What somebody did for a team. */
export type TeamActionTable = {
  id: string;
  team_id: string;
  actor_id: string | null;
  action: string;
  /** A name. */
  subject: string;
  /** How many people or cards it was about. */
  count: number;
  /** From what to what it was changed: names, addresses or roles. Empty where there is none. */
  from_value: ColumnType<string, string | undefined>;
  to_value: ColumnType<string, string | undefined>;
  created_at: number;
};

/** A link of all cards of a team. Never deleted but with the team: its sums stay. */
export type TeamLinkTable = {
  id: string;
  team_id: string;
  /** The last part of its addresses, `/c/{username}/{slug}`; unique for each team. */
  slug: string;
  name: string;
  /** A day in UTC, such as "2026-04-30". */
  last_day: string | null;
  ended_on: string | null;
  created_at: number;
  /** Incremented by every change. */
  version: ColumnType<number, number | undefined>;
};

/** Who came by the sign-in of the company: into its team once, or waiting for a seat there. */
export type TeamArrivalTable = {
  /** With `account_id`, the primary key. */
  team_id: string;
  account_id: string;
  arrived_at: number;
  /** Null while they wait. Whoever leaves afterwards is not brought back by their next sign-in. */
  joined_at: Late<number>;
};
