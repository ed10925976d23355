import type { IdentityInput, Passkey } from "@visita/domain/account/passkey.contract";
import { ReauthenticateInput } from "@visita/domain/account/reauthentication.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { accountSecurityTexts } from "@visita/domain/owner-messages/account-security";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { useEffect, useEffectEvent } from "react";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { notify } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { ACCOUNT_ANSWERS } from "../account-answers.ts";
import { HiddenUsername } from "../email-field.tsx";
import { settingsFailure } from "../failures.ts";
import { PasskeyInstead } from "./passkey-instead.tsx";
import { PasswordOrCompany } from "./password-or-company.tsx";
import { useHasPassword } from "./settings.queries.ts";

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
  const t = useTranslate(accountSecurityTexts);
  const { passkey, others, isOpen, onClose } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t("removeQuestion", { name: passkey.name })}
      description={others === 0 ? t("removeOnly") : t("removeOneOf", { count: others })}
    >
      <RemoveForm {...props} />
    </Dialog>
  );
}

function RemoveForm({ user, passkey, onClose, onDone, onFocusLost }: RemovePasskeyDialogProps) {
  const t = useTranslate(accountSecurityTexts);
  const common = useTranslate(commonTexts);
  const hasPassword = useHasPassword(user.userid);

  async function remove(body: IdentityInput) {
    const params = { passkeyid: passkey.id };
    notify.success((await call("DELETE /api/account/passkeys/:passkeyid", { params, body })).message);
    onDone();
    onClose();
  }

  const { isBusy, formProps, field } = useForm({
    answers: ACCOUNT_ANSWERS,
    check: hasPassword ? ReauthenticateInput : ReauthenticateInput.partial(),
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
      <PasswordOrCompany {...field("password")} hasPassword={hasPassword} />
      <PasskeyInstead confirm={(credential) => remove({ credential })} />
      <div className={dialogActionsClasses}>
        <Button type="submit" variant="danger" isBusy={isBusy} busyLabel={t("removing")}>
          {common("remove")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("keepIt")}
        </Button>
      </div>
    </form>
  );
}
