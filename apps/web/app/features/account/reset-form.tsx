import { ACCOUNT_TIMES, RESET_PASSWORD_MIN } from "@visita/domain/account/account.constants";
import { ResetForm as Fields } from "@visita/domain/account/recovery.contract";
import { authTexts } from "@visita/domain/owner-messages/auth";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { recoveryTexts } from "@visita/domain/owner-messages/recovery";
import { call } from "../../lib/api.ts";
import { useTranslate } from "../../lib/language.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { notify } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { useReturnState } from "../session/public/return-path.ts";
import { ACCOUNT_ANSWERS } from "./account-answers.ts";
import { HiddenUsername } from "./email-field.tsx";
import { resetFailure } from "./failures.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { removePersistedValue } from "./persisted-value.ts";
import type { SignInPrefill } from "./sign-in-state.ts";
import { useRedirect } from "./use-redirect.ts";

export function ResetForm({ email = "" }: { email: string | undefined }) {
  const t = useTranslate(recoveryTexts);
  const auth = useTranslate(authTexts);
  const common = useTranslate(commonTexts);
  const redirect = useRedirect();
  const returnState = useReturnState();
  const { isBusy, formProps, field } = useForm({
    answers: ACCOUNT_ANSWERS,
    check: Fields,
    explain: resetFailure,
    onValid: async ({ password }) => {
      const { msg } = await call("PUT /api/auth/resetpassword", { body: { email, password } });
      removePersistedValue("recoveryEmail");
      removePersistedValue("recoveryCodeSentAt");
      notify.success(msg);
      const prefill: SignInPrefill = { email };
      redirect("/auth/signin", ACCOUNT_TIMES.passwordResetRedirect, { ...returnState, ...prefill });
      return "leaving";
    },
  });

  return (
    <form {...formProps} className="grid gap-4.5">
      <HiddenUsername email={email} />
      <NewPasswordField {...field("password")} label={auth("newPassword")} minimum={RESET_PASSWORD_MIN} />
      <PasswordField
        {...field("confirm")}
        label={auth("confirmPassword")}
        placeholder={auth("typeAgain")}
        autoComplete="new-password"
      />
      <SubmitButton isBusy={isBusy} busyLabel={common("saving")}>
        {t("savePassword")}
      </SubmitButton>
    </form>
  );
}
