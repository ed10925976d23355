import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { isOwnDocument, returnPathFrom } from "./public/return-path.ts";
import { useSession } from "./public/session-context.tsx";
import { onSessionElsewhere } from "./session-channel.ts";

type RedirectSignedInProps = { to: string; children: ReactNode };

/**
 * Sends people away who arrive signed in, or who sign in from another tab. Somebody who signs in on the page itself
 * stays: that page shows its message first and then leaves on its own.
 */
export function RedirectSignedIn({ to, children }: RedirectSignedInProps) {
  const { currentUser } = useSession();
  const { state, search } = useLocation();
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

  if (!currentUser || cameSignedOut) return children;
  const target = returnPathFrom(state, search) ?? to;
  return isOwnDocument(target) ? <Leave to={target} /> : <Navigate to={target} replace />;
}

function Leave({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to]);
  return null;
}
