import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamInviteTexts } from "@visita/domain/owner-messages/team-invite";
import type { InvitationLook } from "@visita/domain/team/invitation.contract";
import { useTranslate } from "../../../lib/language.tsx";

/** "43 cards are made at once …" and "83 people in the team afterwards." */
export function InvitationSum({ look: { people, total } }: { look: InvitationLook }) {
  const t = useTranslate(teamInviteTexts);
  const common = useTranslate(commonTexts);
  const first = t("cardsMade", { count: people });
  return (
    <p role="status" className="text-small text-muted">
      {common("twoSentences", { first, second: t("peopleAfter", { count: total }) })}
    </p>
  );
}
