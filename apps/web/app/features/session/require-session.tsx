import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useSettings } from "../../lib/use-settings.ts";
import { Logo } from "../../ui/logo.tsx";
import { rememberReturnPath } from "./public/return-path.ts";
import { useSession } from "./public/session-context.tsx";

/** Lets only signed-in people through; others sign in first and come back. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { currentUser, authLoading, isLeaving } = useSession();
  const location = useLocation();
  if (authLoading || isLeaving) return <Splash />;
  if (!currentUser) return <Navigate to="/auth/signin" replace state={rememberReturnPath(location)} />;
  return children;
}

function Splash() {
  return (
    <main className="grid min-h-dvh place-items-center" aria-busy="true">
      <Logo brand={useSettings()?.brand ?? ""} height={44} />
    </main>
  );
}
