import { teamFrame } from "@visita/domain/owner-messages/team-frame";
import { useTranslate } from "../../../lib/language.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { JoinOffer } from "../public/join-offer.tsx";

/** For who is in no team: how to come to one. */
export function NoTeam({ userid }: { userid: string }) {
  const t = useTranslate(teamFrame);
  return (
    <>
      <h1 className="type-title mb-5">{t("team")}</h1>
      <JoinOffer userid={userid} />
      <EmptyState
        title={t("noTeam")}
        action={
          <ButtonLink to="/team/start" size="lg">
            {t("startTeam")}
          </ButtonLink>
        }
      >
        {t("noTeamLead")} {t("invitedInstead")}
      </EmptyState>
    </>
  );
}
