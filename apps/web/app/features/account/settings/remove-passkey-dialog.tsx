import type { IdentityInput, Passkey } from "@visita/domain/account/passkey.contract";
import { ReauthenticateInput } from "@visita/domain/account/reauthentication.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { useEffect, useEffectEvent } from "react";
import { call } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { HiddenUsername } from "../email-field.tsx";
import { settingsFailure } from "../failures.ts";
import { PasskeyInstead } from "./passkey-instead.tsx";

type RemovePasskeyDialogProps = {
  user: CurrentUser;
  passkey: Passkey;
  /** How many passkeys remain. */
  others: number;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
  /** The button that opened the dialog is gone with its row. */
  onFocusLost: () => void;
};

export function RemovePasskeyDialog(props: RemovePasskeyDialogProps) {
  const { passkey, others, isOpen, onClose } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${passkey.name}?`}
      description={
        <>You can no longer sign in with it here. Delete it on your device too. {remaining(others)}</>
      }
    >
      <RemoveForm {...props} />
    </Dialog>
  );
}

function RemoveForm({ user, passkey, onClose, onDone, onFocusLost }: RemovePasskeyDialogProps) {
  async function remove(body: IdentityInput) {
    const params = { passkeyid: passkey.id };
    notify.success((await call("DELETE /api/account/passkeys/:passkeyid", { params, body })).message);
    onDone();
    onClose();
  }

  const { isBusy, formProps, field } = useForm({
    check: ReauthenticateInput,
    explain: (error) => settingsFailure(error, TEXT.saveFailed),
    onValid: async (body) => {
      await remove(body);
      return "staying";
    },
  });

  // After the dialog has tried to give the focus back to a button that may be gone.
  const giveFocus = useEffectEvent(() => document.activeElement === document.body && onFocusLost());
  useEffect(() => () => void setTimeout(giveFocus), []);

  return (
    <form {...formProps} className="mt-5">
      <HiddenUsername email={user.email} />
      <PasswordField {...field("password")} label="Your password" autoComplete="current-password" />
      <PasskeyInstead confirm={(credential) => remove({ credential })} />
      <div className={dialogActionsClasses}>
        <Button type="submit" variant="danger" isBusy={isBusy} busyLabel="Removing...">
          Remove
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </form>
  );
}

function remaining(others: number): string {
  if (others === 0) return "You can still sign in with your password.";
  return others === 1
    ? "You can still sign in with your password and one other passkey."
    : `You can still sign in with your password and ${others} other passkeys.`;
}
