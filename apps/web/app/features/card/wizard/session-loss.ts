import { MESSAGES } from "@visita/domain/messages";
import { useCallback } from "react";
import { ApiError } from "../../../lib/api-error.ts";
import { notify } from "../../../ui/toast.tsx";
import { useSession } from "../../session/public/session-context.tsx";

/** No session any more, or that of another account. */
export type SessionLoss = "signed-out" | "somebody-else";

/** Null when the call was refused for another reason. */
export function sessionLoss(error: unknown): SessionLoss | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return "signed-out";
  // In these calls only a foreign userid is forbidden.
  return error.code === "forbidden" ? "somebody-else" : null;
}

const TEXTS: Readonly<Record<SessionLoss, string>> = {
  "signed-out": MESSAGES.signInFirst,
  "somebody-else":
    "Somebody else has signed in on this browser. Your draft is kept: sign in again to go on with it.",
};

/** Shows why, and makes the guard ask to sign in. The draft is kept. */
export function useSessionLoss() {
  const { setCurrentUser, forgetUser } = useSession();
  return useCallback(
    (loss: SessionLoss) => {
      notify.error(TEXTS[loss], { id: "card-save" });
      if (loss === "signed-out") setCurrentUser(null);
      else forgetUser();
    },
    [setCurrentUser, forgetUser],
  );
}
