import { BRAND } from "@visita/domain/brand";
import { authTexts } from "@visita/domain/owner-messages/auth";
import { signInTexts } from "@visita/domain/owner-messages/sign-in";
import { AuthFrame, coverPreloads, FootLink } from "../features/account/auth-frame.tsx";
import { CompanyWays, useOnlyCompany } from "../features/account/company-ways.tsx";
import { LoginForm } from "../features/account/login-form.tsx";
import { signInReason, useEntry, useSignInPrefill } from "../features/account/sign-in-state.ts";
import { useTranslate } from "../lib/language.tsx";
import { metaIn } from "../lib/page-meta.ts";
import { useSettings } from "../lib/use-settings.ts";
import { TaggedText } from "../ui/tagged-text.tsx";
import type { Route } from "./+types/auth-signin.ts";

export const meta = metaIn(signInTexts, { title: "title", description: "description" });

export function links(): Route.LinkDescriptors {
  return [...coverPreloads("guilloche")];
}

export default function SignIn() {
  const t = useTranslate(signInTexts);
  const auth = useTranslate(authTexts);
  const brand = useSettings()?.brand ?? BRAND;
  const { isNewAccount } = useSignInPrefill();
  const { returnTo, keptCard } = useEntry();
  const onlyCompany = useOnlyCompany();
  const lead = onlyCompany
    ? auth("onlyWay", { company: onlyCompany })
    : keptCard
      ? t("keepCardOf", { name: keptCard })
      : t(signInReason(returnTo));
  return (
    <AuthFrame
      art="ingrid"
      title={t(isNewAccount ? "accountReady" : keptCard ? "keepCard" : "welcomeBack")}
      lead={isNewAccount ? t("accountReadyLead") : lead}
      foot={
        !isNewAccount &&
        !onlyCompany && (
          <TaggedText
            text={t("newHere", { brand })}
            tags={{ signUp: (text) => <FootLink to="/auth/signup">{text}</FootLink> }}
          />
        )
      }
    >
      <CompanyWays>
        <LoginForm />
      </CompanyWays>
    </AuthFrame>
  );
}
