import { accountSecurityTexts } from "@visita/domain/owner-messages/account-security";
import { ChangePasswordForm } from "../features/account/change-password-form.tsx";
import { CompanySection } from "../features/account/settings/company-section.tsx";
import { DevicesSection } from "../features/account/settings/devices-section.tsx";
import { PasskeysSection } from "../features/account/settings/passkeys-section.tsx";
import { useCompanyStatus } from "../features/account/settings/settings.queries.ts";
import { useSession } from "../features/session/public/session-context.tsx";
import { useTranslate } from "../lib/language.tsx";
import { metaIn } from "../lib/page-meta.ts";
import { SettingsSection } from "../ui/settings-section.tsx";

export const meta = metaIn(accountSecurityTexts, { title: "title" });

export default function AccountSecurity() {
  const t = useTranslate(accountSecurityTexts);
  const { currentUser } = useSession();
  const { data: company } = useCompanyStatus(currentUser?.userid ?? "");
  if (!currentUser) return null;
  return (
    <>
      <h1 className="type-title">{t("title")}</h1>
      <p className="mt-1.5 mb-6 text-muted lg:mb-8">{t("lead")}</p>
      {company && <CompanySection {...company} />}
      {company?.hasPassword !== false && (
        <SettingsSection id="password" title={t("changePassword")} lead={t("changePasswordLead")}>
          <ChangePasswordForm />
        </SettingsSection>
      )}
      <PasskeysSection user={currentUser} />
      <DevicesSection userid={currentUser.userid} />
    </>
  );
}
