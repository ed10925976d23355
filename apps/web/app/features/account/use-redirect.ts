import { useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { isOwnDocument } from "../session/public/return-path.ts";

/**
 * Navigates after a delay in which the toast can be read, unless the page is left before. Replaces the history entry.
 */
export function useRedirect() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(
    (to: string, delayMs: number, state?: unknown) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (isOwnDocument(to)) location.replace(to);
        else void navigate(to, { replace: true, state });
      }, delayMs);
    },
    [navigate],
  );
}
