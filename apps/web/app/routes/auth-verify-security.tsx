import { ACCOUNT_MESSAGES } from "@visita/domain/account/account.messages";
import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { AuthFrame, FootLink, MaskedEmail } from "../features/account/auth-frame.tsx";
import { maskedEmailFrom } from "../features/account/login-code-location.ts";
import { LoginCodePanel } from "../features/account/login-code-panel.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { notify } from "../ui/toast.tsx";
import type { Route } from "./+types/auth-verify-security.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Check your email" });
}

export default function VerifySecurity() {
  const [query] = useSearchParams();
  const token = query.get("token");
  const navigate = useNavigate();
  const maskedEmail = maskedEmailFrom(useLocation().state);

  useEffect(() => {
    if (token) return;
    notify.error(ACCOUNT_MESSAGES.missingToken, { id: "missing-token" });
    void navigate("/auth/signin", { replace: true });
  }, [token, navigate]);

  return (
    <AuthFrame
      art="kwame"
      title="Check your email"
      lead={
        <>
          We sent a six-digit security code to <MaskedEmail masked={maskedEmail} />.
        </>
      }
      foot={<FootLink to="/auth/signin">Use another account</FootLink>}
    >
      {token && <LoginCodePanel key={token} token={token} />}
    </AuthFrame>
  );
}
