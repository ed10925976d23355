import { MESSAGES } from "@visita/domain/messages";
import { useCallback } from "react";
import { ApiError } from "../../lib/api-error.ts";
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

const TEXTS: Readonly<Record<SessionLoss, string>> = {
  "signed-out": `${MESSAGES.signInFirst} Your card is saved on this device.`,
  "somebody-else": "Someone else signed in on this browser. Your draft is saved: sign in again to continue.",
};

/** Says why, and has the guard ask to sign in. The draft waits on this device. */
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
