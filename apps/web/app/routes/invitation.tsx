import { teamInvitationTexts } from "@visita/domain/owner-messages/team-invitation";
import { useLocation, useSearchParams } from "react-router";
import { CompanyWays } from "../features/account/company-ways.tsx";
import { RegisterForm } from "../features/account/register-form.tsx";
import { InvitationPage } from "../features/team/invitation/invitation-page.tsx";
import { metaIn } from "../lib/page-meta.ts";

export const meta = metaIn(teamInvitationTexts, { title: "title" });

export default function Invitation() {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  return (
    <InvitationPage
      token={query.get("token") ?? ""}
      signUp={({ email, name }) => (
        <CompanyWays returnTo={returnTo}>
          <RegisterForm known={{ email, name, returnTo }} />
        </CompanyWays>
      )}
    />
  );
}
