import { DEFAULT_THEME, type ThemeKey } from "@visita/domain/card/themes";
import { MESSAGES } from "@visita/domain/messages";
import { teamSettings } from "@visita/domain/owner-messages/team-settings";
import { type ComponentType, useRef, useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { useTeam } from "../frame/team-context.ts";
import { TEAM_ANSWERS, useTeamChange } from "./use-team-change.ts";

/** Chooses and crops a picture; the wizard's, which stands above this feature. */
export type LogoField = ComponentType<{
  kind: "logo";
  value: string | null;
  onChange: (image: string | null) => void;
  color: ThemeKey;
  error?: string;
}>;

/** Saved as soon as it is chosen, one choice after the other. */
export function LogoSection({ LogoField }: { LogoField: LogoField }) {
  const t = useTranslate(teamSettings);
  const word = useAnswers(TEAM_ANSWERS);
  const { team } = useTeam();
  const show = useTeamChange();
  const [chosen, setChosen] = useState<{ readonly logo: string | null }>();
  const [problem, setProblem] = useState<string>();
  const saving = useRef(Promise.resolve());

  async function save(choice: { readonly logo: string | null }) {
    setProblem(undefined);
    try {
      await show(await call("PUT /api/team/:teamid/logo", { params: { teamid: team.teamid }, body: choice }));
    } catch (error) {
      setProblem(word(error instanceof ApiError ? error.message : MESSAGES.networkError));
    } finally {
      setChosen((latest) => (latest === choice ? undefined : latest));
    }
  }

  function change(logo: string | null) {
    const choice = { logo };
    setChosen(choice);
    saving.current = saving.current.then(() => save(choice));
  }

  const value = chosen ? chosen.logo : team.ownLogo;
  return (
    <SettingsSection id="logo" title={t("logo")} lead={t("logoLead")}>
      <LogoField
        kind="logo"
        value={value}
        color={DEFAULT_THEME}
        onChange={change}
        {...(problem !== undefined && { error: problem })}
      />
      {value === null && team.logo !== null && (
        <p className="mt-3 text-small text-pretty text-muted">{t("logoOfTemplate")}</p>
      )}
    </SettingsSection>
  );
}
