import type { CompanyStatus } from "@visita/domain/account/company.contract";
import { formatDay } from "@visita/domain/format";
import { accountSecurityTexts } from "@visita/domain/owner-messages/account-security";
import { Building2 } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { SettingsItem, SettingsSection } from "../../../ui/settings-section.tsx";

/** Only for accounts that sign in there. */
export function CompanySection({ company, hasPassword }: CompanyStatus) {
  const t = useTranslate(accountSecurityTexts);
  if (!company) return null;
  return (
    <SettingsSection id="company" title={t("companySignIn")} lead={t("companyLead")}>
      <ul aria-label={t("companySignIn")}>
        <SettingsItem icon={Building2} title={company.name}>
          {t("companySince", { day: formatDay(t.language, company.linkedAt) })}
          {!hasPassword && ` ${t("companyNoPassword")}`}
        </SettingsItem>
      </ul>
    </SettingsSection>
  );
}
