import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { useCallback } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { useTranslate } from "../../lib/language.tsx";
import { notify } from "../../ui/toast.tsx";
import { useSession } from "../session/public/session-context.tsx";

/** Nobody is signed in here any more, or somebody else is. */
export type SessionLoss = "signed-out" | "somebody-else";

/** What a refused call says of the session; null when it was refused for another reason. */
export function sessionLoss(error: unknown): SessionLoss | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return "signed-out";
  // The only thing in these calls that can be forbidden is to speak in another person's name.
  return error.code === "forbidden" ? "somebody-else" : null;
}

const TEXTS = {
  "signed-out": "signInFirst",
  "somebody-else": "someoneElse",
} as const satisfies Record<SessionLoss, string>;

/** Says why, and has the guard ask to sign in. The draft waits on this device. */
export function useSessionLoss() {
  const t = useTranslate(wizardTexts);
  const { setCurrentUser, forgetUser } = useSession();
  return useCallback(
    (loss: SessionLoss) => {
      notify.error(t(TEXTS[loss]), { id: "card-save" });
      if (loss === "signed-out") setCurrentUser(null);
      else forgetUser();
    },
    [t, setCurrentUser, forgetUser],
  );
}
