import type { Person } from "@visita/domain/admin/admin-people.contract";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";
import { cardPath } from "../../lib/card-path.ts";
import { dayWords } from "../../lib/day-words.ts";
import { formatDay, formatTimeAgo } from "../../lib/format-time.ts";
import { counted } from "../../lib/number-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { usePerson } from "./admin.queries.ts";
import { AdminFailure, PageHead } from "./admin-parts.tsx";
import { AuditList } from "./audit-page.tsx";
import { CardStateBadge } from "./card-state-badge.tsx";
import { type PersonAction, PersonDialog } from "./person-dialog.tsx";

export function PersonPage({ accountid }: { accountid: string }) {
  const navigate = useNavigate();
  const query = usePerson(accountid);
  const [action, setAction] = useState<PersonAction>();
  const person = query.data;
  return (
    <>
      <Link to="/admin/people" className="mb-4 inline-flex min-h-touch items-center gap-2">
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        People
      </Link>
      <AdminFailure query={query} />
      {!person && !query.error && <Skeleton className="h-64 w-full" />}
      {person && (
        <>
          <PageHead title={person.name}>{person.email}</PageHead>
          <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start">
            <div className="grid gap-6">
              <Facts person={person} />
              <Cards cards={person.ownCards} />
              <Panel title="What admins did here">
                <AuditList entries={person.audit} />
              </Panel>
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

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="type-heading mb-2">{title}</h2>
      {children}
    </section>
  );
}

function Facts({ person }: { person: Person }) {
  const facts: [string, ReactNode][] = [
    ["Plan", planOf(person)],
    ["Member since", formatDay(person.memberSince)],
    ["Last seen", person.lastSeen ? formatTimeAgo(person.lastSeen) : "Signed out"],
    ["Signed in on", counted(person.sessions, "device")],
    ["Second step", person.passkeys > 0 ? "Passkey and code" : "Code"],
    ["Contacts, favourites", "Not shown to you"],
  ];
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      {person.suspendedAt && (
        <p className="mb-3 flex flex-wrap items-center gap-3">
          <Badge tone="danger">Suspended</Badge>
          <span className="wrap-anywhere">
            {formatDay(person.suspendedAt)}, “{person.suspendedFor}”
          </span>
        </p>
      )}
      {person.hasLeft && (
        <p className="mb-3">
          <Badge tone="warning">Has left, and is deleted soon</Badge>
        </p>
      )}
      <dl className="grid">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-4 border-t border-line py-2.5 first:border-0">
            <dt className="w-44 text-muted">{label}</dt>
            <dd className="min-w-0 flex-1">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function planOf({ isPremium, grantedUntil, premiumUntil }: Person): string {
  if (!isPremium) return "Forever Free";
  if (grantedUntil) return `Premium, granted until ${dayWords(grantedUntil)} ${grantedUntil.slice(0, 4)}`;
  return premiumUntil ? `Premium, until ${formatDay(premiumUntil)}` : "Premium";
}

function Cards({ cards }: { cards: Person["ownCards"] }) {
  return (
    <Panel title="Cards">
      {cards.length === 0 && <p className="text-muted">No cards.</p>}
      <ul className="grid">
        {cards.map((card) => (
          <li
            key={card.cardid}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 first:border-0"
          >
            <div className="grid min-w-0 flex-1 basis-56">
              <strong className="font-semibold wrap-anywhere">/c/{card.username}</strong>
              <span className="text-help text-muted wrap-anywhere">
                {card.occupation} @ {card.companyname}. {counted(card.views, "view")} in 30 days
              </span>
            </div>
            <CardStateBadge state={card.state} />
            <a
              href={cardPath(card.username)}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-touch items-center"
            >
              Open<span className="sr-only"> /c/{card.username}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Actions({ person, onAct }: { person: Person; onAct: (action: PersonAction) => void }) {
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 className="type-heading">Actions</h2>
      <Button variant="secondary" onClick={() => onAct("signout")}>
        Sign out everywhere
      </Button>
      <Button variant="secondary" onClick={() => onAct("grant")}>
        Grant premium until a day
      </Button>
      {person.isSuspended ? (
        <Button variant="secondary" onClick={() => onAct("lift")}>
          Lift the suspension
        </Button>
      ) : (
        !person.isAdmin && (
          <Button variant="danger" onClick={() => onAct("suspend")}>
            Suspend
          </Button>
        )
      )}
      {!person.isAdmin && (
        <Button variant="danger" onClick={() => onAct("delete")}>
          Delete account
        </Button>
      )}
      <p className="text-help text-muted">
        Each asks for a reason and goes into the audit list. You cannot see passwords, codes, contacts or
        favourites.
      </p>
    </section>
  );
}
