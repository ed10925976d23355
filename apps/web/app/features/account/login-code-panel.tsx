import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { useState } from "react";
import { useLocation } from "react-router";
import { call } from "../../lib/api.ts";
import { notify } from "../../ui/toast.tsx";
import { returnPathFrom } from "../session/public/return-path.ts";
import { useSession } from "../session/public/session-context.tsx";
import { CodeForm } from "./code-form.tsx";
import { resendLoginFailure, verifyLoginFailure } from "./failures.ts";
import { dropKeptValue } from "./kept-value.ts";
import { MailboxHint } from "./mailbox-hint.tsx";
import { ResendPanel } from "./resend-panel.tsx";
import { useLoginCodeWait } from "./use-login-code-wait.ts";
import { useRedirect } from "./use-redirect.ts";

const WAIT_SECONDS = ACCOUNT_TIMES.loginResendWait / 1000;

export function LoginCodePanel({ token }: { token: string }) {
  const { setCurrentUser } = useSession();
  const { state } = useLocation();
  const redirect = useRedirect();
  const { seconds, restart } = useLoginCodeWait();
  const [isSending, setIsSending] = useState(false);
  const [resends, setResends] = useState(0);

  async function verify(otp: string) {
    const { message, ...user } = await call("POST /api/auth/verifylogin-otp", {
      query: { token },
      body: { otp },
    });
    dropKeptValue("loginToken");
    dropKeptValue("loginCodeSentAt");
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
