import type { UsedCredential } from "@visita/domain/account/passkey.contract";
import { ReauthenticateInput } from "@visita/domain/account/reauthentication.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { useForm } from "../../../ui/use-form.ts";
import { ACCOUNT_ANSWERS } from "../account-answers.ts";
import { HiddenUsername } from "../email-field.tsx";
import { settingsFailure } from "../failures.ts";
import { PasskeyInstead } from "./passkey-instead.tsx";
import { PasswordOrCompany } from "./password-or-company.tsx";
import { useHasPassword } from "./settings.queries.ts";

type ReauthenticateFormProps = {
  user: CurrentUser;
  hasPasskeys: boolean;
  onDone: () => void;
  onCancel: () => void;
};

/** The password again, or a passkey in its place, before a sensitive change. */
export function ReauthenticateForm({ user, hasPasskeys, onDone, onCancel }: ReauthenticateFormProps) {
  const common = useTranslate(commonTexts);
  const hasPassword = useHasPassword(user.userid);
  const { isBusy, formProps, field } = useForm({
    answers: ACCOUNT_ANSWERS,
    check: hasPassword ? ReauthenticateInput : ReauthenticateInput.partial(),
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
      <PasswordOrCompany {...field("password")} hasPassword={hasPassword} />
      {hasPasskeys && <PasskeyInstead confirm={confirmWithPasskey} />}
      <div className={dialogActionsClasses}>
        <Button type="submit" isBusy={isBusy} busyLabel={common("checking")}>
          {common("continue")}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {common("cancel")}
        </Button>
      </div>
    </form>
  );
}
