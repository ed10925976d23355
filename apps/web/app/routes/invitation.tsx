import { teamInvitationTexts } from "@visita/domain/owner-messages/team-invitation";
import { useSearchParams } from "react-router";
import { AuthFrame } from "../features/account/auth-frame.tsx";
import { InvitationPanel } from "../features/team/invitation-panel.tsx";
import { useTranslate } from "../lib/language.tsx";
import { metaIn } from "../lib/page-meta.ts";

export const meta = metaIn(teamInvitationTexts, { title: "title" });

export default function Invitation() {
  const t = useTranslate(teamInvitationTexts);
  const [query] = useSearchParams();
  return (
    <AuthFrame art="kwame" title={t("title")}>
      <InvitationPanel token={query.get("token") ?? ""} />
    </AuthFrame>
  );
}
