import { useSearchParams } from "react-router";
import { AuthFrame, FootLink } from "../features/account/auth-frame.tsx";
import { RestoreEmailPanel } from "../features/account/restore-email-panel.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/account-email-restore.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Bring your address back" });
}

export default function AccountEmailRestore() {
  const [query] = useSearchParams();
  return (
    <AuthFrame
      art="kwame"
      title="Bring your address back"
      lead="The address that this link was mailed to is yours again. Every device is signed out, and every passkey is removed."
      foot={<FootLink to="/auth/signin">Back to sign in</FootLink>}
    >
      <RestoreEmailPanel token={query.get("token")} />
    </AuthFrame>
  );
}
