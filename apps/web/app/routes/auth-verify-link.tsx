import { authTexts } from "@visita/domain/owner-messages/auth";
import { recoveryTexts } from "@visita/domain/owner-messages/recovery";
import { AuthFrame, FootLink } from "../features/account/auth-frame.tsx";
import { RecoveryLinkPanel } from "../features/account/recovery-link-panel.tsx";
import { useTranslate } from "../lib/language.tsx";
import { metaIn } from "../lib/page-meta.ts";

export const meta = metaIn(recoveryTexts, { title: "chooseTitle" });

export default function VerifyLink() {
  const t = useTranslate(recoveryTexts);
  const auth = useTranslate(authTexts);
  return (
    <AuthFrame
      art="kwame"
      title={t("chooseTitle")}
      lead={t("chooseLead")}
      foot={<FootLink to="/auth/signin">{auth("backToSignIn")}</FootLink>}
    >
      <RecoveryLinkPanel />
    </AuthFrame>
  );
}
