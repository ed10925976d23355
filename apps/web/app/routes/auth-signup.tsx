import { authTexts } from "@visita/domain/owner-messages/auth";
import { signUpTexts } from "@visita/domain/owner-messages/sign-up";
import { AuthFrame, coverPreloads, FootLink } from "../features/account/auth-frame.tsx";
import { CompanyWays, useOnlyCompany } from "../features/account/company-ways.tsx";
import { RegisterForm } from "../features/account/register-form.tsx";
import { useEntry } from "../features/account/sign-in-state.ts";
import { useTranslate } from "../lib/language.tsx";
import { metaIn } from "../lib/page-meta.ts";
import { TaggedText } from "../ui/tagged-text.tsx";
import type { Route } from "./+types/auth-signup.ts";

export const meta = metaIn(signUpTexts, { title: "title", description: "description" });

export function links(): Route.LinkDescriptors {
  return [...coverPreloads("rosette")];
}

export default function SignUp() {
  const t = useTranslate(signUpTexts);
  const auth = useTranslate(authTexts);
  const onlyCompany = useOnlyCompany();
  const { returnTo, keptCard } = useEntry();
  return (
    <AuthFrame
      art="giulia"
      title={t(keptCard || returnTo === "/b/c" ? "accountFirst" : "makeFirstCard")}
      lead={
        onlyCompany
          ? auth("onlyWay", { company: onlyCompany })
          : keptCard
            ? t("keepsCardOf", { name: keptCard })
            : t("freeForever")
      }
      foot={
        <TaggedText
          text={t("haveAccount")}
          tags={{ signIn: (text) => <FootLink to="/auth/signin">{text}</FootLink> }}
        />
      }
    >
      <CompanyWays>
        <RegisterForm />
      </CompanyWays>
    </AuthFrame>
  );
}
