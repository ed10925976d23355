import type { CardDraft } from "@visita/domain/card/card.rules";
import type { SecondSide } from "@visita/domain/card/card-sides";
import type { ThemeKey } from "@visita/domain/card/themes";
import demo from "./demo.json" with { type: "json" };

export type DemoPerson = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  username: string;
  /** File names in assets/demo. */
  portrait: string;
  logo: string;
  card: Omit<CardDraft, "profilepic" | "logo" | "color"> & { color: ThemeKey };
};

export type DemoLink = {
  id: string;
  slug: string;
  name: string;
  /** Days before the seeding. */
  madeAgo: number;
  /** Its last day; negative when it is still to come. */
  lastDayAgo: number | null;
  /** Views by it on each day of an occasion, from its first day on. */
  occasion?: { firstDayAgo: number; views: readonly number[] };
  /** Views on an ordinary day while it is live, of every hundred. */
  share: number;
};

export type DemoContact = {
  name: string;
  email: string;
  phone: string;
  company: string;
  role: string;
  /** What they wrote. */
  note?: string;
  /** What the owner wrote. */
  ownNote?: string;
  tags: readonly string[];
  /** Days before the seeding. */
  daysAgo: number;
  /** How they came: those with a link or a source left their details on the card. */
  by: { link: string } | { source: "qr" | "direct" } | "added" | "imported";
  /** Where one met, when no link says so. */
  met?: string;
  /** The demo person whose card they sent. */
  sentCard?: string;
  isNew?: true;
};

export type DemoTeam = {
  id: string;
  name: string;
  line: string;
  people: readonly DemoColleague[];
};

export type DemoColleague = Pick<DemoPerson, "id" | "email" | "firstName" | "lastName" | "username"> & {
  role: string;
  occupation: string;
  phone: string;
  /** Views of every hundred of the demo card. */
  views: number;
  /** Of a card in two languages, whose first side is English. */
  secondSide?: SecondSide;
};

/** Fictional. The phone numbers are from the range reserved for fiction, +1 202 555 01xx. */
export const DEMO_PEOPLE = demo.people as readonly DemoPerson[];

/** Of the demo card. Occasions that never were, told by their distance from today. */
export const DEMO_LINKS = demo.links as readonly DemoLink[];

/** The oldest first. */
export const DEMO_CONTACTS = demo.contacts as readonly DemoContact[];

/** The team of the example account. */
export const DEMO_TEAM = demo.team as DemoTeam;
