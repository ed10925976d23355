import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { maskEmail } from "@visita/domain/account/email-mask";
import { authTexts } from "@visita/domain/owner-messages/auth";
import { type RecoveryText, recoveryTexts } from "@visita/domain/owner-messages/recovery";
import { useState } from "react";
import { AuthFrame, FootLink, WithMaskedEmail } from "../features/account/auth-frame.tsx";
import { RecoveryCodePanel } from "../features/account/recovery-code-panel.tsx";
import { useRecoveryCode, useRecoveryEmail } from "../features/account/use-recovery-code.ts";
import { useTranslate } from "../lib/language.tsx";
import { metaIn } from "../lib/page-meta.ts";

const CODE_MINUTES = ACCOUNT_TIMES.codeTtl / 60_000;

const TEXTS = { sending: "sendingCode", sent: "codeSent" } as const;
const TEXTS_TO_YOURS = { sending: "sendingCodeToYours", sent: "codeSentToYours" } as const;

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
        over === undefined && <WithMaskedEmail text={leadText(request.state, email && maskEmail(email), t)} />
      }
      foot={<FootLink to="/auth/forgot/password">{t("useAnotherEmail")}</FootLink>}
    >
      <RecoveryCodePanel email={email} request={request} over={over} onOver={setOver} />
    </AuthFrame>
  );
}

type RequestState = ReturnType<typeof useRecoveryCode>["state"];

function leadText(state: RequestState, email: string | undefined, t: RecoveryText): string {
  if (state === "failed") return email ? t("codeNotSent", { email }) : t("codeNotSentToYours");
  const count = CODE_MINUTES;
  return email ? t(TEXTS[state], { email, count }) : t(TEXTS_TO_YOURS[state], { count });
}
