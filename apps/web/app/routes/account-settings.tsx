import { DevicesSection } from "../features/account/settings/devices-section.tsx";
import { EmailSection } from "../features/account/settings/email-section.tsx";
import { ExportSection } from "../features/account/settings/export-section.tsx";
import { ImportSection } from "../features/account/settings/import-section.tsx";
import { LeaveSection } from "../features/account/settings/leave-section.tsx";
import { NameSection } from "../features/account/settings/name-section.tsx";
import { NotificationSection } from "../features/account/settings/notification-section.tsx";
import { PasskeysSection } from "../features/account/settings/passkeys-section.tsx";
import { useSession } from "../features/session/public/session-context.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/account-settings.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Settings" });
}

export default function AccountSettings() {
  const { currentUser } = useSession();
  if (!currentUser) return null;
  return (
    <>
      <h1 className="type-title">Settings</h1>
      <p className="mt-1.5 mb-6 text-muted lg:mb-8">Your name, your devices, your data.</p>
      <NameSection user={currentUser} />
      <EmailSection user={currentUser} />
      <NotificationSection userid={currentUser.userid} />
      <DevicesSection userid={currentUser.userid} />
      <PasskeysSection user={currentUser} />
      <ExportSection userid={currentUser.userid} />
      <ImportSection userid={currentUser.userid} />
      <LeaveSection user={currentUser} />
    </>
  );
}
