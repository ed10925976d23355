import { formatDay } from "@visita/domain/format";
import { teamOverview } from "@visita/domain/owner-messages/team-overview";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { PersonPicture } from "../../card/view/person-picture.tsx";
import { useTeam } from "../frame/team-context.ts";
import { useTeamPeople } from "../people/people.queries.ts";
import { EVERYBODY } from "../people/people-choice.ts";
import { NO_CARD } from "../people/person-row.tsx";
import { stateOf } from "../people/person-state.tsx";
import { Panel } from "./panel.tsx";

const SHOWN = 4;
/** When the server reminds whoever has not come. */
const REMINDER_AFTER_MS = 3 * 24 * 60 * 60_000;

/** Who was invited and has not come yet. */
export function WaitingPanel({ menu }: { menu: (person: TeamPerson) => ReactNode }) {
  const t = useTranslate(teamOverview);
  const { team, teamPath } = useTeam();
  const invited = useTeamPeople({ ...EVERYBODY, state: "invited" });
  const ended = useTeamPeople({ ...EVERYBODY, state: "ended" });
  const people = [...(ended.data?.people ?? []), ...(invited.data?.people ?? [])];
  const isKnown = invited.data !== undefined && ended.data !== undefined;
  return (
    <Panel
      heading={t("notOpened")}
      aside={team.invited > 0 && <span className="text-muted">{team.invited}</span>}
    >
      {(invited.error || ended.error) && !isKnown && <p className="text-small">{t("notLoaded")}</p>}
      {isKnown && people.length === 0 && <p className="text-small text-muted">{t("everybodyOpened")}</p>}
      <ul className="mt-1 divide-y divide-line">
        {people.slice(0, SHOWN).map((person) => (
          <li key={person.personid} className="flex items-center gap-3.5 py-3 leading-[1.4]">
            <PersonPicture
              name={person.name}
              photo={person.card?.profilepic}
              theme={person.card?.color ?? NO_CARD}
              size="row"
            />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <Link
                to={teamPath(`/team/people/${encodeURIComponent(person.personid)}`)}
                className="font-semibold underline-offset-3 hover:text-accent hover:underline"
              >
                <bdi>{person.name}</bdi>
              </Link>
              <WaitingSince person={person} />
            </span>
            <span className="-me-3">{menu(person)}</span>
          </li>
        ))}
      </ul>
      {people.length > SHOWN && (
        <Link
          to={teamPath("/team/people?state=invited")}
          className="mt-auto inline-flex min-h-touch items-center gap-2 self-start rounded-xs text-small font-semibold underline-offset-3 hover:underline"
        >
          {t("allNotOpened", { count: team.invited })}
          <ArrowRight aria-hidden="true" size={18} strokeWidth={1.75} />
        </Link>
      )}
    </Panel>
  );
}

function WaitingSince({ person }: { person: TeamPerson }) {
  const t = useTranslate(teamOverview);
  const day = (time: number) => formatDay(t.language, time);
  const { invitedAt, remindedAt, expiresAt } = person;
  if (stateOf(person) === "ended") {
    return (
      <span className="block text-help text-warning">
        {expiresAt === null ? t("linkEnded") : t("linkEndedOn", { day: day(expiresAt) })}
      </span>
    );
  }
  const reminder = day(remindedAt ?? invitedAt + REMINDER_AFTER_MS);
  return (
    <span className="block text-help text-pretty text-muted">
      {t(remindedAt === null ? "invitedReminder" : "invitedReminded", { day: day(invitedAt), reminder })}
    </span>
  );
}
