import { authTexts } from "@visita/domain/owner-messages/auth";
import { mailedLinkTexts } from "@visita/domain/owner-messages/mailed-links";
import { useSearchParams } from "react-router";
import { AuthFrame, FootLink } from "../features/account/auth-frame.tsx";
import { RestoreEmailPanel } from "../features/account/restore-email-panel.tsx";
import { useTranslate } from "../lib/language.tsx";
import { metaIn } from "../lib/page-meta.ts";

export const meta = metaIn(mailedLinkTexts, { title: "restoreTitle" });

export default function AccountEmailRestore() {
  const t = useTranslate(mailedLinkTexts);
  const auth = useTranslate(authTexts);
  const [query] = useSearchParams();
  return (
    <AuthFrame
      art="kwame"
      title={t("restoreTitle")}
      lead={t("restoreLead")}
      foot={<FootLink to="/auth/signin">{auth("backToSignIn")}</FootLink>}
    >
      <RestoreEmailPanel token={query.get("token")} />
    </AuthFrame>
  );
}
