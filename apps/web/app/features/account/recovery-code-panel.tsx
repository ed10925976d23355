import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { recoveryTexts } from "@visita/domain/owner-messages/recovery";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/toast.tsx";
import { useReturnState } from "../session/public/return-path.ts";
import { CodeForm, CodeOver } from "./code-form.tsx";
import { verifyRecoveryFailure } from "./failures.ts";
import { MailboxHint, ResendPanel } from "./resend-panel.tsx";
import type { useRecoveryCode } from "./use-recovery-code.ts";
import { useRedirect } from "./use-redirect.ts";

type RecoveryCodePanelProps = {
  email: string | undefined;
  request: ReturnType<typeof useRecoveryCode>;
  /** Why the code can no longer be entered. */
  over: string | undefined;
  onOver: (message: string | undefined) => void;
};

export function RecoveryCodePanel({ email, request, over, onOver }: RecoveryCodePanelProps) {
  const t = useTranslate(recoveryTexts);
  const common = useTranslate(commonTexts);
  const redirect = useRedirect();
  const returnState = useReturnState();
  const [resends, setResends] = useState(0);

  async function verify(code: string) {
    if (email === undefined) return;
    const { message } = await call("GET /api/auth/verifyotp", { query: { email, code } });
    notify.success(message);
    redirect("/auth/password/reset", ACCOUNT_TIMES.recoveryVerifiedRedirect, returnState);
  }

  async function resend() {
    if (!(await request.resend())) return;
    onOver(undefined);
    setResends(resends + 1);
  }

  if (over !== undefined) {
    return (
      <CodeOver message={over}>
        <Button
          size="lg"
          isFull
          isBusy={request.isSending}
          busyLabel={common("sending")}
          onClick={() => void resend()}
        >
          {t("sendNewCode")}
        </Button>
        {request.problem && (
          <p role="alert" className="text-help font-medium text-danger">
            {request.problem}
          </p>
        )}
      </CodeOver>
    );
  }

  return (
    <div className="grid gap-4.5">
      {/* A new code makes the digits of the old one worthless. */}
      <CodeForm key={resends} verify={verify} explain={verifyRecoveryFailure} onOver={onOver} />
      <ResendPanel
        seconds={request.seconds}
        wait={request.waitSeconds}
        format={(seconds) => t("secondsLeft", { seconds })}
        onResend={() => void resend()}
        isSending={request.isSending}
        problem={request.problem}
      />
      <p className="text-center text-help text-muted">{t("linkInstead")}</p>
      <MailboxHint />
    </div>
  );
}
