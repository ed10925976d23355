import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { signInTexts } from "@visita/domain/owner-messages/sign-in";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { call } from "../../lib/api.ts";
import { useTranslate } from "../../lib/language.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { notify } from "../../ui/toast.tsx";
import { returnPathFrom } from "../session/public/return-path.ts";
import { useSession } from "../session/public/session-context.tsx";
import { CodeForm, CodeOver } from "./code-form.tsx";
import { isLastCodeSent, isOver, resendLoginFailure, verifyLoginFailure } from "./failures.ts";
import { pathAfterSignIn } from "./path-after-sign-in.ts";
import { persistValue, readPersistedTime, removePersistedValue } from "./persisted-value.ts";
import { MailboxHint, minutesAndSeconds, ResendPanel } from "./resend-panel.tsx";
import { useCountdown } from "./use-countdown.ts";
import { useRedirect } from "./use-redirect.ts";

const WAIT_SECONDS = ACCOUNT_TIMES.loginResendWait / 1000;
const TOAST = { id: "login-code" };

type LoginCodePanelProps = {
  token: string;
  /** Why no code can be entered any more. */
  over: string | undefined;
  onOver: (message: string) => void;
};

export function LoginCodePanel({ token, over, onOver }: LoginCodePanelProps) {
  const t = useTranslate(signInTexts);
  const { setCurrentUser } = useSession();
  const { state } = useLocation();
  const redirect = useRedirect();
  const { seconds, restart } = useResendCountdown();
  const [isSending, setIsSending] = useState(false);
  const [resends, setResends] = useState(0);
  /** Why no further code can be asked for. */
  const [noMoreCodes, setNoMoreCodes] = useState<string>();

  async function verify(otp: string) {
    const { message, ...user } = await call("POST /api/auth/verifylogin-otp", {
      query: { token },
      body: { otp },
    });
    removePersistedValue("loginToken");
    removePersistedValue("loginCodeSentAt");
    setCurrentUser(user);
    notify.success(message);
    redirect(await pathAfterSignIn(returnPathFrom(state)), ACCOUNT_TIMES.loginVerifiedRedirect);
  }

  async function resend() {
    setIsSending(true);
    try {
      const { message } = await call("POST /api/auth/resendlogin-otp", { query: { token } });
      restart();
      setResends(resends + 1);
      notify.success(message, TOAST);
    } catch (error) {
      const { message } = resendLoginFailure(error);
      if (isOver(error)) onOver(message);
      else if (isLastCodeSent(error)) setNoMoreCodes(message);
      else notify.error(message, TOAST);
    } finally {
      setIsSending(false);
    }
  }

  const signInAgain = (
    <ButtonLink
      to="/auth/signin"
      state={state}
      variant={over === undefined ? "secondary" : "primary"}
      size="lg"
      isFull
    >
      {t("signInAgain")}
    </ButtonLink>
  );
  if (over !== undefined) return <CodeOver message={over}>{signInAgain}</CodeOver>;
  return (
    <div className="grid gap-4.5">
      {/* A new code makes the digits of the old one worthless. */}
      <CodeForm key={resends} verify={verify} explain={verifyLoginFailure} onOver={onOver} />
      {noMoreCodes === undefined ? (
        <ResendPanel
          seconds={seconds}
          wait={WAIT_SECONDS}
          format={minutesAndSeconds}
          onResend={() => void resend()}
          isSending={isSending}
        />
      ) : (
        <CodeOver message={noMoreCodes}>{signInAgain}</CodeOver>
      )}
      <MailboxHint />
    </div>
  );
}

/** The wait before a login code can be asked for again; a page that is loaded again goes on where it was. */
function useResendCountdown() {
  const [since, setSince] = useState<number>();

  useEffect(() => setSince(readPersistedTime("loginCodeSentAt") ?? recordSent()), []);

  const length = ACCOUNT_TIMES.loginResendWait;
  return { seconds: useCountdown({ since, length }), restart: () => setSince(recordSent()) };
}

function recordSent(): number {
  const now = Date.now();
  persistValue("loginCodeSentAt", String(now));
  return now;
}
