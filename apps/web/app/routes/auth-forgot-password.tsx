import { authTexts } from "@visita/domain/owner-messages/auth";
import { recoveryTexts } from "@visita/domain/owner-messages/recovery";
import { AuthFrame, coverPreloads, FootLink } from "../features/account/auth-frame.tsx";
import { ForgotForm } from "../features/account/forgot-form.tsx";
import { useTranslate } from "../lib/language.tsx";
import { metaIn } from "../lib/page-meta.ts";
import type { Route } from "./+types/auth-forgot-password.ts";

export const meta = metaIn(recoveryTexts, { title: "forgotTitle" });

export function links(): Route.LinkDescriptors {
  return [...coverPreloads("guilloche")];
}

export default function ForgotPassword() {
  const t = useTranslate(recoveryTexts);
  const auth = useTranslate(authTexts);
  return (
    <AuthFrame
      art="ingrid"
      title={t("forgotHeading")}
      lead={t("forgotLead")}
      foot={<FootLink to="/auth/signin">{auth("backToSignIn")}</FootLink>}
    >
      <ForgotForm />
    </AuthFrame>
  );
}
