import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { ACCOUNT_MESSAGES } from "@visita/domain/account/account.messages";
import { useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { AuthFrame, FootLink, MaskedEmail } from "../features/account/auth-frame.tsx";
import { CODE_OVER_TITLE } from "../features/account/code-form.tsx";
import { isCodeUncertain, maskedEmailFrom } from "../features/account/login-code-location.ts";
import { LoginCodePanel } from "../features/account/login-code-panel.tsx";
import { useHydrated } from "../lib/hydrated-event.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { notify } from "../ui/toast.tsx";
import type { Route } from "./+types/auth-verify-security.ts";

const CODE_MINUTES = ACCOUNT_TIMES.codeTtl / 60_000;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Check your email" });
}

export default function VerifySecurity() {
  const [query] = useSearchParams();
  const token = query.get("token");
  const navigate = useNavigate();
  const { state } = useLocation();
  // The server does not have the history's state: read in the first render, it would break the hydration of a reload.
  const isHydrated = useHydrated();
  const maskedEmail = isHydrated ? maskedEmailFrom(state) : undefined;
  const isUncertain = isHydrated && isCodeUncertain(state);

  const [over, setOver] = useState<string>();

  useEffect(() => {
    if (token) return;
    notify.error(ACCOUNT_MESSAGES.missingToken, { id: "missing-token" });
    void navigate("/auth/signin", { replace: true });
  }, [token, navigate]);

  return (
    <AuthFrame
      art="kwame"
      title={over === undefined ? "Check your email" : CODE_OVER_TITLE}
      lead={
        over === undefined && (
          <>
            {isUncertain ? "If your password was right, we" : "We"} sent a six-digit security code to{" "}
            <MaskedEmail masked={maskedEmail} />. It is valid for {CODE_MINUTES} minutes.
            {isUncertain && (
              <>
                {" "}
                If none comes, sign in again or{" "}
                <FootLink to="/auth/forgot/password">choose a new password</FootLink>.
              </>
            )}
          </>
        )
      }
      foot={<FootLink to="/auth/signin">Use another account</FootLink>}
    >
      {token && <LoginCodePanel key={token} token={token} over={over} onOver={setOver} />}
    </AuthFrame>
  );
}
