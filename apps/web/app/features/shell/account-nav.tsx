import { accountFrame } from "@visita/domain/owner-messages/account-frame";
import { Link, useLocation } from "react-router";
import { useTranslate } from "../../lib/language.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { useNewPeople } from "../address-book/public/address-book.queries.ts";
import { useSession } from "../session/public/session-context.tsx";
import { useIsInTeam } from "../team/public/team.queries.ts";
import { accountLinks, CONTACTS } from "./account-links.ts";

export function AccountNav() {
  const t = useTranslate(accountFrame);
  const { currentUser } = useSession();
  const { pathname } = useLocation();
  const isInTeam = useIsInTeam(currentUser?.userid);
  return (
    <nav aria-label={t("account")}>
      <ul className="grid gap-0.5">
        {accountLinks(currentUser, t, isInTeam).map(({ to, label, icon: Icon, pages }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isWithin(pathname, to) ? "page" : pages?.test(pathname) || undefined}
              className="group flex min-h-control items-center gap-3 rounded-md px-3.5 font-medium text-muted transition-colors duration-hover hover:bg-sunk hover:text-text aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-text aria-[current]:shadow-[inset_0_0_0_1px_var(--color-line)]"
            >
              <Icon
                size={20}
                strokeWidth={1.75}
                aria-hidden="true"
                className="shrink-0 group-aria-[current]:text-accent"
              />
              {label}
              {to === CONTACTS && currentUser && <NewPeople userid={currentUser.userid} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** How many people left their details and were not opened yet; nothing at zero. */
function NewPeople({ userid }: { userid: string }) {
  const t = useTranslate(accountFrame);
  const count = useNewPeople(userid);
  if (count === 0) return null;
  return (
    <>
      {/* Keeps the accessible name in words. */}{" "}
      <span className="ms-auto inline-grid min-h-6 min-w-6 place-items-center rounded-sm bg-accent-soft px-1.5 text-caption font-bold text-accent">
        <TaggedText
          text={t("newCount", { count })}
          tags={{ what: (word) => <span className="sr-only">{word}</span> }}
        />
      </span>
    </>
  );
}
