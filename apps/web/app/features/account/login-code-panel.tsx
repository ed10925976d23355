import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { call } from "../../lib/api.ts";
import { notify } from "../../ui/toast.tsx";
import { returnPathFrom } from "../session/public/return-path.ts";
import { useSession } from "../session/public/session-context.tsx";
import { CodeForm } from "./code-form.tsx";
import { resendLoginFailure, verifyLoginFailure } from "./failures.ts";
import { persistValue, readPersistedValue, removePersistedValue } from "./persisted-value.ts";
import { MailboxHint, ResendPanel } from "./resend-panel.tsx";
import { useCountdown } from "./use-countdown.ts";
import { useRedirect } from "./use-redirect.ts";

const WAIT_SECONDS = ACCOUNT_TIMES.loginResendWait / 1000;

export function LoginCodePanel({ token }: { token: string }) {
  const { setCurrentUser } = useSession();
  const { state } = useLocation();
  const redirect = useRedirect();
  const { seconds, restart } = useResendCountdown();
  const [isSending, setIsSending] = useState(false);
  const [resends, setResends] = useState(0);

  async function verify(otp: string) {
    const { message, ...user } = await call("POST /api/auth/verifylogin-otp", {
      query: { token },
      body: { otp },
    });
    removePersistedValue("loginToken");
    removePersistedValue("loginCodeSentAt");
    setCurrentUser(user);
    notify.success(message);
    redirect(returnPathFrom(state) ?? "/dashboard", ACCOUNT_TIMES.loginVerifiedRedirect);
  }

  async function resend() {
    setIsSending(true);
    try {
      const { message } = await call("POST /api/auth/resendlogin-otp", { query: { token } });
      restart();
      setResends(resends + 1);
      notify.success(message);
    } catch (error) {
      notify.error(resendLoginFailure(error).message);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <div className="grid gap-4.5">
      {/* A new code makes the digits of the old one worthless. */}
      <CodeForm key={resends} verify={verify} explain={verifyLoginFailure} />
      <ResendPanel
        seconds={seconds}
        wait={WAIT_SECONDS}
        format={minutesAndSeconds}
        onResend={() => void resend()}
        isSending={isSending}
      />
      <MailboxHint />
    </div>
  );
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The wait before a login code can be asked for again; a page that is loaded again goes on where it was. */
function useResendCountdown() {
  const [since, setSince] = useState<number>();

  useEffect(() => setSince(lastSent() ?? recordSent()), []);

  const length = ACCOUNT_TIMES.loginResendWait;
  return { seconds: useCountdown({ since, length }), restart: () => setSince(recordSent()) };
}

/** A time to come is a clock that was changed, not a code. */
function lastSent(): number | undefined {
  const kept = Number(readPersistedValue("loginCodeSentAt") ?? Number.NaN);
  return kept > 0 && kept <= Date.now() ? kept : undefined;
}

function recordSent(): number {
  const now = Date.now();
  persistValue("loginCodeSentAt", String(now));
  return now;
}
