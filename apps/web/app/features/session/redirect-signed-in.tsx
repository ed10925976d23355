import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { returnPathFrom } from "./return-path.ts";
import { onSessionElsewhere } from "./session-channel.ts";
import { useSession } from "./session-context.tsx";

type RedirectSignedInProps = { to: string; children: ReactNode };

/**
 * Sends people away who arrive signed in, or who sign in from another tab. Somebody who signs in on the page itself
 * stays: that page shows its message first and then leaves on its own.
 */
export function RedirectSignedIn({ to, children }: RedirectSignedInProps) {
  const { currentUser } = useSession();
  const { state } = useLocation();
  const [cameSignedOut, setCameSignedOut] = useState(false);

  useEffect(() => {
    if (currentUser === null) setCameSignedOut(true);
  }, [currentUser]);
  useEffect(
    () =>
      onSessionElsewhere((event) => {
        if (event === "signed-in") setCameSignedOut(false);
      }),
    [],
  );

  if (currentUser && !cameSignedOut) return <Navigate to={returnPathFrom(state) ?? to} replace />;
  return children;
}
