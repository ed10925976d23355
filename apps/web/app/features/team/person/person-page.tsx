import { formatDay, formatNumber } from "@visita/domain/format";
import { teamPeople } from "@visita/domain/owner-messages/team-people";
import { teamPersonTexts } from "@visita/domain/owner-messages/team-person";
import { isAtLeast } from "@visita/domain/team/team.rights";
import type { TeamPersonDetails } from "@visita/domain/team/team-people.contract";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { metaIn } from "../../../lib/page-meta.ts";
import { Button } from "../../../ui/button.tsx";
import { Crumbs } from "../../../ui/crumbs.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { PersonPicture } from "../../card/view/person-picture.tsx";
import { useTeam } from "../frame/team-context.ts";
import { usePersonActions } from "../people/person-actions.ts";
import { PersonDialogs, usePersonDialog } from "../people/person-dialogs.tsx";
import { NO_CARD } from "../people/person-row.tsx";
import { stateOf } from "../people/person-state.tsx";
import { useTemplates } from "../public/team.queries.ts";
import { DoneHere } from "./done-here.tsx";
import { useTeamPerson } from "./person.queries.ts";
import { PersonCard } from "./person-card.tsx";

/** Somebody in a team, for those who look after it. */
export function PersonPage({ personid }: { personid: string }) {
  const t = useTranslate(teamPersonTexts);
  const { teamPath } = useTeam();
  const query = useTeamPerson(personid);
  const person = query.data;
  const isGone = query.error instanceof ApiError && query.error.code === "not_found";
  return (
    <>
      <Crumbs
        label={t("breadcrumb")}
        links={[{ to: teamPath("/team/people"), label: t("people") }]}
        current={person?.name ?? t("pageTitle")}
        hidesCurrent
      />
      {isGone && (
        <EmptyState
          title={t("notInTeam")}
          action={<ButtonLink to={teamPath("/team/people")}>{t("allPeople")}</ButtonLink>}
        >
          {t("notInTeamText")}
        </EmptyState>
      )}
      {query.error && !isGone && (
        <ListFailure
          title={t("notLoaded")}
          isRefresh={person !== undefined}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {null}
        </ListFailure>
      )}
      {!person && !query.error && (
        <div aria-busy="true">
          <p role="status">
            <VisuallyHidden>{t("loading")}</VisuallyHidden>
          </p>
          <Skeleton className="h-96 w-full rounded-lg" />
        </div>
      )}
      {person && !isGone && <KnownPerson person={person} />}
    </>
  );
}

function KnownPerson({ person }: { person: TeamPersonDetails }) {
  const t = useTranslate(teamPersonTexts);
  const { team, teamPath } = useTeam();
  const navigate = useNavigate();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const dialogs = usePersonDialog();
  const actions = usePersonActions((kind, chosen) => dialogs.open(kind, [chosen]))(person);
  const { name, email, card } = person;
  // The first one leads here.
  const shown = [...actions.card.slice(1), ...actions.place, ...actions.end];
  const isBelow = isAtLeast(team.role, person.role);
  return (
    <>
      <div className="mb-7 flex items-center gap-4.5">
        <PersonPicture name={name} photo={card?.profilepic} theme={card?.color ?? NO_CARD} size="head" />
        <div className="min-w-0">
          <h1 ref={headingRef} tabIndex={-1} className="type-title wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          <p className="mt-1 text-muted wrap-anywhere">
            {card?.occupation && <bdi className="block">{card.occupation}</bdi>}
            <bdi dir="ltr">{email}</bdi>
          </p>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-10">
        <div className="grid content-start gap-9">
          <Facts person={person} />
          {card && <PersonCard person={person} username={card.username} mayCorrect={isBelow} />}
          <DoneHere name={name} />
        </div>
        {shown.length > 0 && (
          <section
            aria-label={t("actions")}
            className="grid content-start gap-2.5 *:justify-start *:text-start"
          >
            {shown.map(({ label, icon, tone, onSelect }) => (
              <Button
                key={label}
                variant={tone === "danger" ? "danger" : "secondary"}
                icon={icon}
                onClick={onSelect}
              >
                {label}
              </Button>
            ))}
            {isBelow && !person.isYou && card && (
              <p className="mt-1 text-help text-pretty text-muted">{t("correctNote", { name })}</p>
            )}
          </section>
        )}
      </div>
      <PersonDialogs
        state={dialogs}
        headingRef={headingRef}
        onRemoved={() => void navigate(teamPath("/team/people"), { replace: true })}
      />
    </>
  );
}

function Facts({ person }: { person: TeamPersonDetails }) {
  const t = useTranslate(teamPersonTexts);
  const words = useTranslate(teamPeople);
  const { userid, team } = useTeam();
  const templates = useTemplates(userid, team.teamid).data?.templates;
  const template = templates?.find(({ templateid }) => templateid === person.card?.templateid);
  const day = (time: number) => formatDay(t.language, time);
  const { joinedAt, invitedAt, expiresAt, viewsThisWeek } = person;
  const mayBeOnPage = team.page.isShown && joinedAt !== null && person.card !== null;
  const facts: (readonly [label: string, value: string])[] = [
    [t("role"), words(person.role)],
    ...(template ? [[t("template"), template.name] as const] : []),
    joinedAt === null ? [t("invitedOn"), day(invitedAt)] : [t("hereSince"), day(joinedAt)],
    ...(joinedAt === null && expiresAt !== null
      ? [[t(stateOf(person) === "ended" ? "linkEnded" : "linkUntil"), day(expiresAt)] as const]
      : []),
    ...(viewsThisWeek === null
      ? []
      : [[t("viewsThisWeek"), formatNumber(t.language, viewsThisWeek)] as const]),
    ...(mayBeOnPage ? [[t("onPage"), t(person.isOnPage ? "shownOnPage" : "notOnPage")] as const] : []),
    ...(joinedAt !== null && !person.isYou ? [[t("ownThings"), t("notShown")] as const] : []),
  ];
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-3">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-help text-muted">{label}</dt>
          <dd className="font-semibold wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const meta = metaIn(teamPersonTexts, { title: "pageTitle" });

export default function PersonPageRoute({ params }: { params: { personid: string } }) {
  return <PersonPage key={params.personid} personid={params.personid} />;
}
