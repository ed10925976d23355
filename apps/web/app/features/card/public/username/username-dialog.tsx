import { usernameAvailable, usernameChangesUsed } from "@visita/domain/card/card.messages";
import { type FormEvent, type RefObject, useState } from "react";
import { displayLink } from "../../../../lib/card-path.ts";
import { useSettings } from "../../../../lib/use-settings.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../../../ui/dialog-classes.ts";
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
      title="Change link"
      returnTo={returnTo}
      description={
        <>
          {"Your link today: "}
          <span className="font-medium wrap-anywhere">{`${host}/c/${username}`}</span>
          {". It leads to the new link for a year and stays yours. "}
          Codes, links and saved cards keep working.
        </>
      }
    >
      <form noValidate onSubmit={submit} className="mt-4">
        <TextField
          label="New link"
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
              ? usernameAvailable(typed)
              : undefined
          }
          trailing={
            !isUsedUp && (
              <Button
                variant="ghost"
                isBusy={change.isChecking}
                busyLabel="Check"
                onClick={() => void change.check(typed)}
              >
                Check
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
            ? `You have changed it three times this year. ${usernameChangesUsed(nextChangeAt)}`
            : `You can change it three times a year. ${leftAfter(changesLeft)}`}
        </p>
        <div className={dialogActionsClasses}>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={isUsedUp || typed === "" || change.problem !== undefined}
            isBusy={change.isSaving}
            busyLabel="Changing..."
          >
            Change link
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Empty while it is not known. */
function leftAfter(changesLeft: number | undefined): string {
  if (changesLeft === undefined) return "";
  if (changesLeft === 3) return "You have two changes left after this one.";
  return changesLeft === 2 ? "You have one change left after this one." : "This is your last change for now.";
}
