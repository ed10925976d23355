import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { ACCOUNT_MESSAGES } from "@visita/domain/account/account.messages";
import { authTexts } from "@visita/domain/owner-messages/auth";
import { type SignInText, signInTexts } from "@visita/domain/owner-messages/sign-in";
import { useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { ACCOUNT_ANSWERS } from "../features/account/account-answers.ts";
import { AuthFrame, FootLink, WithMaskedEmail } from "../features/account/auth-frame.tsx";
import { isCodeUncertain, maskedEmailFrom } from "../features/account/login-code-location.ts";
import { LoginCodePanel } from "../features/account/login-code-panel.tsx";
import { useAnswers } from "../lib/answers.ts";
import { useHydrated } from "../lib/hydrated-event.ts";
import { useTranslate } from "../lib/language.tsx";
import { metaIn } from "../lib/page-meta.ts";
import { notify } from "../ui/toast.tsx";

const CODE_MINUTES = ACCOUNT_TIMES.codeTtl / 60_000;

export const meta = metaIn(authTexts, { title: "checkYourEmail" });

export default function VerifySecurity() {
  const t = useTranslate(signInTexts);
  const auth = useTranslate(authTexts);
  useAnswers(ACCOUNT_ANSWERS);
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
      title={auth(over === undefined ? "checkYourEmail" : "codeOver")}
      lead={
        over === undefined && (
          <WithMaskedEmail
            text={codeSentText(isUncertain, maskedEmail, t)}
            tags={{ reset: (text) => <FootLink to="/auth/forgot/password">{text}</FootLink> }}
          />
        )
      }
      foot={<FootLink to="/auth/signin">{t("useAnotherAccount")}</FootLink>}
    >
      {token && <LoginCodePanel key={token} token={token} over={over} onOver={setOver} />}
    </AuthFrame>
  );
}

function codeSentText(isUncertain: boolean, email: string | undefined, t: SignInText): string {
  const count = CODE_MINUTES;
  if (email) return t(isUncertain ? "codeSentIfRight" : "codeSent", { email, count });
  return t(isUncertain ? "codeSentIfRightToYours" : "codeSentToYours", { count });
}
