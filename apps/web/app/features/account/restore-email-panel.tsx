import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { useEffect, useRef, useState } from "react";
import { call } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { notify } from "../../ui/toast.tsx";
import { settingsFailure } from "./failures.ts";

type State = "asking" | "restoring" | "restored" | { refusal: string };

/** Opening the link changes nothing, because programs that check mails open links too; the button does. */
export function RestoreEmailPanel({ token }: { token: string | null }) {
  const [state, setState] = useState<State>(token ? "asking" : { refusal: TEXT.emailLinkUsed });
  const resultRef = useRef<HTMLDivElement>(null);
  const isOver = state === "restored" || typeof state === "object";

  useEffect(() => {
    if (isOver) resultRef.current?.focus();
  }, [isOver]);

  async function restore() {
    if (state !== "asking" || !token) return;
    setState("restoring");
    try {
      await call("POST /api/account/email/restore", { body: { token } });
      setState("restored");
    } catch (error) {
      const { message } = settingsFailure(error, TEXT.saveFailed);
      // Only these answers are final; after any other the button can be pressed again.
      if (error instanceof ApiError && ["expired", "email_taken"].includes(error.code)) {
        return setState({ refusal: message });
      }
      notify.error(message);
      setState("asking");
    }
  }

  if (!isOver) {
    return (
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void restore();
        }}
      >
        <SubmitButton isBusy={state === "restoring"} busyLabel="Bringing it back...">
          Bring it back
        </SubmitButton>
      </form>
    );
  }
  return (
    <div ref={resultRef} tabIndex={-1} className="grid gap-4.5 outline-none">
      {state === "restored" ? (
        <>
          <Notice tone="success" title={TEXT.emailRestored}>
            <p>Whoever changed it may know your password, so choose a new one now.</p>
          </Notice>
          {/* With a new document: the session that this page knows of may have ended. */}
          <ButtonLink to="/auth/forgot/password" reloadDocument size="lg" isFull>
            Choose a new password
          </ButtonLink>
        </>
      ) : (
        <Notice tone="danger">
          <p>{state.refusal}</p>
        </Notice>
      )}
    </div>
  );
}
