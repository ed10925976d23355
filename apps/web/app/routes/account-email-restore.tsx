import { useSearchParams } from "react-router";
import { AuthFrame, FootLink } from "../features/account/auth-frame.tsx";
import { RestoreEmailPanel } from "../features/account/restore-email-panel.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/account-email-restore.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Restore your email address" });
}

export default function AccountEmailRestore() {
  const [query] = useSearchParams();
  return (
    <AuthFrame
      art="kwame"
      title="Restore your email address"
      lead="You can use this address again. We sign out every device and remove every passkey."
      foot={<FootLink to="/auth/signin">Back to sign in</FootLink>}
    >
      <RestoreEmailPanel token={query.get("token")} />
    </AuthFrame>
  );
}
