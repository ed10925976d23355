import { teamFrame } from "@visita/domain/owner-messages/team-frame";
import { UsersRound } from "lucide-react";
import { useTranslate } from "../../lib/language.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { SettingsActions, SettingsSection } from "../../ui/settings-section.tsx";
import { useTeams } from "./public/team.queries.ts";

/** In the settings: the way to one's team, or to starting one. */
export function TeamSection({ userid }: { userid: string }) {
  const t = useTranslate(teamFrame);
  const teams = useTeams(userid).data ?? [];
  return (
    <SettingsSection id="team" title={t("team")} lead={t("noTeamLead")}>
      <SettingsActions>
        {teams.length > 0 ? (
          <ButtonLink to="/team" variant="secondary" icon={UsersRound}>
            {t("openTeam")}
          </ButtonLink>
        ) : (
          <ButtonLink to="/team/start" variant="secondary" icon={UsersRound}>
            {t("startTeam")}
          </ButtonLink>
        )}
      </SettingsActions>
    </SettingsSection>
  );
}
