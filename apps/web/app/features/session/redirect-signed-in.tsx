import { type ReactNode, useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { isOwnDocument, returnPathFrom } from "./public/return-path.ts";
import { useSession } from "./public/session-context.tsx";

type RedirectSignedInProps = { to: string; children: ReactNode };

/**
 * Sends people away who arrive signed in, or who sign in from another tab. Somebody who signs in on the page itself
 * stays: that page shows its message first and then leaves on its own.
 */
export function RedirectSignedIn({ to, children }: RedirectSignedInProps) {
  const { currentUser, signedInAt } = useSession();
  const { key, state, search } = useLocation();
  if (!currentUser || signedInAt === key) return children;
  const target = returnPathFrom(state, search) ?? to;
  return isOwnDocument(target) ? <Leave to={target} /> : <Navigate to={target} replace />;
}

function Leave({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to]);
  return null;
}

/** Around the pages to sign in and up. */
export default function GuestLayout() {
  const isSignUp = useLocation().pathname.startsWith("/auth/signup");
  return (
    <RedirectSignedIn to={isSignUp ? "/" : "/dashboard"}>
      <Outlet />
    </RedirectSignedIn>
  );
}
