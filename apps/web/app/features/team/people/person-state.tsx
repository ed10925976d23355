import { formatDay } from "@visita/domain/format";
import { teamPeople } from "@visita/domain/owner-messages/team-people";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import { useTranslate } from "../../../lib/language.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";

/** Whether somebody is here, still invited, or can no longer come by their link. */
export function stateOf({ joinedAt, expiresAt }: TeamPerson, now = Date.now()): "here" | "invited" | "ended" {
  if (joinedAt !== null) return "here";
  return expiresAt !== null && expiresAt > now ? "invited" : "ended";
}

export function PersonState({ person }: { person: TeamPerson }) {
  const t = useTranslate(teamPeople);
  const { joinedAt, invitedAt, expiresAt } = person;
  const day = (time: number) => formatDay(t.language, time);
  if (joinedAt !== null) {
    return (
      <TaggedText
        text={t("hereSince", { day: day(joinedAt) })}
        tags={{ day: (words) => <span className="text-muted min-[75rem]:block">{words}</span> }}
      />
    );
  }
  const isInvited = stateOf(person) === "invited";
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Badge tone={isInvited ? "accent" : "warning"}>{t(isInvited ? "invited" : "ended")}</Badge>
      <span className="text-muted">
        {isInvited ? t("notOpened", { day: day(invitedAt) }) : expiresAt !== null && day(expiresAt)}
      </span>
    </span>
  );
}
