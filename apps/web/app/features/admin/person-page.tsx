import type { Person } from "@visita/domain/admin/admin-people.contract";
import { FREE_PLAN_NAME } from "@visita/domain/billing/plan.rules";
import { capitalized, counted, formatDay, formatTimeAgo, grantedPlanWords } from "@visita/domain/format";
import { Ban, ChevronRight, Gift, LogOut, Trash2, UserCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";
import { cardPath } from "../../lib/card-path.ts";
import { metaOf } from "../../lib/page-meta.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { usePerson } from "./admin.queries.ts";
import { AdminFailure, MiniCover, Monogram } from "./admin-parts.tsx";
import { AuditList } from "./audit-list.tsx";
import { CardStateBadge } from "./card-state-badge.tsx";
import { type PersonAction, PersonDialog } from "./person-dialog.tsx";

export function PersonPage({ accountid }: { accountid: string }) {
  const navigate = useNavigate();
  const query = usePerson(accountid);
  const [action, setAction] = useState<PersonAction>();
  const person = query.data;
  return (
    <>
      <Crumbs name={person?.name} />
      <AdminFailure query={query} />
      {!person && <h1 className="sr-only">Person</h1>}
      {!person && !query.error && <Skeleton className="h-96 w-full" />}
      {person && (
        <>
          <div className="mb-8 flex items-center gap-3">
            <Monogram name={person.name} isLarge />
            <div className="grid min-w-0">
              <h1 className="type-title wrap-anywhere">
                <bdi>{person.name}</bdi>
              </h1>
              <p className="text-muted wrap-anywhere">{person.email}</p>
            </div>
          </div>
          <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start lg:gap-10">
            <div className="grid grid-cols-1 gap-8">
              <Facts person={person} />
              <Cards cards={person.ownCards} />
              <section>
                <h2 className="type-heading mb-3">What admins did</h2>
                <AuditList entries={person.audit} />
              </section>
            </div>
            <Actions person={person} onAct={setAction} />
          </div>
          {action && (
            <PersonDialog
              action={action}
              person={person}
              onClose={() => setAction(undefined)}
              onDeleted={() => void navigate("/admin/people", { replace: true })}
            />
          )}
        </>
      )}
    </>
  );
}

function Crumbs({ name }: { name: string | undefined }) {
  return (
    <nav aria-label="Breadcrumb" className="-mt-3 mb-2 flex items-center gap-1.5 text-small text-muted">
      <Link
        to="/admin/people"
        className="inline-flex min-h-touch items-center rounded-xs underline-offset-3 hover:text-text hover:underline"
      >
        People
      </Link>
      <ChevronRight aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
      <span aria-current="page" className="truncate">
        <bdi>{name}</bdi>
      </span>
    </nav>
  );
}

function Facts({ person }: { person: Person }) {
  const facts: [string, ReactNode][] = [
    ["Plan", planOf(person)],
    ["Member since", formatDay(person.memberSince)],
    ["Last seen", person.lastSeen ? capitalized(formatTimeAgo(person.lastSeen)) : "Signed out"],
    ["Signed in on", counted(person.sessions, "device")],
    ["Second step", person.passkeys > 0 ? "Passkey and code" : "Code"],
    ["Contacts, favorites", "Not shown to you"],
  ];
  return (
    <section aria-label="Account" className="grid gap-4">
      {person.suspendedAt && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge tone="danger">Suspended</Badge>
          <span className="wrap-anywhere">
            {formatDay(person.suspendedAt)}, “{person.suspendedFor}”
          </span>
        </p>
      )}
      {person.hasLeft && (
        <p>
          <Badge tone="warning">Has left, will be deleted soon</Badge>
        </p>
      )}
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-help text-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function planOf({ isPremium, grantedUntil, premiumUntil }: Person): string {
  if (!isPremium) return FREE_PLAN_NAME;
  if (grantedUntil) return grantedPlanWords(grantedUntil);
  return premiumUntil ? `Premium, until ${formatDay(premiumUntil)}` : "Premium";
}

function Cards({ cards }: { cards: Person["ownCards"] }) {
  return (
    <section>
      <h2 className="type-heading mb-3">Cards</h2>
      {cards.length === 0 && <p className="text-muted">No cards.</p>}
      <ul className="grid">
        {cards.map((card) => (
          <li
            key={card.cardid}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3.5"
          >
            <MiniCover theme={card.color} />
            <div className="grid min-w-0 flex-1 basis-52">
              <strong className="font-semibold wrap-anywhere">/c/{card.username}</strong>
              <span className="text-help text-muted wrap-anywhere">
                {[card.occupation, card.companyname].filter(Boolean).join(" @ ")}.{" "}
                {counted(card.views, "view")} in 30 days
              </span>
            </div>
            <CardStateBadge state={card.state} />
            <a
              href={cardPath(card.username)}
              target="_blank"
              rel="noopener"
              className={buttonClasses({ variant: "ghost" })}
            >
              Open<span className="sr-only"> /c/{card.username}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Actions({ person, onAct }: { person: Person; onAct: (action: PersonAction) => void }) {
  return (
    <section className="grid gap-2.5 *:justify-start">
      <h2 className="type-heading">Actions</h2>
      <Button variant="secondary" icon={LogOut} onClick={() => onAct("signout")}>
        Sign out everywhere
      </Button>
      <Button variant="secondary" icon={Gift} onClick={() => onAct("grant")}>
        Grant premium until a day
      </Button>
      {person.isSuspended ? (
        <Button variant="secondary" icon={UserCheck} onClick={() => onAct("lift")}>
          Lift the suspension
        </Button>
      ) : (
        !person.isAdmin && (
          <Button variant="danger" icon={Ban} onClick={() => onAct("suspend")}>
            Suspend
          </Button>
        )
      )}
      {!person.isAdmin && (
        <Button variant="danger" icon={Trash2} onClick={() => onAct("delete")}>
          Delete account
        </Button>
      )}
      <p className="text-help text-muted">
        {person.isAdmin
          ? "An admin cannot be suspended or deleted. Remove the address from ADMIN_EMAILS first."
          : "Each asks for a reason and is added to the audit log. You cannot see passwords, codes, contacts or favorites."}
      </p>
    </section>
  );
}

export const meta = metaOf({ title: "Person, Admin" });

export default function PersonPageRoute({ params }: { params: { accountid: string } }) {
  return <PersonPage accountid={params.accountid} />;
}
