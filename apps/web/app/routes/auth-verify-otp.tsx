import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { maskEmail } from "@visita/domain/account/email-mask";
import { useState } from "react";
import { AuthFrame, FootLink, MaskedEmail } from "../features/account/auth-frame.tsx";
import { CODE_OVER_TITLE } from "../features/account/code-form.tsx";
import { RecoveryCodePanel } from "../features/account/recovery-code-panel.tsx";
import { useRecoveryCode, useRecoveryEmail } from "../features/account/use-recovery-code.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/auth-verify-otp.ts";

const CODE_MINUTES = ACCOUNT_TIMES.codeTtl / 60_000;

const LEADS = { sending: "We are sending", sent: "We sent", failed: "We could not send" };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Check your email" });
}

export default function VerifyOtp() {
  const email = useRecoveryEmail();
  const request = useRecoveryCode(email);
  const [over, setOver] = useState<string>();
  return (
    <AuthFrame
      art="kwame"
      title={over === undefined ? "Check your email" : CODE_OVER_TITLE}
      lead={
        over === undefined && (
          <>
            {LEADS[request.state]} a six-digit security code to{" "}
            <MaskedEmail masked={email && maskEmail(email)} />.
            {request.state !== "failed" && ` It is valid for ${CODE_MINUTES} minutes.`}
          </>
        )
      }
      foot={<FootLink to="/auth/forgot/password">Use another email</FootLink>}
    >
      <RecoveryCodePanel email={email} request={request} over={over} onOver={setOver} />
    </AuthFrame>
  );
}
