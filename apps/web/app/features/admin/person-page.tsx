import type { Person } from "@visita/domain/admin/admin-people.contract";
import { capitalized, formatDay, formatTimeAgo } from "@visita/domain/format";
import { type AdminText, adminTexts } from "@visita/domain/owner-messages/admin";
import { type PlansText, plansTexts } from "@visita/domain/owner-messages/plans";
import { Ban, ChevronRight, Gift, LogOut, Trash2, UserCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { metaIn } from "../../lib/page-meta.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { givenPlanName } from "../billing/public/plan-names.ts";
import { usePerson } from "./admin.queries.ts";
import { AdminFailure, MiniCover, Monogram } from "./admin-parts.tsx";
import { AuditList } from "./audit-list.tsx";
import { CardStateBadge } from "./card-state-badge.tsx";
import { type PersonAction, PersonDialog } from "./person-dialog.tsx";

export function PersonPage({ accountid }: { accountid: string }) {
  const t = useTranslate(adminTexts);
  const navigate = useNavigate();
  const query = usePerson(accountid);
  const [action, setAction] = useState<PersonAction>();
  const person = query.data;
  return (
    <>
      <Crumbs name={person?.name} />
      <AdminFailure query={query} />
      {!person && <h1 className="sr-only">{t("person")}</h1>}
      {!person && !query.error && <Skeleton className="h-96 w-full" />}
      {person && (
        <>
          <div className="mb-8 flex items-center gap-3">
            <Monogram name={person.name} isLarge />
            <div className="grid min-w-0">
              <h1 className="type-title wrap-anywhere">
                <bdi>{person.name}</bdi>
              </h1>
              <p dir="ltr" className="text-muted wrap-anywhere">
                {person.email}
              </p>
            </div>
          </div>
          <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start lg:gap-10">
            <div className="grid grid-cols-1 gap-8">
              <Facts person={person} />
              <Cards cards={person.ownCards} />
              <section>
                <h2 className="type-heading mb-3">{t("whatAdminsDid")}</h2>
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
  const t = useTranslate(adminTexts);
  return (
    <nav aria-label={t("breadcrumb")} className="-mt-3 mb-2 flex items-center gap-1.5 text-small text-muted">
      <Link
        to="/admin/people"
        className="inline-flex min-h-touch items-center rounded-xs underline-offset-3 hover:text-text hover:underline"
      >
        {t("people")}
      </Link>
      <ChevronRight aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
      <span aria-current="page" className="truncate">
        <bdi>{name}</bdi>
      </span>
    </nav>
  );
}

function Facts({ person }: { person: Person }) {
  const t = useTranslate(adminTexts);
  const plans = useTranslate(plansTexts);
  const facts: [string, ReactNode][] = [
    [t("plan"), planOf(person, t, plans)],
    [t("memberSince"), formatDay(t.language, person.memberSince)],
    [
      t("lastSeen"),
      person.lastSeen ? capitalized(formatTimeAgo(t.language, person.lastSeen)) : t("signedOut"),
    ],
    [t("signedInOn"), t("deviceCount", { count: person.sessions })],
    [t("secondStep"), t(person.passkeys > 0 ? "passkeyAndCode" : "code")],
    [t("contactsFavorites"), t("notShownToYou")],
  ];
  return (
    <section aria-label={t("account")} className="grid gap-4">
      {person.suspendedAt && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge tone="danger">{t("suspended")}</Badge>
          <span className="wrap-anywhere">
            {t("suspendedOn", {
              day: formatDay(t.language, person.suspendedAt),
              reason: person.suspendedFor ?? "",
            })}
          </span>
        </p>
      )}
      {person.hasLeft && (
        <p>
          <Badge tone="warning">{t("hasLeft")}</Badge>
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

function planOf({ isPremium, grantedUntil, premiumUntil }: Person, t: AdminText, plans: PlansText): string {
  if (!isPremium) return plans("foreverFree");
  if (grantedUntil) return givenPlanName(grantedUntil, plans);
  return premiumUntil ? t("premiumUntil", { day: formatDay(t.language, premiumUntil) }) : plans("premium");
}

function Cards({ cards }: { cards: Person["ownCards"] }) {
  const t = useTranslate(adminTexts);
  return (
    <section>
      <h2 className="type-heading mb-3">{t("cards")}</h2>
      {cards.length === 0 && <p className="text-muted">{t("noCards")}</p>}
      <ul className="grid">
        {cards.map((card) => (
          <li
            key={card.cardid}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3.5"
          >
            <MiniCover theme={card.color} />
            <div className="grid min-w-0 flex-1 basis-52">
              <strong dir="ltr" className="font-semibold wrap-anywhere">
                /c/{card.username}
              </strong>
              <span className="text-help text-muted wrap-anywhere">
                {t("roleAndViews", {
                  role: [card.occupation, card.companyname].filter(Boolean).join(" @ "),
                  count: card.views,
                })}
              </span>
            </div>
            <CardStateBadge state={card.state} />
            <a
              href={cardPath(card.username)}
              target="_blank"
              rel="noopener"
              className={buttonClasses({ variant: "ghost" })}
            >
              <TaggedText
                text={t("openCard", { card: `/c/${card.username}` })}
                tags={{ card: (name) => <span className="sr-only">{name}</span> }}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Actions({ person, onAct }: { person: Person; onAct: (action: PersonAction) => void }) {
  const t = useTranslate(adminTexts);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2.5 *:justify-start">
      <h2 className="type-heading">{t("actions")}</h2>
      <Button variant="secondary" icon={LogOut} onClick={() => onAct("signout")}>
        {t("signOutEverywhere")}
      </Button>
      <Button variant="secondary" icon={Gift} onClick={() => onAct("grant")}>
        {t("grantUntilDay")}
      </Button>
      {person.isSuspended ? (
        <Button variant="secondary" icon={UserCheck} onClick={() => onAct("lift")}>
          {t("liftTheSuspension")}
        </Button>
      ) : (
        !person.isAdmin && (
          <Button variant="danger" icon={Ban} onClick={() => onAct("suspend")}>
            {t("suspend")}
          </Button>
        )
      )}
      {!person.isAdmin && (
        <Button variant="danger" icon={Trash2} onClick={() => onAct("delete")}>
          {t("deleteAccount")}
        </Button>
      )}
      <p className="text-help text-muted">{t(person.isAdmin ? "isAdmin" : "eachAsksForReason")}</p>
    </section>
  );
}

export const meta = metaIn(adminTexts, { title: "personTitle" });

export default function PersonPageRoute({ params }: { params: { accountid: string } }) {
  return <PersonPage accountid={params.accountid} />;
}
