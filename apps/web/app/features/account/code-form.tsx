import { CODE_LENGTH } from "@visita/domain/account/account.constants";
import { SecurityCode } from "@visita/domain/account/account.fields";
import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import { authTexts } from "@visita/domain/owner-messages/auth";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useAnswers } from "../../lib/answers.ts";
import { useTranslate } from "../../lib/language.tsx";
import { useGuard } from "../../lib/use-guard.ts";
import { CodeInput } from "../../ui/code-input.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { notify } from "../../ui/toast.tsx";
import type { Failure } from "../../ui/use-form.ts";
import { ACCOUNT_ANSWERS } from "./account-answers.ts";
import { isOver, isWrongCode } from "./failures.ts";

type CodeFormProps = {
  /** Ends by leaving the page; the form stays busy until then. */
  verify: (code: string) => Promise<void>;
  explain: (error: unknown) => Failure;
  /** Told once no code can be entered any more, with what to say. */
  onOver: (message: string) => void;
  /** Between the digits and the buttons. */
  children?: ReactNode;
  /** In place of the button "Verify". */
  actions?: (isBusy: boolean) => ReactNode;
};

const TOAST = { id: "security-code" };

/** Six digits, sent by themselves once they are complete. */
export function CodeForm({ verify, explain, onOver, children, actions }: CodeFormProps) {
  const t = useTranslate(authTexts);
  useAnswers(ACCOUNT_ANSWERS);
  const form = useRef<HTMLFormElement>(null);
  const guard = useGuard();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const isBusy = guard.running !== null;

  async function send(complete: string) {
    if (guard.isRunning.current) return;
    if (!SecurityCode.safeParse(complete).success) return refuse(TEXT.codeFormat, complete);
    notify.dismiss(TOAST.id);
    setError(undefined);
    try {
      await guard.run(true, async () => {
        await verify(complete);
        return "leaving";
      });
    } catch (cause) {
      if (isOver(cause)) return onOver(explain(cause).message);
      // A wrong code is of no more use; after any other failure the same one can be sent again.
      refuse(explain(cause).message, isWrongCode(cause) ? "" : complete);
    }
  }

  function refuse(message: string, left: string) {
    notify.error(message, TOAST);
    flushSync(() => {
      setError(message);
      setCode(left);
    });
    form.current?.querySelectorAll("input")[Math.min(left.length, CODE_LENGTH - 1)]?.focus();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send(code);
  }

  function handleChange(next: string) {
    setCode(next);
    setError(undefined);
  }

  return (
    <form ref={form} noValidate method="post" onSubmit={handleSubmit} className="grid gap-4.5">
      <CodeInput
        label={t("securityCode")}
        value={code}
        onChange={handleChange}
        onComplete={(complete) => void send(complete)}
        error={error}
        autoFocus
      />
      {children}
      {actions?.(isBusy) ?? (
        <SubmitButton isBusy={isBusy} busyLabel={t("verifying")}>
          {t("verify")}
        </SubmitButton>
      )}
    </form>
  );
}

/** In the place of what codes were entered or asked for with, once that is over; `children` lead on. */
export function CodeOver({ message, children }: { message: string; children: ReactNode }) {
  const word = useAnswers(ACCOUNT_ANSWERS);
  const text = useRef<HTMLParagraphElement>(null);
  // The field that had the focus is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid gap-4.5">
      <p ref={text} tabIndex={-1} role="alert" className="rounded-md font-medium text-danger outline-none">
        {word(message)}
      </p>
      {children}
    </div>
  );
}
