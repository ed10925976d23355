import { CODE_LENGTH } from "@visita/domain/account/account.constants";
import { SecurityCode } from "@visita/domain/account/account.fields";
import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type SubmitOutcome, useSubmitOnce } from "../../lib/use-submit-once.ts";
import { CodeInput } from "../../ui/code-input.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { notify } from "../../ui/toast.tsx";
import { type Failure, isWrongCode } from "./failures.ts";

type CodeFormProps = {
  /** Resolves when a redirect is scheduled; the form stays busy until the page changes. */
  verify: (code: string) => Promise<void>;
  explain: (error: unknown) => Failure;
};

const TOAST = { id: "security-code" };

/** Submits itself when the sixth digit is entered. */
export function CodeForm({ verify, explain }: CodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const { isBusy, submit } = useSubmitOnce();

  function submitCode(complete: string) {
    void submit(() => {
      if (SecurityCode.safeParse(complete).success) return send(complete);
      refuse(TEXT.codeFormat, complete);
      return undefined;
    });
  }

  async function send(complete: string): Promise<SubmitOutcome> {
    setError(undefined);
    try {
      await verify(complete);
      return "leaving";
    } catch (cause) {
      // A wrong code is cleared; after any other failure the same code can be sent again.
      refuse(explain(cause).message, isWrongCode(cause) ? "" : complete);
      return "staying";
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
    submitCode(code);
  }

  function handleChange(next: string) {
    setCode(next);
    setError(undefined);
  }

  return (
    <form ref={form} noValidate method="post" onSubmit={handleSubmit} className="grid gap-4.5">
      <CodeInput
        label="Security code"
        value={code}
        onChange={handleChange}
        onComplete={submitCode}
        error={error}
        autoFocus
      />
      <SubmitButton isBusy={isBusy} busyLabel="Verifying...">
        Verify
      </SubmitButton>
    </form>
  );
}
