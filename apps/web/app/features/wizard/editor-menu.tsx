import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { wizardTeam } from "@visita/domain/owner-messages/wizard-team";
import { ArrowUpDown, AtSign, Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { notify } from "../../ui/toast.tsx";
import { useLazyModule } from "../../ui/use-lazy-module.ts";
import { useInvalidateCards } from "../card/public/card.queries.ts";
import { useIsSet, useWizard } from "./wizard-context.tsx";

const loadDialog = () => import("../card/public/username/username-dialog.tsx");

type EditorMenuProps = {
  cardid: string;
  userid: string;
  /** As it was when the card was loaded. */
  username: string;
  onOrder: () => void;
};

/** What belongs to a card and to none of the steps. */
export function EditorMenu({ cardid, userid, username: loaded, onOrder }: EditorMenuProps) {
  const t = useTranslate(wizardTexts);
  const teamText = useTranslate(wizardTeam);
  const [username, setUsername] = useState(loaded);
  const [isOpen, setOpen] = useState(false);
  const { store, team } = useWizard();
  const isOrderSet = useIsSet("channelOrder");
  const button = useRef<HTMLButtonElement>(null);
  const invalidateCards = useInvalidateCards(userid);
  const dialog = useLazyModule(loadDialog, isOpen, () => setOpen(false));
  return (
    <>
      <Menu
        trigger={
          <IconButton ref={button} label={t("moreForCard")} icon={Ellipsis} size="sm" hasTooltip={false} />
        }
      >
        <MenuItem
          icon={ArrowUpDown}
          isDisabled={isOrderSet}
          hint={isOrderSet && team ? teamText("setBy", { team: team.name }) : undefined}
          onSelect={onOrder}
        >
          {t("reorderChannels")}
        </MenuItem>
        {!team && (
          <MenuItem icon={AtSign} onSelect={() => setOpen(true)}>
            {t("changeLink")}
          </MenuItem>
        )}
      </Menu>
      {dialog && (
        <dialog.UsernameDialog
          key={username}
          cardid={cardid}
          userid={userid}
          person={store.get().values}
          username={username}
          isOpen={isOpen}
          returnTo={button}
          onClose={() => setOpen(false)}
          onChanged={(changed) => {
            setUsername(changed);
            invalidateCards();
            notify.success(t("nowAt", { path: cardPath(changed) }));
          }}
        />
      )}
    </>
  );
}
