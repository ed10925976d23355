import { teamPeople } from "@visita/domain/owner-messages/team-people";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { CardCover } from "../../../ui/card-cover.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { BreakableEmail, VisuallyHidden } from "../../../ui/text-parts.tsx";
import { PersonPicture } from "../../card/view/person-picture.tsx";
import { useTeam } from "../frame/team-context.ts";
import { PersonState } from "./person-state.tsx";

/** Who has no card of the team has no colours of one. */
export const NO_CARD = "black-color";

type PersonRowProps = {
  person: TeamPerson;
  templateName: string | undefined;
  /** Absent where nobody is chosen. */
  selection?: { isOn: boolean; onChange: (isOn: boolean) => void } | undefined;
  children: ReactNode;
};

export function PersonRow({ person, templateName, selection, children }: PersonRowProps) {
  const t = useTranslate(teamPeople);
  const { teamPath } = useTeam();
  const { name, email, role, card } = person;
  return (
    <tr data-selected={selection?.isOn || undefined}>
      {selection && (
        <td className="team-people-check">
          <Checkbox checked={selection.isOn} onChange={(event) => selection.onChange(event.target.checked)}>
            <VisuallyHidden>{t("selectPerson", { name })}</VisuallyHidden>
          </Checkbox>
        </td>
      )}
      <td className="team-people-person">
        <Link to={teamPath(`/team/people/${encodeURIComponent(person.personid)}`)} className="group">
          <PersonPicture name={name} photo={card?.profilepic} theme={card?.color ?? NO_CARD} size="row" />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-1.5 text-body leading-[1.35] font-semibold wrap-anywhere">
              <bdi className="underline-offset-3 group-hover:text-accent group-hover:underline">{name}</bdi>
              {person.isYou && <Tag>{t("you")}</Tag>}
              {role !== "member" && (
                <span className="min-[75rem]:hidden">
                  <Tag>{t(role)}</Tag>
                </span>
              )}
            </span>
            <span className="block text-muted wrap-anywhere">
              {person.joinedAt !== null && card?.occupation ? (
                <bdi>{card.occupation}</bdi>
              ) : (
                <BreakableEmail email={email} />
              )}
            </span>
          </span>
        </Link>
      </td>
      <td className="team-people-card">
        {card ? (
          <>
            <span className="flex min-w-0 items-start gap-2 font-medium">
              <CardCover
                as="span"
                theme={card.color}
                className="mt-1 block aspect-[1.62] w-5.5 shrink-0 rounded-[0.1875rem]"
              />
              <span dir="ltr" className="min-w-0 wrap-anywhere">
                {cardPath(card.username)}
              </span>
            </span>
            {templateName && (
              <span className="hidden ps-7.5 text-muted wrap-anywhere min-[75rem]:block">
                <bdi>{templateName}</bdi>
              </span>
            )}
          </>
        ) : (
          <span className="text-muted">{t("noCard")}</span>
        )}
      </td>
      <td className="team-people-role">{t(role)}</td>
      <td className="team-people-state">
        <PersonState person={person} />
      </td>
      <td className="team-people-menu">{children}</td>
    </tr>
  );
}

function Tag({ children }: { children: string }) {
  return (
    <span className="-my-0.5 inline-flex [&>span]:min-h-5.5 [&>span]:px-1.75">
      <Badge>{children}</Badge>
    </span>
  );
}
