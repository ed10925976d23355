import { accountSettingsTexts } from "@visita/domain/owner-messages/account-settings";
import { ShieldCheck } from "lucide-react";
import { Navigate, useLocation } from "react-router";
import { EmailSection } from "../features/account/settings/email-section.tsx";
import { ExportSection } from "../features/account/settings/export-section.tsx";
import { ImportSection } from "../features/account/settings/import-section.tsx";
import { LanguageSection } from "../features/account/settings/language-section.tsx";
import { LeaveSection } from "../features/account/settings/leave-section.tsx";
import { NameSection } from "../features/account/settings/name-section.tsx";
import { NotificationSection } from "../features/account/settings/notification-section.tsx";
import { ConnectSection } from "../features/connect/connect-section.tsx";
import { useSession } from "../features/session/public/session-context.tsx";
import { TeamSection } from "../features/team/team-section.tsx";
import { useTranslate } from "../lib/language.tsx";
import { metaIn } from "../lib/page-meta.ts";
import { ButtonLink } from "../ui/links.tsx";
import { SettingsActions, SettingsSection } from "../ui/settings-section.tsx";

export const meta = metaIn(accountSettingsTexts, { title: "title" });

const SECURITY = "/account/security";
/** Sections that were on this page: links in old mails still name them. */
const MOVED = ["#passkeys", "#devices"];

export default function AccountSettings() {
  const t = useTranslate(accountSettingsTexts);
  const { hash } = useLocation();
  const { currentUser } = useSession();
  if (!currentUser) return null;
  if (MOVED.includes(hash)) return <Navigate to={SECURITY + hash} replace />;
  return (
    <>
      <h1 className="type-title">{t("title")}</h1>
      <p className="mt-1.5 mb-6 text-muted lg:mb-8">{t("lead")}</p>
      <NameSection user={currentUser} />
      <LanguageSection />
      <ConnectSection userid={currentUser.userid} />
      <TeamSection userid={currentUser.userid} />
      <EmailSection user={currentUser} />
      <NotificationSection userid={currentUser.userid} />
      <SettingsSection id="security" title={t("security")} lead={t("securityLead")}>
        <SettingsActions>
          <ButtonLink to={SECURITY} variant="secondary" icon={ShieldCheck}>
            {t("accountSecurity")}
          </ButtonLink>
        </SettingsActions>
      </SettingsSection>
      <ExportSection userid={currentUser.userid} />
      <ImportSection userid={currentUser.userid} />
      <LeaveSection user={currentUser} />
    </>
  );
}
