import type { CurrentUser } from "@visita/domain/account/session.contract";
import type { OwnCard } from "@visita/domain/card/card.contract";
import {
  AtSign,
  Bell,
  ChartNoAxesColumn,
  Download,
  FileInput,
  IdCard,
  KeyRound,
  Link2,
  LogOut,
  type LucideIcon,
  MonitorSmartphone,
  Pencil,
  Plus,
  RectangleEllipsis,
  Send,
  User,
} from "lucide-react";
import { cardPath, kitPath } from "../../../lib/card-path.ts";
import { accountLinks } from "../account-links.ts";

/** Something that the palette leads to. */
export type PaletteEntry = {
  /** Unique in the palette. */
  id: string;
  label: string;
  to: string;
  icon: LucideIcon;
  /** Beside the label: where it leads, in few words. */
  hint?: string;
  /** Other words for it. */
  words?: string;
  /** Of the navigation. */
  state?: unknown;
  /** A document of its own, outside of the router. */
  isDocument?: boolean;
};

export function pageEntries(user: CurrentUser): PaletteEntry[] {
  const links = accountLinks(user).map(({ to, label, icon, words }) => ({ id: to, label, to, icon, words }));
  return [...links, ...MORE_PAGES];
}

const MORE_PAGES: readonly PaletteEntry[] = [
  { id: "new", label: "Add Business Card", to: "/b/c", icon: Plus, words: "new create make" },
];

export const SETTING_ENTRIES: readonly PaletteEntry[] = [
  setting("name", "Name", User, "first last"),
  setting("email", "Email address", AtSign, "mail change"),
  setting("notifications", "Notifications", Bell, "mails emails unsubscribe"),
  security("password", "Change password", RectangleEllipsis),
  security("passkeys", "Passkeys", KeyRound, "fingerprint face key webauthn"),
  security("devices", "Where you’re signed in", MonitorSmartphone, "devices sessions sign out"),
  setting("data", "Your data", Download, "export copy download zip gdpr"),
  setting("import", "Import", FileInput, "copy upload vcf"),
  {
    id: "import-contacts",
    label: "Import contacts",
    to: "/contacts/import",
    icon: FileInput,
    hint: "Contacts",
    words: "csv vcf address book",
  },
  setting("leave", "Leave", LogOut, "delete account close"),
];

function setting(section: string, label: string, icon: LucideIcon, words: string): PaletteEntry {
  return { id: section, label, to: `/account/settings#${section}`, icon, hint: "Settings", words };
}

function security(section: string, label: string, icon: LucideIcon, words = ""): PaletteEntry {
  return { id: section, label, to: `/account/security#${section}`, icon, hint: "Account Security", words };
}

/** A card as visitors see it. */
export function cardEntries(cards: readonly OwnCard[]): PaletteEntry[] {
  return cards.map(({ cardid, username, fullname, occupation, companyname }) => ({
    id: cardid,
    label: fullname,
    to: cardPath(username),
    icon: IdCard,
    hint: cardPath(username),
    words: `card ${occupation} ${companyname}`,
    isDocument: true,
  }));
}

type CardAction = { verb: string; icon: LucideIcon; words: string; entry: (card: OwnCard) => Entry };
type Entry = Pick<PaletteEntry, "to" | "state">;

const CARD_ACTIONS: readonly CardAction[] = [
  {
    verb: "Edit",
    icon: Pencil,
    words: "change photo colour color channels",
    entry: ({ cardid }) => ({ to: "/b/u", state: { cardid } }),
  },
  {
    verb: "Use everywhere",
    icon: Send,
    words: "share kit signature wallet print qr code nfc tag background page",
    entry: ({ cardid }) => ({ to: kitPath(cardid) }),
  },
  {
    verb: "Insights",
    icon: ChartNoAxesColumn,
    words: "views visitors statistics",
    entry: ({ cardid }) => ({ to: `/insights?card=${encodeURIComponent(cardid)}` }),
  },
  {
    verb: "Links",
    icon: Link2,
    words: "named event place",
    entry: ({ cardid }) => ({ to: `/links?card=${encodeURIComponent(cardid)}` }),
  },
];

/** What can be done with a card, for those who name it: "edit", "signature giulia". */
export function cardActionEntries(cards: readonly OwnCard[], query: string): PaletteEntry[] {
  const wanted = wordsOf(query);
  return CARD_ACTIONS.flatMap(({ verb, icon, words, entry }) => {
    const own = wordsOf(`${verb} ${words}`);
    if (!wanted.some((word) => begins(own, word))) return [];
    return cards
      .map((card) => ({
        id: `${verb} ${card.cardid}`,
        label: `${verb}: ${card.fullname}`,
        icon,
        hint: cardPath(card.username),
        words,
        ...entry(card),
      }))
      .filter((each) => matches(each, query));
  });
}

/** Whether every word of a query begins a word of the entry. */
export function matches({ label, hint = "", words = "" }: PaletteEntry, query: string): boolean {
  const own = wordsOf(`${label} ${hint} ${words}`);
  return wordsOf(query).every((word) => begins(own, word));
}

function begins(words: readonly string[], prefix: string): boolean {
  return words.some((word) => word.startsWith(prefix));
}

/** Without accents and case, split at everything that is neither letter nor digit. */
function wordsOf(text: string): string[] {
  const folded = text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  return folded.split(/[^\p{Letter}\p{Number}]+/u).filter(Boolean);
}
