import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import { longDayWords } from "@visita/domain/format";
import { usernameTexts } from "@visita/domain/owner-messages/card-username";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { type FormEvent, type RefObject, useState } from "react";
import { cardPath, displayLink } from "../../../../lib/card-path.ts";
import { useTranslate } from "../../../../lib/language.tsx";
import { useSettings } from "../../../../lib/use-settings.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../../../ui/dialog-classes.ts";
import { TaggedText } from "../../../../ui/tagged-text.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { FreeUsernames } from "./free-usernames.tsx";
import { ReservedNameHint } from "./reserved-name-hint.tsx";
import { useUsernameChange } from "./use-username-change.ts";

type UsernameDialogProps = {
  cardid: string;
  username: string;
  userid: string;
  person: { readonly companyname: string; readonly occupation: string };
  isOpen: boolean;
  returnTo?: RefObject<HTMLElement | null>;
  onClose: () => void;
  onChanged: (username: string) => void;
};

/** Moves a card to another username. */
export function UsernameDialog(props: UsernameDialogProps) {
  const { cardid, username, userid, person, isOpen, returnTo, onClose, onChanged } = props;
  const t = useTranslate(usernameTexts);
  const common = useTranslate(commonTexts);
  const [value, setValue] = useState("");
  const host = displayLink(useSettings()?.publicUrl ?? "");
  const change = useUsernameChange({
    cardid,
    userid,
    person,
    isOpen,
    onChanged(changed) {
      onClose();
      onChanged(changed);
    },
  });
  const { changesLeft, nextChangeAt } = change.changes ?? {};
  const isUsedUp = changesLeft === 0;
  const typed = value.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    void change.save(typed);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={t("changeLink")}
      returnTo={returnTo}
      description={
        <TaggedText
          text={t("linkToday", { link: host + cardPath(username) })}
          tags={{ link: (link) => <span className="font-medium wrap-anywhere">{link}</span> }}
        />
      }
    >
      <form noValidate onSubmit={submit} className="mt-4">
        <TextField
          label={t("newLink")}
          isRequired
          name="username"
          prefix="/c/"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          disabled={isUsedUp}
          value={value}
          onChange={(event) => {
            change.reset();
            setValue(event.target.value);
          }}
          error={change.problem}
          success={
            change.freeUsername !== undefined && change.freeUsername === typed
              ? CARD_MESSAGES.usernameAvailable({ username: typed })
              : undefined
          }
          trailing={
            !isUsedUp && (
              <Button
                variant="ghost"
                isBusy={change.isChecking}
                busyLabel={t("check")}
                onClick={() => void change.check(typed)}
              >
                {t("check")}
              </Button>
            )
          }
        />
        <ReservedNameHint username={typed} problem={change.problem} />
        {change.alternatives.length > 0 && (
          <FreeUsernames
            names={change.alternatives}
            onTake={(name) => {
              setValue(name);
              change.take(name);
            }}
          />
        )}
        <p className="mt-3 min-h-11 text-small text-muted">
          {isUsedUp && nextChangeAt
            ? t("usedUp", { day: longDayWords(t.language, nextChangeAt) })
            : t(changesText(changesLeft))}
        </p>
        <div className={dialogActionsClasses}>
          <Button variant="secondary" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button
            type="submit"
            disabled={isUsedUp || typed === "" || change.problem !== undefined}
            isBusy={change.isSaving}
            busyLabel={t("changing")}
          >
            {t("changeLink")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** How many are left is not said while it is not known. */
function changesText(changesLeft: number | undefined) {
  if (changesLeft === undefined) return "threeTimes";
  if (changesLeft === 3) return "twoLeft";
  return changesLeft === 2 ? "oneLeft" : "lastChange";
}
