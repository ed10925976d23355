import { useEffect, useEffectEvent } from "react";
import { ApiError } from "../../../lib/api-error.ts";
import { useSession } from "../../session/session-context.tsx";

/** When a call was refused because the session is over, the guard asks to sign in again and comes back here. */
export function useEndedSession(error: unknown) {
  const { setCurrentUser } = useSession();
  const onError = useEffectEvent((refused: unknown) => {
    if (refused instanceof ApiError && refused.code === "not_signed_in") setCurrentUser(null);
  });
  useEffect(() => onError(error), [error]);
}
