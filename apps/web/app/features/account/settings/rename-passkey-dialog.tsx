import { PASSKEY_NAME_MAX, type Passkey, PasskeyName } from "@visita/domain/account/passkey.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { z } from "zod";
import { call } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { settingsFailure } from "../failures.ts";

type RenamePasskeyDialogProps = {
  passkey: Passkey;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
};

const Fields = z.object({ name: PasskeyName });

export function RenamePasskeyDialog({ passkey, isOpen, onClose, onDone }: RenamePasskeyDialogProps) {
  const { isBusy, formProps, field } = useForm({
    check: Fields,
    explain: (error) => settingsFailure(error, TEXT.saveFailed),
    onValid: async (body) => {
      const params = { passkeyid: passkey.id };
      const { message } = await call("PUT /api/account/passkeys/:passkeyid", { params, body });
      notify.success(message);
      onDone();
      onClose();
      return "staying";
    },
  });
  return (
    <Dialog isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title="Rename passkey">
      <form {...formProps} className="mt-3">
        <TextField
          {...field("name")}
          label="Passkey name"
          defaultValue={passkey.name}
          maxLength={PASSKEY_NAME_MAX}
          autoComplete="off"
        />
        <div className={dialogActionsClasses}>
          <Button type="submit" isBusy={isBusy} busyLabel="Saving...">
            Save
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
