import { commonTexts } from "@visita/domain/owner-messages/common";
import { useNavigate } from "react-router";
import { call } from "../../lib/api.ts";
import { useTranslate } from "../../lib/language.tsx";
import { LazySchema } from "../../ui/lazy-schema.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useForm } from "../../ui/use-form.ts";
import { useReturnState } from "../session/public/return-path.ts";
import { ACCOUNT_ANSWERS } from "./account-answers.ts";
import { EmailField } from "./email-field.tsx";
import { forgotFailure } from "./failures.ts";
import { persistValue, removePersistedValue } from "./persisted-value.ts";

const RULES = new LazySchema(
  async () => (await import("@visita/domain/account/recovery.contract")).ForgotForm,
);

export function ForgotForm() {
  const common = useTranslate(commonTexts);
  const navigate = useNavigate();
  const returnState = useReturnState();
  const { isBusy, formProps, field } = useForm({
    answers: ACCOUNT_ANSWERS,
    check: RULES,
    explain: forgotFailure,
    onValid: async ({ email }) => {
      await call("POST /api/auth/authenticate", { body: { email } });
      persistValue("recoveryEmail", email);
      removePersistedValue("recoveryCodeSentAt");
      await navigate("/auth/verify/otp", { state: returnState });
      return "leaving";
    },
  });

  return (
    <form {...formProps} onFocus={() => RULES.prefetch()} className="grid gap-4.5">
      <EmailField {...field("email")} />
      <SubmitButton isBusy={isBusy} busyLabel={common("checking")}>
        {common("continue")}
      </SubmitButton>
    </form>
  );
}
