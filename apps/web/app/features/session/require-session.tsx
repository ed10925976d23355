import { type ReactNode, useMemo } from "react";
import { preload } from "react-dom";
import { type Location, Navigate, useLocation } from "react-router";
import { isDeviceKnown } from "../../lib/known-device.ts";
import { useSettings } from "../../lib/use-settings.ts";
import { Logo } from "../../ui/logo.tsx";
import { NeedsScript } from "../../ui/submit-button.tsx";
import { rememberReturnPath } from "./public/return-path.ts";
import { useSession } from "./public/session-context.tsx";

const LEAVING_PATH = "/account/leaving";

/** Lets only signed-in people through; others sign in first and come back. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { currentUser, authLoading, isLeaving } = useSession();
  const location = useLocation();
  // One object for one place: another one is another navigation to `Navigate`, and rendering would never end.
  const returnState = useMemo(() => rememberReturnPath(location), [location]);
  // Every guarded page waits for this answer; asked for by the document, it arrives beside the scripts.
  if (import.meta.env.SSR) preload("/api/auth/user", { as: "fetch", crossOrigin: "anonymous" });
  if (authLoading || isLeaving) return <Splash />;
  if (!currentUser) return <Navigate to={entryTo(location)} replace state={returnState} />;
  // Whoever has left sees one page, and nobody else sees that one.
  if (Boolean(currentUser.leaving) !== (location.pathname === LEAVING_PATH)) {
    return <Navigate to={currentUser.leaving ? LEAVING_PATH : "/dashboard"} replace />;
  }
  return children;
}

/** Whoever wants to make a card and was never here needs an account; everybody else signs in. */
function entryTo({ pathname }: Location): string {
  return pathname === "/b/c" && !isDeviceKnown() ? "/auth/signup" : "/auth/signin";
}

function Splash() {
  return (
    <main
      className="grid min-h-dvh place-content-center justify-items-center gap-8 px-gutter"
      aria-busy="true"
    >
      <Logo brand={useSettings()?.brand ?? ""} height={44} />
      <NeedsScript what="page" />
    </main>
  );
}
