import { useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { isOwnDocument } from "../session/public/return-path.ts";

/**
 * Opens another page after a message could be read. Whoever leaves the page before stays where they went. The page
 * that redirects has done its work, so it gives up its place in the history.
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
