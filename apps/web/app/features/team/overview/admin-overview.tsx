import { DEFAULT_THEME } from "@visita/domain/card/themes";
import { formatEnumeration } from "@visita/domain/format";
import { teamOverview } from "@visita/domain/owner-messages/team-overview";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { ArrowRight } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { TextLink } from "../../../ui/links.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CardFan } from "../../card/public/card-thumbnail.tsx";
import { useTeam } from "../frame/team-context.ts";
import { InviteButton } from "../invite/invite-button.tsx";
import { useTeamPeople } from "../people/people.queries.ts";
import { EVERYBODY } from "../people/people-choice.ts";
import { PeopleTable } from "../people/people-table.tsx";
import { usePersonActions } from "../people/person-actions.ts";
import { PersonDialogs, usePersonDialog } from "../people/person-dialogs.tsx";
import { PersonMenu } from "../people/person-menu.tsx";
import { useTemplates } from "../public/team.queries.ts";
import { FirstRun } from "./first-run.tsx";
import { OwnCardOffer } from "./own-card-offer.tsx";
import { TemplatesPanel } from "./templates-panel.tsx";
import { WaitingPanel } from "./waiting-panel.tsx";
import { WeekPanel } from "./week-panel.tsx";

const PEOPLE_SHOWN = 8;

export function AdminOverview() {
  const t = useTranslate(teamOverview);
  const { userid, team, teamPath } = useTeam();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const templates = useTemplates(userid, team.teamid).data?.templates ?? [];
  const people = useTeamPeople(EVERYBODY).data?.people ?? [];
  const dialogs = usePersonDialog();
  const actionsFor = usePersonActions((kind, person) => dialogs.open(kind, [person]));
  const isFirstRun = team.people === 1;
  const counts = [t("peopleCount", { count: team.people }), t("templateCount", { count: team.templates })];
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-center gap-5">
          {!isFirstRun && templates.length > 0 && <CardFan cards={templates.map(fanCard)} />}
          <div className="min-w-0">
            <h1 ref={headingRef} tabIndex={-1} className="type-title wrap-anywhere">
              <bdi>{team.name}</bdi>
            </h1>
            <p className="mt-1 text-muted">{formatEnumeration(t.language, counts)}</p>
          </div>
        </div>
        {!isFirstRun && <InviteButton className="max-md:w-full" />}
      </div>
      {team.waiting > 0 && (
        <div className="mb-5">
          <Notice title={t("waiting", { count: team.waiting })}>
            {t("waitingText")}{" "}
            {team.role === "owner" && <TextLink to={teamPath("/team/billing")}>{t("addSeats")}</TextLink>}
          </Notice>
        </div>
      )}
      {isFirstRun ? <FirstRun template={templates[0]} /> : <WeekPanel templates={templates} />}
      {!isFirstRun && (
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
          <WaitingPanel menu={(person) => <PersonMenu person={person} actions={actionsFor(person)} />} />
          <TemplatesPanel templates={templates} />
        </div>
      )}
      {team.cardid === null && <OwnCardOffer templates={templates} />}
      {!isFirstRun && people.length > 0 && (
        <div className="mt-9">
          <div className="mb-3 flex items-center justify-between gap-4">
            <h2 className="type-heading">{t("people")}</h2>
            <Link
              to={teamPath("/team/people")}
              className="inline-flex min-h-touch items-center gap-2 rounded-xs text-small font-semibold underline-offset-3 hover:underline"
            >
              {t("allPeople", { count: team.people })}
              <ArrowRight aria-hidden="true" size={18} strokeWidth={1.75} />
            </Link>
          </div>
          <PeopleTable
            people={people.slice(0, PEOPLE_SHOWN)}
            templates={templates}
            menu={(person) => <PersonMenu person={person} actions={actionsFor(person)} />}
          />
        </div>
      )}
      <PersonDialogs state={dialogs} headingRef={headingRef} onRemoved={() => {}} />
    </>
  );
}

function fanCard({ templateid, template, sample, name }: TeamTemplate) {
  const color = template.color.rule === "fixed" ? template.color.value : DEFAULT_THEME;
  return {
    cardid: templateid,
    color,
    fullname: sample?.fullname ?? name,
    profilepic: sample?.profilepic ?? null,
  };
}
