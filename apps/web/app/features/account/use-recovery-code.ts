import { ACCOUNT_TIMES, RECOVERY_FIRST_COUNTDOWN } from "@visita/domain/account/account.constants";
import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useAnswers } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { notify } from "../../ui/toast.tsx";
import { ACCOUNT_ANSWERS } from "./account-answers.ts";
import { waitingText } from "./failures.ts";
import { persistValue, readPersistedTime, readPersistedValue } from "./persisted-value.ts";
import { useCountdown, type Wait } from "./use-countdown.ts";

/** Before the automatic request the countdown is shorter: it only bridges the moments until the code is asked for. */
const FIRST_WAIT = RECOVERY_FIRST_COUNTDOWN * 1000;
const TOAST = { id: "recovery-code" };

/**
 * Asks for a code by itself a little after the page was opened, and again whenever it is told to. A page that is loaded
 * again while its code is valid does not: phones discard tabs while the mail is read, and a new code would kill that one.
 */
export function useRecoveryCode(email: string | undefined) {
  useAnswers(ACCOUNT_ANSWERS);
  const [wait, setWait] = useState<Wait>({ since: undefined, length: FIRST_WAIT });
  const [state, setState] = useState<"sending" | "sent" | "failed">("sending");
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const requestFirst = useEffectEvent((address: string) => void request(address, TEXT.generateFailed));

  useEffect(() => {
    if (email === undefined) return;
    const sentAt = readPersistedTime("recoveryCodeSentAt");
    if (sentAt !== undefined && Date.now() - sentAt < ACCOUNT_TIMES.codeTtl) {
      setState("sent");
      setWait({ since: sentAt, length: ACCOUNT_TIMES.recoveryResendWait });
      return;
    }
    setWait({ since: Date.now(), length: FIRST_WAIT });
    const timer = setTimeout(() => requestFirst(email), ACCOUNT_TIMES.recoveryCodeRequest);
    return () => clearTimeout(timer);
  }, [email]);

  async function request(address: string, failure: string): Promise<boolean> {
    setIsSending(true);
    setProblem(undefined);
    try {
      await mailCode(address);
      const sentAt = Date.now();
      persistValue("recoveryCodeSentAt", String(sentAt));
      setState("sent");
      setWait({ since: sentAt, length: ACCOUNT_TIMES.recoveryResendWait });
      notify.success(TEXT.codeSent, TOAST);
      return true;
    } catch (error) {
      setProblem(waitingText(error));
      setState((before) => (before === "sent" ? before : "failed"));
      notify.error(failure, TOAST);
      return false;
    } finally {
      setIsSending(false);
    }
  }

  return {
    seconds: useCountdown(wait),
    waitSeconds: wait.length / 1000,
    state,
    isSending,
    problem,
    resend: async () => email !== undefined && request(email, TEXT.resendFailed),
  };
}

/** The ticket stands for a code that the server draws and mails; the digits never come to this page. */
async function mailCode(email: string): Promise<void> {
  const { code: ticket } = await call("GET /api/auth/generateotp", { query: { email } });
  await call("POST /api/auth/registermail", {
    body: { useremail: email, username: "", text: ticket, subject: "Security code" },
  });
}

/** The address that a recovery began with; undefined until the page listens. A page without one is not there. */
export function useRecoveryEmail(): string | undefined {
  const navigate = useNavigate();
  const [email, setEmail] = useState<string>();

  useEffect(() => {
    const kept = readPersistedValue("recoveryEmail");
    if (kept) setEmail(kept);
    else void navigate("/404", { replace: true });
  }, [navigate]);

  return email;
}
