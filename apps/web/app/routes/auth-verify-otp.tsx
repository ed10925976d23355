import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { maskEmail } from "@visita/domain/account/email-mask";
import { authTexts } from "@visita/domain/owner-messages/auth";
import { recoveryTexts } from "@visita/domain/owner-messages/recovery";
import { useState } from "react";
import { AuthFrame, FootLink, WithMaskedEmail } from "../features/account/auth-frame.tsx";
import { RecoveryCodePanel } from "../features/account/recovery-code-panel.tsx";
import { useRecoveryCode, useRecoveryEmail } from "../features/account/use-recovery-code.ts";
import { useTranslate } from "../lib/language.tsx";
import { metaIn } from "../lib/page-meta.ts";

const CODE_MINUTES = ACCOUNT_TIMES.codeTtl / 60_000;

const LEADS = { sending: "sendingCode", sent: "codeSent", failed: "codeNotSent" } as const;

export const meta = metaIn(authTexts, { title: "checkYourEmail" });

export default function VerifyOtp() {
  const t = useTranslate(recoveryTexts);
  const auth = useTranslate(authTexts);
  const email = useRecoveryEmail();
  const request = useRecoveryCode(email);
  const [over, setOver] = useState<string>();
  return (
    <AuthFrame
      art="kwame"
      title={auth(over === undefined ? "checkYourEmail" : "codeOver")}
      lead={
        over === undefined && (
          <WithMaskedEmail
            masked={email && maskEmail(email)}
            say={(masked) => t(LEADS[request.state], { email: masked, count: CODE_MINUTES })}
          />
        )
      }
      foot={<FootLink to="/auth/forgot/password">{t("useAnotherEmail")}</FootLink>}
    >
      <RecoveryCodePanel email={email} request={request} over={over} onOver={setOver} />
    </AuthFrame>
  );
}
