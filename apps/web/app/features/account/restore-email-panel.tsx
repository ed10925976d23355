import { RestoreEmailInput } from "@visita/domain/account/email-change.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { authTexts } from "@visita/domain/owner-messages/auth";
import { mailedLinkTexts } from "@visita/domain/owner-messages/mailed-links";
import { useEffect, useRef, useState } from "react";
import { useAnswers } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { useTranslate } from "../../lib/language.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useForm } from "../../ui/use-form.ts";
import { ACCOUNT_ANSWERS } from "./account-answers.ts";
import { settingsFailure } from "./failures.ts";

type State = "asking" | "restored" | { refusal: string };

const Fields = RestoreEmailInput.pick({ password: true });

/** Opening the link changes nothing, because programs that check mails open links too; the button does. */
export function RestoreEmailPanel({ token }: { token: string | null }) {
  const t = useTranslate(mailedLinkTexts);
  const word = useAnswers(ACCOUNT_ANSWERS);
  const auth = useTranslate(authTexts);
  const [state, setState] = useState<State>(token ? "asking" : { refusal: TEXT.emailLinkUsed });
  const resultRef = useRef<HTMLDivElement>(null);
  const isOver = state === "restored" || typeof state === "object";

  useEffect(() => {
    if (isOver) resultRef.current?.focus();
  }, [isOver]);

  const { isBusy, formProps, field } = useForm({
    answers: ACCOUNT_ANSWERS,
    check: Fields,
    // Left empty by an owner who does not know it: the server says whether it is needed.
    read: (data) => ({ password: data.get("password") || undefined }),
    explain: (error) => settingsFailure(error, TEXT.saveFailed),
    onValid: async ({ password }) => {
      try {
        await call("POST /api/account/email/restore", { body: { token: token ?? "", password } });
        setState("restored");
      } catch (error) {
        // Only these answers are final; after any other the button can be pressed again.
        const isFinal = error instanceof ApiError && ["expired", "email_taken"].includes(error.code);
        if (!isFinal) throw error;
        setState({ refusal: settingsFailure(error, TEXT.saveFailed).message });
      }
      return "staying";
    },
  });

  if (!isOver) {
    return (
      <form {...formProps} className="grid gap-4.5">
        <PasswordField
          {...field("password")}
          label={auth("yourPassword")}
          hint={t("restorePasswordHint")}
          autoComplete="current-password"
        />
        <SubmitButton isBusy={isBusy} busyLabel={t("restoring")}>
          {t("restore")}
        </SubmitButton>
      </form>
    );
  }
  return (
    <div ref={resultRef} tabIndex={-1} className="grid gap-4.5 outline-none">
      {state === "restored" ? (
        <>
          <Notice tone="success" title={word(TEXT.emailRestored)}>
            <p>{t("chooseNow")}</p>
          </Notice>
          {/* With a new document: the session that this page knows of may have ended. */}
          <ButtonLink to="/auth/forgot/password" reloadDocument size="lg" isFull>
            {t("choosePassword")}
          </ButtonLink>
        </>
      ) : (
        <Notice tone="danger">
          <p>{word(state.refusal)}</p>
        </Notice>
      )}
    </div>
  );
}
