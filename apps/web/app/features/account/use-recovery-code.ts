import { ACCOUNT_TIMES, RECOVERY_FIRST_COUNTDOWN } from "@visita/domain/account/account.constants";
import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import { useEffect, useEffectEvent, useState } from "react";
import { call } from "../../lib/api.ts";
import { notify } from "../../ui/toast.tsx";
import { waitingText } from "./failures.ts";
import { useCountdown, type Wait } from "./use-countdown.ts";

/** Until the automatic request is sent, a short countdown is shown. */
const FIRST_WAIT = RECOVERY_FIRST_COUNTDOWN * 1000;

/** Requests a code shortly after the page is opened, and again on demand. */
export function useRecoveryCode(email: string | undefined) {
  const [wait, setWait] = useState<Wait>({ since: undefined, length: FIRST_WAIT });
  const [isSent, setIsSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const requestFirst = useEffectEvent((recipient: string) => void request(recipient, TEXT.generateFailed));

  useEffect(() => {
    if (email === undefined) return;
    setWait({ since: Date.now(), length: FIRST_WAIT });
    const timer = setTimeout(() => requestFirst(email), ACCOUNT_TIMES.recoveryCodeRequest);
    return () => clearTimeout(timer);
  }, [email]);

  async function request(recipient: string, failure: string): Promise<boolean> {
    setIsSending(true);
    setProblem(undefined);
    try {
      await mailCode(recipient);
      setIsSent(true);
      setWait({ since: Date.now(), length: ACCOUNT_TIMES.recoveryResendWait });
      notify.success(TEXT.codeSent);
      return true;
    } catch (error) {
      setProblem(waitingText(error));
      notify.error(failure);
      return false;
    } finally {
      setIsSending(false);
    }
  }

  return {
    seconds: useCountdown(wait),
    waitSeconds: wait.length / 1000,
    isSent,
    isSending,
    problem,
    resend: async () => email !== undefined && request(email, TEXT.resendFailed),
  };
}

/** The ticket stands for a code that the server generates and mails; the digits never reach this page. */
async function mailCode(email: string): Promise<void> {
  const { code: ticket } = await call("GET /api/auth/generateotp", { query: { email } });
  await call("POST /api/auth/registermail", {
    body: { useremail: email, username: "", text: ticket, subject: "Security code" },
  });
}
