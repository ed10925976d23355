import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useSession } from "../session/public/session-context.tsx";

/** Smaller than elsewhere, so that they also fit the scrolled header. */
const compact = "min-h-touch! px-4! text-small!";

export function HeaderActions() {
  const { currentUser, authLoading, logout } = useSession();
  if (authLoading) {
    return (
      <>
        <Skeleton className="h-11 w-18" />
        <Skeleton className="h-11 w-22" />
      </>
    );
  }
  if (currentUser) {
    return (
      <>
        <Button variant="ghost" className={compact} onClick={() => void logout()}>
          Log out
        </Button>
        <ButtonLink to="/dashboard" className={compact}>
          Dashboard
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink to="/auth/signin" variant="ghost" className={compact}>
        Log in
      </ButtonLink>
      <ButtonLink to="/auth/signup" className={compact}>
        Sign up
      </ButtonLink>
    </>
  );
}
