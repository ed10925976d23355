import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { rememberReturnPath } from "./return-path.ts";
import { useSession } from "./session-context.tsx";
import { Splash } from "./splash.tsx";

/** Lets only signed-in people through; others sign in first and come back. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { currentUser, authLoading, isLeaving } = useSession();
  const location = useLocation();
  if (authLoading || isLeaving) return <Splash />;
  if (!currentUser) return <Navigate to="/auth/signin" replace state={rememberReturnPath(location)} />;
  return children;
}
