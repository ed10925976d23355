import type { OwnCard } from "@visita/domain/card/card.contract";
import { usernameTexts } from "@visita/domain/owner-messages/card-username";
import type { RefObject } from "react";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { notify } from "../../ui/toast.tsx";
import { UsernameDialog } from "../card/public/username/username-dialog.tsx";
import { LeaveTeamDialog } from "../team/public/leave-team-dialog.tsx";
import type { CardDialogName } from "./card-item.tsx";
import { DeleteCardDialog } from "./delete-card-dialog.tsx";
import type { CardActions } from "./use-card-actions.ts";

type CardDialogsProps = {
  name: CardDialogName;
  card: OwnCard;
  isOpen: boolean;
  /** What opened it. */
  button: RefObject<HTMLElement | null>;
  headingRef: RefObject<HTMLElement | null>;
  userid: string;
  actions: CardActions;
  onClose: () => void;
};

/** Loaded when somebody opens one of them. */
export function CardDialogs(props: CardDialogsProps) {
  const { name, card, isOpen, button, headingRef, userid, actions, onClose } = props;
  const t = useTranslate(usernameTexts);
  if (name === "delete") {
    return (
      <DeleteCardDialog
        card={card}
        isOpen={isOpen}
        returnTo={button}
        headingRef={headingRef}
        onRemove={actions.remove}
        onReload={() => void actions.reload()}
        onClose={onClose}
      />
    );
  }
  if (name === "leave" && card.team) {
    return (
      <LeaveTeamDialog
        team={card.team}
        card={card}
        isOpen={isOpen}
        returnTo={button}
        headingRef={headingRef}
        onLeft={() => actions.leaveTeamOf(card)}
        onClose={onClose}
      />
    );
  }
  return (
    <UsernameDialog
      cardid={card.cardid}
      username={card.username}
      userid={userid}
      person={card}
      isOpen={isOpen}
      returnTo={button}
      onClose={onClose}
      onChanged={(username) => {
        void actions.changeCard(card.cardid, { username });
        void actions.reload();
        notify.success(t("isNowAt", { path: cardPath(username) }));
      }}
    />
  );
}
