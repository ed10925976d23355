import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamSettings } from "@visita/domain/owner-messages/team-settings";
import { z } from "zod";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { SettingsActions, SettingsSection } from "../../../ui/settings-section.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useTeam } from "../frame/team-context.ts";
import { TEAM_ANSWERS, teamFailure, useTeamChange } from "./use-team-change.ts";

/** The server holds the rules of both. */
const NameFields = z.object({ name: z.string(), line: z.string() });

export function TeamNameSection() {
  const t = useTranslate(teamSettings);
  const common = useTranslate(commonTexts);
  const { team } = useTeam();
  const show = useTeamChange();
  const { isBusy, formProps, field } = useForm({
    answers: TEAM_ANSWERS,
    check: NameFields,
    explain: teamFailure,
    onValid: async (body) => {
      await show(await call("PATCH /api/team/:teamid", { params: { teamid: team.teamid }, body }));
    },
  });
  return (
    <SettingsSection id="name" title={t("name")} lead={t("nameLead")}>
      <form {...formProps} className="grid gap-4">
        <TextField
          {...field("name")}
          label={t("teamName")}
          defaultValue={team.name}
          maxLength={200}
          autoComplete="off"
          dir="auto"
        />
        <TextField
          {...field("line")}
          label={t("line")}
          isOptional
          defaultValue={team.page.line}
          maxLength={200}
          autoComplete="off"
          dir="auto"
        />
        <SettingsActions>
          <Button type="submit" variant="secondary" isBusy={isBusy} busyLabel={common("saving")}>
            {common("save")}
          </Button>
        </SettingsActions>
      </form>
    </SettingsSection>
  );
}
