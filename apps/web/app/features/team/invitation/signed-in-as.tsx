import type { CurrentUser } from "@visita/domain/account/session.contract";
import { teamInvitationTexts } from "@visita/domain/owner-messages/team-invitation";
import { useTranslate } from "../../../lib/language.tsx";

/** Whose account this browser is signed in to. */
export function SignedInAs({ user: { firstname, lastname, email } }: { user: CurrentUser }) {
  const t = useTranslate(teamInvitationTexts);
  return (
    <div className="rounded-md border border-line bg-surface px-4 py-3 wrap-anywhere">
      <bdi className="block font-semibold">{`${firstname} ${lastname}`.trim()}</bdi>
      <span className="text-small text-muted">{t("signedInAs", { email })}</span>
    </div>
  );
}
