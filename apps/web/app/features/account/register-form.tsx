import { ACCOUNT_TIMES, PASSWORD_MIN } from "@visita/domain/account/account.constants";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { MESSAGES } from "@visita/domain/messages";
import { authTexts } from "@visita/domain/owner-messages/auth";
import { signUpTexts } from "@visita/domain/owner-messages/sign-up";
import { Lock } from "lucide-react";
import { useState } from "react";
import { useAnswers } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { useTranslate } from "../../lib/language.tsx";
import { withProof } from "../../lib/with-proof.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { LazySchema } from "../../ui/lazy-schema.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { WaitingNote } from "../../ui/progress.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { notify } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { LegalLink } from "../legal/public/legal-link.tsx";
import { useReturnState } from "../session/public/return-path.ts";
import { ACCOUNT_ANSWERS } from "./account-answers.ts";
import { EmailField } from "./email-field.tsx";
import { registerFailure } from "./failures.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { keepTypedPassword, namesOf, type SignInPrefill, useTriedName } from "./sign-in-state.ts";
import { useDeviceMetadata } from "./use-device-metadata.ts";
import { useRedirect } from "./use-redirect.ts";

const RULES = new LazySchema(
  async () => (await import("@visita/domain/account/register.contract")).RegisterForm,
);

/** Somebody whose address and name are known: an invitation is for them alone. */
type KnownPerson = { readonly email: string; readonly name: string; readonly returnTo: string };

export function RegisterForm({ known }: { known?: KnownPerson }) {
  const t = useTranslate(signUpTexts);
  const auth = useTranslate(authTexts);
  const word = useAnswers(ACCOUNT_ANSWERS);
  const metadata = useDeviceMetadata();
  const redirect = useRedirect();
  const before = useReturnState();
  const returnState = known ? { returnTo: known.returnTo } : before;
  const triedName = useTriedName();
  const tried = known ? namesOf(known.name) : triedName;
  const [isChecking, setIsChecking] = useState(false);
  const { isBusy, formProps, field } = useForm({
    answers: ACCOUNT_ANSWERS,
    check: RULES,
    read: (data) => ({ ...Object.fromEntries(data), terms: data.has("terms") }),
    explain: registerFailure,
    onValid: async ({ confirm: _confirm, terms: _terms, ...account }) => {
      const body = { ...account, metadata: await metadata.collect() };
      const send = (proof?: string) => call("POST /api/auth/register", { body }, { proof });
      const { message, user } = await withProof(send, setIsChecking);
      requestWelcome(user);
      notify.success(message);
      keepTypedPassword(account.email, account.password);
      const prefill: SignInPrefill = { email: account.email, isNewAccount: true };
      redirect("/auth/signin", ACCOUNT_TIMES.registeredRedirect, { ...returnState, ...prefill });
      return "leaving";
    },
  });

  function prepare() {
    metadata.prefetch();
    RULES.prefetch();
  }

  return (
    <form {...formProps} onFocus={prepare} className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          {...field("firstname")}
          defaultValue={tried.firstname}
          label={auth("firstName")}
          autoComplete="given-name"
        />
        <TextField
          {...field("lastname")}
          defaultValue={tried.lastname}
          label={auth("lastName")}
          autoComplete="family-name"
        />
      </div>
      <EmailField
        {...field("email")}
        {...(known && { defaultValue: known.email, readOnly: true, trailing: <LockSign /> })}
      />
      <NewPasswordField {...field("password")} label={auth("password")} minimum={PASSWORD_MIN} />
      <PasswordField
        {...field("confirm")}
        label={auth("confirmPassword")}
        placeholder={auth("typeAgain")}
        autoComplete="new-password"
      />
      <Checkbox {...field("terms")}>
        <TaggedText
          text={t("agree")}
          tags={{
            terms: (text) => <LegalLink text="terms">{text}</LegalLink>,
            privacy: (text) => <LegalLink text="privacy">{text}</LegalLink>,
          }}
        />
      </Checkbox>
      <SubmitButton isBusy={isBusy} busyLabel={t("creatingAccount")}>
        {t("createAccount")}
      </SubmitButton>
      <WaitingNote text={isChecking ? word(MESSAGES.checkingPerson) : null} />
    </form>
  );
}

function LockSign() {
  return <Lock aria-hidden="true" size={20} strokeWidth={1.75} className="mx-2.5 text-muted" />;
}

/** A specified call. The server sends the welcome once the address is confirmed, so a failure needs no message. */
function requestWelcome({ email, firstname }: CurrentUser): void {
  const body = { useremail: email, username: firstname, text: "", subject: "Welcome" };
  call("POST /api/auth/registermail", { body }).catch(() => undefined);
}
