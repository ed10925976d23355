import { teamSettings } from "@visita/domain/owner-messages/team-settings";
import { useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { SettingsActions, SettingsSection } from "../../../ui/settings-section.tsx";
import { useTeam } from "../frame/team-context.ts";
import { DeleteTeamDialog } from "./delete-team-dialog.tsx";

export function DeleteTeamSection() {
  const t = useTranslate(teamSettings);
  const { team } = useTeam();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection id="delete" title={t("deleteTeam")} lead={t("deleteLead", { count: team.people })}>
      <SettingsActions>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          {t("deleteTeam")}
        </Button>
      </SettingsActions>
      <DeleteTeamDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </SettingsSection>
  );
}
