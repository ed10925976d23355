import { useCallback, useEffect } from "react";
import { ApiError } from "../../../lib/api-error.ts";
import { useSession } from "./session-context.tsx";

/** For calls that failed: if the session has expired, the guard asks to sign in and returns to this page. */
export function useSessionExpiry(): (error: unknown) => void {
  const { setCurrentUser } = useSession();
  return useCallback(
    (error) => {
      if (error instanceof ApiError && error.code === "not_signed_in") setCurrentUser(null);
    },
    [setCurrentUser],
  );
}

/** The same for the error of a query. */
export function useExpiredSession(error: unknown): void {
  const expireOn = useSessionExpiry();
  useEffect(() => expireOn(error), [error, expireOn]);
}
