import { AuthFrame, FootLink } from "../features/account/auth-frame.tsx";
import { RecoveryLinkPanel } from "../features/account/recovery-link-panel.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/auth-verify-link.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Choose a new password" });
}

export default function VerifyLink() {
  return (
    <AuthFrame
      art="kwame"
      title="Choose a new password"
      lead="You opened the link from our email. If you asked for a new password in this browser, continue."
      foot={<FootLink to="/auth/signin">Back to sign in</FootLink>}
    >
      <RecoveryLinkPanel />
    </AuthFrame>
  );
}
