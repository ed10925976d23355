import { COMPANY_SIGN_IN_PATH } from "@visita/domain/account/company.contract";
import { authTexts } from "@visita/domain/owner-messages/auth";
import { signInTexts } from "@visita/domain/owner-messages/sign-in";
import { Building2 } from "lucide-react";
import { useTranslate } from "../../lib/language.tsx";
import { useSettings } from "../../lib/use-settings.ts";
import { ButtonLabel, type ButtonLook, buttonClasses } from "../../ui/button.tsx";

type CompanyButtonProps = ButtonLook & { returnTo?: string | undefined };

/** The way in by the company that runs the installation. A link: its provider is another site. */
export function CompanyButton({ returnTo, ...look }: CompanyButtonProps) {
  const t = useTranslate(authTexts);
  const company = useSettings()?.company?.name;
  if (company === undefined) return null;
  const query = returnTo === undefined ? "" : `?${new URLSearchParams({ returnTo })}`;
  return (
    <a href={COMPANY_SIGN_IN_PATH + query} className={buttonClasses({ size: "lg", isFull: true, ...look })}>
      <ButtonLabel icon={Building2}>{t("continueWith", { company })}</ButtonLabel>
    </a>
  );
}

/** Between two ways to sign in. */
export function OrDivider() {
  const t = useTranslate(signInTexts);
  return (
    <p className="flex items-center gap-4 text-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t("or")}
    </p>
  );
}
