import { useSearchParams } from "react-router";
import { AuthFrame, FootLink } from "../features/account/auth-frame.tsx";
import { ConfirmPasskeyPanel } from "../features/account/confirm-passkey-panel.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/account-passkeys-confirm.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Turn on your passkey" });
}

export default function AccountPasskeysConfirm() {
  const [query] = useSearchParams();
  return (
    <AuthFrame
      art="kwame"
      title="Turn on your passkey"
      lead="It opens your account without a password. Turn it on only if you added it."
      foot={<FootLink to="/auth/signin">Back to sign in</FootLink>}
    >
      <ConfirmPasskeyPanel token={query.get("token")} />
    </AuthFrame>
  );
}
