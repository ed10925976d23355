import { PasskeyReview } from "../features/account/settings/passkey-review.tsx";
import { useSession } from "../features/session/public/session-context.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/account-passkeys.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Keep or remove these passkeys" });
}

/** Opens after the first sign-in that follows a recovery. */
export default function AccountPasskeys() {
  const { currentUser } = useSession();
  if (!currentUser) return null;
  return (
    <>
      <h1 className="type-title">Keep or remove these passkeys</h1>
      <p className="mt-1.5 max-w-160 text-muted">
        Your password is new, but a passkey opens your account without it. Keep only those that you added.
      </p>
      <PasskeyReview user={currentUser} />
    </>
  );
}
