import { themeOf } from "@visita/domain/card/themes";
import { teamPeople } from "@visita/domain/owner-messages/team-people";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { ActionMenu } from "../../../ui/action-menu.tsx";
import { PersonPicture } from "../../card/view/person-picture.tsx";
import type { PersonActionGroups } from "./person-actions.ts";
import { NO_CARD } from "./person-row.tsx";

type PersonMenuProps = { person: TeamPerson; actions: PersonActionGroups };

export function PersonMenu({ person, actions: { card: cardActions, place, end } }: PersonMenuProps) {
  const t = useTranslate(teamPeople);
  const { name, card } = person;
  const theme = card ? themeOf(card.color).key : NO_CARD;
  return (
    <ActionMenu
      label={t("moreFor", { name })}
      groups={[cardActions, place, end].filter((group) => group.length > 0)}
      head={{
        title: name,
        text: card ? cardPath(card.username) : person.email,
        mark: <PersonPicture name={name} photo={card?.profilepic} theme={theme} size="row" />,
      }}
      buttonClassName="border-transparent! bg-transparent! text-muted hover:bg-sunk! aria-expanded:bg-sunk! aria-expanded:text-text"
    />
  );
}
