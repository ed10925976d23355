import { NavLink } from "react-router";
import { withSeparators } from "../../lib/number-words.ts";
import { useNewPeople } from "../address-book/public/new-people.queries.ts";
import { useSession } from "../session/public/session-context.tsx";
import { accountLinks, CONTACTS } from "./account-links.ts";

export function AccountNav() {
  const { currentUser } = useSession();
  return (
    <nav aria-label="Account">
      <ul className="grid gap-0.5">
        {accountLinks(currentUser).map(({ to, label, icon: Icon }) => (
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
              {to === CONTACTS && currentUser && <NewPeople userid={currentUser.userid} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many people left their details and were not opened yet; nothing at zero. */
function NewPeople({ userid }: { userid: string }) {
  const count = useNewPeople(userid);
  if (count === 0) return null;
  return (
    <>
      {/* Keeps the accessible name in words. */}{" "}
      <span className="ml-auto inline-grid min-h-6 min-w-6 place-items-center rounded-sm bg-accent-soft px-1.5 text-caption font-bold text-accent">
        {withSeparators(count)} <span className="sr-only">new</span>
      </span>
    </>
  );
}
