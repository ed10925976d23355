import type { UsedCredential } from "@visita/domain/account/passkey.contract";
import { ReauthenticateInput } from "@visita/domain/account/reauthentication.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { call } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { HiddenUsername } from "../email-field.tsx";
import { settingsFailure } from "../failures.ts";
import { PasskeyInstead } from "./passkey-instead.tsx";

type ReauthenticateFormProps = {
  user: CurrentUser;
  hasPasskeys: boolean;
  onDone: () => void;
  onCancel: () => void;
};

/** The password again, or a passkey in its place, before a sensitive change. */
export function ReauthenticateForm({ user, hasPasskeys, onDone, onCancel }: ReauthenticateFormProps) {
  const { isBusy, formProps, field } = useForm({
    check: ReauthenticateInput,
    explain: (error) => settingsFailure(error, TEXT.saveFailed),
    onValid: async (body) => {
      await call("POST /api/account/reauthenticate", { body });
      onDone();
      return "staying";
    },
  });

  async function confirmWithPasskey(credential: UsedCredential) {
    await call("POST /api/account/reauthenticate/passkey", { body: { credential } });
    onDone();
  }

  return (
    <form {...formProps}>
      <HiddenUsername email={user.email} />
      <PasswordField {...field("password")} label="Your password" autoComplete="current-password" />
      {hasPasskeys && <PasskeyInstead confirm={confirmWithPasskey} />}
      <div className={dialogActionsClasses}>
        <Button type="submit" isBusy={isBusy} busyLabel="Checking...">
          Continue
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
