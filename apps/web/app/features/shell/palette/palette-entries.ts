import type { CurrentUser } from "@visita/domain/account/session.contract";
import type { OwnCard } from "@visita/domain/card/card.contract";
import type { AccountFrameText } from "@visita/domain/owner-messages/account-frame";
import { SCAN_PATH } from "@visita/domain/scan/scan-path";
import {
  AtSign,
  Bell,
  Cable,
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
  ScanLine,
  Send,
  User,
  UsersRound,
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

export function pageEntries(user: CurrentUser, t: AccountFrameText, isInTeam: boolean): PaletteEntry[] {
  const links = accountLinks(user, t, isInTeam).map(({ to, label, icon, words }) => ({
    id: to,
    label,
    to,
    icon,
    words,
  }));
  const startTeam = { id: "start-team", label: t("startTeam"), to: "/team/start", icon: UsersRound };
  return [
    ...links,
    ...(isInTeam ? [] : [{ ...startTeam, words: t("teamWords") }]),
    { id: "new", label: t("addBusinessCard"), to: "/b/c", icon: Plus, words: t("addWords") },
  ];
}

/** In the order of their pages. */
export function settingEntries(t: AccountFrameText): PaletteEntry[] {
  const setting = (id: string, label: string, icon: LucideIcon, words: string) => {
    return { id, label, to: `/account/settings#${id}`, icon, hint: t("settings"), words };
  };
  const security = (id: string, label: string, icon: LucideIcon, words = "") => {
    return { id, label, to: `/account/security#${id}`, icon, hint: t("accountSecurity"), words };
  };
  return [
    setting("name", t("name"), User, t("nameWords")),
    {
      id: "connect",
      label: t("connect"),
      to: "/account/connect",
      icon: Cable,
      hint: t("settings"),
      words: t("connectWords"),
    },
    setting("email", t("emailAddress"), AtSign, t("emailWords")),
    setting("notifications", t("notifications"), Bell, t("notificationsWords")),
    security("password", t("changePassword"), RectangleEllipsis),
    security("passkeys", t("passkeys"), KeyRound, t("passkeysWords")),
    security("devices", t("whereSignedIn"), MonitorSmartphone, t("devicesWords")),
    setting("data", t("yourData"), Download, t("dataWords")),
    setting("import", t("import"), FileInput, t("importWords")),
    {
      id: "scan",
      label: t("scanCodes"),
      to: SCAN_PATH,
      icon: ScanLine,
      hint: t("contacts"),
      words: t("scanWords"),
      isDocument: true,
    },
    {
      id: "import-contacts",
      label: t("importContacts"),
      to: "/contacts/import",
      icon: FileInput,
      hint: t("contacts"),
      words: t("importContactsWords"),
    },
    setting("leave", t("leave"), LogOut, t("leaveWords")),
  ];
}

/** A card as visitors see it. */
export function cardEntries(cards: readonly OwnCard[], t: AccountFrameText): PaletteEntry[] {
  return cards.map(({ cardid, username, fullname, occupation, companyname }) => ({
    id: cardid,
    label: fullname,
    to: cardPath(username),
    icon: IdCard,
    hint: cardPath(username),
    words: `${t("cardWords")} ${occupation} ${companyname}`,
    isDocument: true,
  }));
}

type Entry = Pick<PaletteEntry, "to" | "state">;

const CARD_ACTIONS = [
  {
    label: "editCard",
    icon: Pencil,
    words: "editWords",
    entry: ({ cardid }: OwnCard): Entry => ({ to: "/b/u", state: { cardid } }),
  },
  {
    label: "useCardEverywhere",
    icon: Send,
    words: "kitWords",
    entry: ({ cardid }: OwnCard): Entry => ({ to: kitPath(cardid) }),
  },
  {
    label: "insightsOf",
    icon: ChartNoAxesColumn,
    words: "cardInsightsWords",
    entry: ({ cardid }: OwnCard): Entry => ({ to: `/insights?card=${encodeURIComponent(cardid)}` }),
  },
  {
    label: "linksOf",
    icon: Link2,
    words: "cardLinksWords",
    entry: ({ cardid }: OwnCard): Entry => ({ to: `/links?card=${encodeURIComponent(cardid)}` }),
  },
] as const;

/** What can be done with a card, for those who name it: "edit", "signature giulia". */
export function cardActionEntries(
  cards: readonly OwnCard[],
  query: string,
  t: AccountFrameText,
): PaletteEntry[] {
  const wanted = wordsOf(query);
  return CARD_ACTIONS.flatMap(({ label, icon, words, entry }) => {
    const own = wordsOf(t(words));
    if (!wanted.some((word) => begins(own, word))) return [];
    return cards
      .map((card) => ({
        id: `${label} ${card.cardid}`,
        label: t(label, { name: card.fullname }),
        icon,
        hint: cardPath(card.username),
        words: t(words),
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
