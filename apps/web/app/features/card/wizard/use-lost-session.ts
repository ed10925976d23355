import { MESSAGES } from "@visita/domain/messages";
import { useCallback } from "react";
import { notify } from "../../../ui/toast.tsx";
import { useSession } from "../../session/public/session-context.tsx";
import type { SessionLoss } from "./session-loss.ts";

const TEXTS: Readonly<Record<SessionLoss, string>> = {
  "signed-out": MESSAGES.signInFirst,
  "somebody-else":
    "Somebody else has signed in on this browser. Your draft is kept: sign in again to go on with it.",
};

/** Says why, and has the guard ask to sign in. The draft waits on this device. */
export function useLostSession() {
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
