import {
  Bookmark,
  ChartNoAxesColumn,
  CreditCard,
  LayoutGrid,
  type LucideIcon,
  Settings2,
  ShieldCheck,
} from "lucide-react";
import { NavLink } from "react-router";

export function AccountNav() {
  return (
    <nav aria-label="Account">
      <ul className="grid gap-0.5">
        {ACCOUNT_LINKS.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="group flex min-h-control items-center gap-3 rounded-md px-3.5 font-medium text-muted transition-colors duration-hover hover:bg-sunk hover:text-text aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-text aria-[current=page]:shadow-[inset_0_0_0_1px_var(--color-line)]"
            >
              <Icon
                size={20}
                strokeWidth={1.75}
                aria-hidden="true"
                className="shrink-0 group-aria-[current=page]:text-accent"
              />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type AccountLink = { to: string; label: string; icon: LucideIcon };

/** The pages of a signed-in person, in the order of the sidebar. */
const ACCOUNT_LINKS: readonly AccountLink[] = [
  { to: "/dashboard", label: "Dashboard", icon: LayoutGrid },
  { to: "/insights", label: "Insights", icon: ChartNoAxesColumn },
  { to: "/subscription", label: "Subscription", icon: CreditCard },
  { to: "/account/security", label: "Account Security", icon: ShieldCheck },
  { to: "/cards/save", label: "Favorites", icon: Bookmark },
  { to: "/account/settings", label: "Settings", icon: Settings2 },
];
