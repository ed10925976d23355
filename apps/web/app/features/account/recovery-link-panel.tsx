import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { recoveryTexts } from "@visita/domain/owner-messages/recovery";
import { type FormEvent, useEffect, useState } from "react";
import { useAnswers } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { useTranslate } from "../../lib/language.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { notify } from "../../ui/toast.tsx";
import { ACCOUNT_ANSWERS } from "./account-answers.ts";
import { isWrongCode, verifyRecoveryFailure } from "./failures.ts";
import { persistValue } from "./persisted-value.ts";
import { useRedirect } from "./use-redirect.ts";

type Link = { readonly email: string; readonly code: string };

/** The link stands behind the #, so that it reaches no server. */
export function RecoveryLinkPanel() {
  const t = useTranslate(recoveryTexts);
  useAnswers(ACCOUNT_ANSWERS);
  const common = useTranslate(commonTexts);
  const redirect = useRedirect();
  const [link, setLink] = useState<Link>();
  const [isBusy, setIsBusy] = useState(false);
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    const values = new URLSearchParams(location.hash.slice(1));
    setLink({ email: values.get("email") ?? "", code: values.get("code") ?? "" });
  }, []);

  async function verify(event: FormEvent) {
    event.preventDefault();
    if (!link || isBusy) return;
    setIsBusy(true);
    try {
      const { message } = await call("GET /api/auth/verifyotp", { query: link });
      persistValue("recoveryEmail", link.email);
      notify.success(message);
      redirect("/auth/password/reset", ACCOUNT_TIMES.recoveryVerifiedRedirect);
    } catch (error) {
      setIsBusy(false);
      if (isWrongCode(error)) return setIsRefused(true);
      notify.error(verifyRecoveryFailure(error).message);
    }
  }

  return (
    <div className="grid gap-4.5">
      <form method="post" onSubmit={(event) => void verify(event)}>
        <SubmitButton isBusy={isBusy} busyLabel={common("checking")}>
          {common("continue")}
        </SubmitButton>
      </form>
      <div role="status" className="grid gap-4.5 empty:hidden">
        {isRefused && (
          <>
            <Notice tone="danger" title={t("linkRefused")}>
              <p>{t("linkRefusedText")}</p>
            </Notice>
            <ButtonLink to="/auth/forgot/password" variant="secondary" size="lg" isFull>
              {t("requestHere")}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
