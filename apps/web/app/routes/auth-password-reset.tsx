import { maskEmail } from "@visita/domain/account/email-mask";
import { authTexts } from "@visita/domain/owner-messages/auth";
import { recoveryTexts } from "@visita/domain/owner-messages/recovery";
import { AuthFrame, FootLink, WithMaskedEmail } from "../features/account/auth-frame.tsx";
import { ResetForm } from "../features/account/reset-form.tsx";
import { useRecoveryEmail } from "../features/account/use-recovery-code.ts";
import { useTranslate } from "../lib/language.tsx";
import { metaIn } from "../lib/page-meta.ts";

export const meta = metaIn(recoveryTexts, { title: "setTitle" });

export default function PasswordReset() {
  const t = useTranslate(recoveryTexts);
  const auth = useTranslate(authTexts);
  const email = useRecoveryEmail();
  return (
    <AuthFrame
      art="ingrid"
      title={t("setTitle")}
      lead={
        email ? <WithMaskedEmail text={t("setLead", { email: maskEmail(email) })} /> : t("setLeadOfYours")
      }
      foot={<FootLink to="/auth/signin">{auth("backToSignIn")}</FootLink>}
    >
      <ResetForm email={email} />
    </AuthFrame>
  );
}
