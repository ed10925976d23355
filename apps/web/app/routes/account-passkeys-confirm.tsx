import { authTexts } from "@visita/domain/owner-messages/auth";
import { mailedLinkTexts } from "@visita/domain/owner-messages/mailed-links";
import { useSearchParams } from "react-router";
import { AuthFrame, FootLink } from "../features/account/auth-frame.tsx";
import { ConfirmPasskeyPanel } from "../features/account/confirm-passkey-panel.tsx";
import { useTranslate } from "../lib/language.tsx";
import { metaIn } from "../lib/page-meta.ts";

export const meta = metaIn(mailedLinkTexts, { title: "passkeyTitle" });

export default function AccountPasskeysConfirm() {
  const t = useTranslate(mailedLinkTexts);
  const auth = useTranslate(authTexts);
  const [query] = useSearchParams();
  return (
    <AuthFrame
      art="kwame"
      title={t("passkeyTitle")}
      lead={t("passkeyLead")}
      foot={<FootLink to="/auth/signin">{auth("backToSignIn")}</FootLink>}
    >
      <ConfirmPasskeyPanel token={query.get("token")} />
    </AuthFrame>
  );
}
