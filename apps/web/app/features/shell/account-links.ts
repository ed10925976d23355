import { Bookmark, CreditCard, LayoutGrid, type LucideIcon, ShieldCheck } from "lucide-react";

type AccountLink = { to: string; label: string; icon: LucideIcon };

/** The pages of a signed-in person, in the order of the sidebar. */
export const ACCOUNT_LINKS: readonly AccountLink[] = [
  { to: "/dashboard", label: "Dashboard", icon: LayoutGrid },
  { to: "/subscription", label: "Subscription", icon: CreditCard },
  { to: "/account/security", label: "Account Security", icon: ShieldCheck },
  { to: "/cards/save", label: "Favorites", icon: Bookmark },
];
