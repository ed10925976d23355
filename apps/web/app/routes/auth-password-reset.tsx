import { maskEmail } from "@visita/domain/account/email-mask";
import { AuthFrame, FootLink, MaskedEmail } from "../features/account/auth-frame.tsx";
import { ResetForm } from "../features/account/reset-form.tsx";
import { useRecoveryEmail } from "../features/account/use-recovery-code.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/auth-password-reset.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Set a new password" });
}

export default function PasswordReset() {
  const email = useRecoveryEmail();
  return (
    <AuthFrame
      art="ingrid"
      title="Set a new password"
      lead={
        <>
          For the account of <MaskedEmail masked={email && maskEmail(email)} />. Every device is signed out.
        </>
      }
      foot={<FootLink to="/auth/signin">Back to sign in</FootLink>}
    >
      <ResetForm email={email} />
    </AuthFrame>
  );
}
