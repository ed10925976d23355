import type { CurrentUser } from "@visita/domain/account/session.contract";
import type { AccountFrameText } from "@visita/domain/owner-messages/account-frame";
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
  UsersRound,
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
export function accountLinks(
  user: CurrentUser | null | undefined,
  t: AccountFrameText,
  isInTeam: boolean,
): readonly AccountLink[] {
  const team = { to: "/team", label: t("team"), icon: UsersRound, words: t("teamWords") };
  const admin = { to: "/admin", label: t("admin"), icon: Scale, words: t("adminWords") };
  return [
    {
      to: "/dashboard",
      label: t("dashboard"),
      icon: LayoutGrid,
      words: t("dashboardWords"),
      pages: /^\/cards\/[^/]+\/(?:kit|contact-file|live)(?:\/|$)/,
    },
    { to: "/insights", label: t("insights"), icon: ChartNoAxesColumn, words: t("insightsWords") },
    { to: "/links", label: t("links"), icon: Link2, words: t("linksWords") },
    { to: CONTACTS, label: t("contacts"), icon: ContactRound, words: t("contactsWords") },
    ...(isInTeam ? [team] : []),
    { to: "/subscription", label: t("subscription"), icon: CreditCard, words: t("subscriptionWords") },
    {
      to: "/account/security",
      label: t("accountSecurity"),
      icon: ShieldCheck,
      words: t("accountSecurityWords"),
      pages: /^\/account\/passkeys$/,
    },
    { to: "/cards/save", label: t("favorites"), icon: Bookmark, words: t("favoritesWords") },
    {
      to: "/account/settings",
      label: t("settings"),
      icon: Settings2,
      words: t("settingsWords"),
      pages: /^\/account\/connect(?:\/|$)/,
    },
    ...(user?.isAdmin ? [admin] : []),
  ];
}
