import { ChangePasswordForm } from "../features/account/change-password-form.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/account-security.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Account Security" });
}

export default function AccountSecurity() {
  return (
    <>
      <h1 className="type-title">Account Security</h1>
      <p className="mt-1.5 text-muted">Change the password that you sign in with.</p>
      <section
        aria-labelledby="change-password"
        className="mt-6 max-w-160 rounded-lg border border-line bg-surface p-5 lg:mt-8 lg:p-8"
      >
        <h2 id="change-password" className="type-heading">
          Change password
        </h2>
        <p className="mt-1 mb-6 text-small text-muted">
          You stay signed in here. Everywhere else you are signed out.
        </p>
        <ChangePasswordForm />
      </section>
    </>
  );
}
