import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { mailedLinkTexts } from "@visita/domain/owner-messages/mailed-links";
import { type FormEvent, useState } from "react";
import { useAnswers } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { notify } from "../../ui/toast.tsx";
import { ACCOUNT_ANSWERS } from "./account-answers.ts";
import { settingsFailure } from "./failures.ts";

type State = "asking" | "busy" | "done" | "refused";

/** Opening the link changes nothing, because programs that check mails open links too; the button does. */
export function ConfirmPasskeyPanel({ token }: { token: string | null }) {
  const t = useTranslate(mailedLinkTexts);
  const word = useAnswers(ACCOUNT_ANSWERS);
  const [state, setState] = useState<State>(token ? "asking" : "refused");

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (state !== "asking" || !token) return;
    setState("busy");
    try {
      await call("POST /api/account/passkeys/confirm", { body: { token } });
      setState("done");
    } catch (error) {
      if (error instanceof ApiError && error.code === "expired") return setState("refused");
      notify.error(settingsFailure(error, TEXT.saveFailed).message);
      setState("asking");
    }
  }

  return (
    <div className="grid gap-4.5">
      {(state === "asking" || state === "busy") && (
        <form method="post" onSubmit={(event) => void confirm(event)}>
          <SubmitButton isBusy={state === "busy"} busyLabel={t("turningOn")}>
            {t("turnOn")}
          </SubmitButton>
        </form>
      )}
      <div role="status" className="empty:hidden">
        {state === "done" && (
          <Notice tone="success" title={word(TEXT.passkeyOnAgain)}>
            <p>{t("passkeyIsOn")}</p>
          </Notice>
        )}
        {state === "refused" && (
          <Notice tone="danger">
            <p>{word(TEXT.passkeyLinkUsed)}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}
