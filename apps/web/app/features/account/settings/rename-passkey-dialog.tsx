import { PASSKEY_NAME_MAX, type Passkey, PasskeyName } from "@visita/domain/account/passkey.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { accountSecurityTexts } from "@visita/domain/owner-messages/account-security";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { z } from "zod";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { ACCOUNT_ANSWERS } from "../account-answers.ts";
import { settingsFailure } from "../failures.ts";

type RenamePasskeyDialogProps = {
  passkey: Passkey;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
};

const Fields = z.object({ name: PasskeyName });

export function RenamePasskeyDialog({ passkey, isOpen, onClose, onDone }: RenamePasskeyDialogProps) {
  const t = useTranslate(accountSecurityTexts);
  const common = useTranslate(commonTexts);
  const { isBusy, formProps, field } = useForm({
    answers: ACCOUNT_ANSWERS,
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
    <Dialog isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title={t("renamePasskey")}>
      <form {...formProps} className="mt-3">
        <TextField
          {...field("name")}
          label={t("passkeyName")}
          defaultValue={passkey.name}
          maxLength={PASSKEY_NAME_MAX}
          autoComplete="off"
        />
        <div className={dialogActionsClasses}>
          <Button type="submit" isBusy={isBusy} busyLabel={common("saving")}>
            {common("save")}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {common("cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
