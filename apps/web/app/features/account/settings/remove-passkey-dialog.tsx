import type { Passkey } from "@visita/domain/account/passkey.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { useState } from "react";
import { call } from "../../../lib/api.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useSessionExpiry } from "../../session/public/session-expiry.ts";
import { settingsFailure } from "../failures.ts";

type RemovePasskeyDialogProps = {
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
  const { passkey, others, isOpen, onClose, onDone, onFocusLost } = props;
  const expireOn = useSessionExpiry();
  const [isBusy, setIsBusy] = useState(false);

  async function remove() {
    setIsBusy(true);
    try {
      const params = { passkeyid: passkey.id };
      notify.success((await call("DELETE /api/account/passkeys/:passkeyid", { params })).message);
      onClose();
    } catch (error) {
      expireOn(error);
      notify.error(settingsFailure(error, TEXT.saveFailed).message);
    } finally {
      setIsBusy(false);
      onDone();
    }
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={`Remove ${passkey.name}?`}
      description={
        <>
          You can no longer sign in with it here. The passkey stays on the device until you delete it there
          too. {remaining(others)}
        </>
      }
      cancelLabel="Keep it"
      confirmLabel="Remove"
      isBusy={isBusy}
      busyLabel="Removing..."
      onFocusLost={onFocusLost}
      onConfirm={() => void remove()}
    />
  );
}

function remaining(others: number): string {
  if (others === 0) return "Your password remains.";
  return others === 1
    ? "Your password and one other passkey remain."
    : `Your password and ${others} other passkeys remain.`;
}
