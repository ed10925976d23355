import type { CurrentUser } from "@visita/domain/account/session.contract";
import {
  Bookmark,
  ChartNoAxesColumn,
  ContactRound,
  CreditCard,
  LayoutGrid,
  Link2,
  type LucideIcon,
  Scale,
  Settings2,
  ShieldCheck,
} from "lucide-react";

type AccountLink = {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Other words by which the palette finds it. */
  words: string;
  /** Paths of other pages that belong to this one. */
  pages?: RegExp;
};

export const CONTACTS = "/contacts";

/** The pages of a signed-in person, in the order of the sidebar. */
const ACCOUNT_LINKS: readonly AccountLink[] = [
  {
    to: "/dashboard",
    label: "Dashboard",
    icon: LayoutGrid,
    words: "cards home",
    pages: /^\/cards\/[^/]+\/kit(?:\/|$)/,
  },
  { to: "/insights", label: "Insights", icon: ChartNoAxesColumn, words: "views visitors statistics" },
  { to: "/links", label: "Links", icon: Link2, words: "named event place address" },
  { to: CONTACTS, label: "Contacts", icon: ContactRound, words: "people address book" },
  { to: "/subscription", label: "Subscription", icon: CreditCard, words: "plan premium billing invoice" },
  {
    to: "/account/security",
    label: "Account Security",
    icon: ShieldCheck,
    words: "password",
    pages: /^\/account\/passkeys$/,
  },
  { to: "/cards/save", label: "Favorites", icon: Bookmark, words: "favourites kept saved" },
  { to: "/account/settings", label: "Settings", icon: Settings2, words: "account profile" },
];

const ADMIN_LINK: AccountLink = { to: "/admin", label: "Admin", icon: Scale, words: "people reports audit" };

export function accountLinks(user: CurrentUser | null | undefined): readonly AccountLink[] {
  return user?.isAdmin ? [...ACCOUNT_LINKS, ADMIN_LINK] : ACCOUNT_LINKS;
}
