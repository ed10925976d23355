import { PASSWORD_MIN } from "@visita/domain/account/account.constants";
import { ChangePasswordForm as Fields } from "@visita/domain/account/password.contract";
import { accountSecurityTexts } from "@visita/domain/owner-messages/account-security";
import { authTexts } from "@visita/domain/owner-messages/auth";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { notify } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { useSession } from "../session/public/session-context.tsx";
import { ACCOUNT_ANSWERS } from "./account-answers.ts";
import { HiddenUsername } from "./email-field.tsx";
import { changeFailure } from "./failures.ts";
import { NewPasswordField, weakPasswordWarning } from "./new-password-field.tsx";

export function ChangePasswordForm() {
  const t = useTranslate(accountSecurityTexts);
  const auth = useTranslate(authTexts);
  const { currentUser, setCurrentUser } = useSession();
  const [changes, setChanges] = useState(0);
  const { isBusy, formProps, field } = useForm({
    answers: ACCOUNT_ANSWERS,
    check: Fields,
    explain: changeFailure,
    onValid: async ({ confirm: _confirm, ...body }) => {
      const params = { userid: currentUser?.userid ?? "" };
      const { message } = await call("PUT /api/user/updatepassword/:userid", { params, body });
      if (currentUser) setCurrentUser({ ...currentUser, hasWeakPassword: undefined });
      setChanges(changes + 1);
      notify.success(message);
      return "staying";
    },
  });

  return (
    <form {...formProps} className="grid max-w-102 gap-4.5">
      {currentUser?.hasWeakPassword && (
        <Notice tone="warning" title={weakPasswordWarning(auth)}>
          {t("chooseLonger")}
        </Notice>
      )}
      <HiddenUsername email={currentUser?.email ?? ""} />
      {/* A new key empties the fields and hides a password that was shown. */}
      <div key={changes} className="grid gap-4.5">
        <PasswordField {...field("oldPassword")} label={t("oldPassword")} autoComplete="current-password" />
        <NewPasswordField {...field("newPassword")} label={auth("newPassword")} minimum={PASSWORD_MIN} />
        <PasswordField
          {...field("confirm")}
          label={t("confirmNewPassword")}
          placeholder={auth("typeAgain")}
          autoComplete="new-password"
        />
      </div>
      <SubmitButton size="md" isFull={false} isBusy={isBusy} busyLabel={t("changing")}>
        {t("changePassword")}
      </SubmitButton>
    </form>
  );
}
