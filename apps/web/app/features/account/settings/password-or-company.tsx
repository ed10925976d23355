import { authTexts } from "@visita/domain/owner-messages/auth";
import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { useSettings } from "../../../lib/use-settings.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { CompanyButton } from "../company-button.tsx";

type PasswordOrCompanyProps = Omit<ComponentProps<typeof PasswordField>, "label" | "autoComplete"> & {
  hasPassword: boolean;
};

/** Confirms that it is the owner: with the password, or for an account without one by a fresh sign-in at the company. */
export function PasswordOrCompany({ hasPassword, ...field }: PasswordOrCompanyProps) {
  const t = useTranslate(authTexts);
  const { pathname } = useLocation();
  const company = useSettings()?.company?.name;
  if (hasPassword || company === undefined) {
    return <PasswordField {...field} label={t("yourPassword")} autoComplete="current-password" />;
  }
  return (
    <div className="grid gap-3">
      <p className="text-help text-muted">{t("confirmWithCompany", { company })}</p>
      <CompanyButton variant="secondary" size="md" returnTo={pathname} />
    </div>
  );
}
