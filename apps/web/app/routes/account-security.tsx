import { ChangePasswordForm } from "../features/account/change-password-form.tsx";
import { DevicesSection } from "../features/account/settings/devices-section.tsx";
import { PasskeysSection } from "../features/account/settings/passkeys-section.tsx";
import { useSession } from "../features/session/public/session-context.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { SettingsSection } from "../ui/settings-section.tsx";
import type { Route } from "./+types/account-security.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Account Security" });
}

export default function AccountSecurity() {
  const { currentUser } = useSession();
  if (!currentUser) return null;
  return (
    <>
      <h1 className="type-title">Account Security</h1>
      <p className="mt-1.5 mb-6 text-muted lg:mb-8">How you sign in, and where.</p>
      <SettingsSection
        id="password"
        title="Change password"
        lead="You stay signed in here. Everywhere else you are signed out."
      >
        <ChangePasswordForm />
      </SettingsSection>
      <PasskeysSection user={currentUser} />
      <DevicesSection userid={currentUser.userid} />
    </>
  );
}
