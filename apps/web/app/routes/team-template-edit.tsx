import { MESSAGES } from "@visita/domain/messages";
import { wizardTemplate } from "@visita/domain/owner-messages/wizard-template";
import { isAtLeast } from "@visita/domain/team/team.rights";
import { Navigate, useParams, useSearchParams } from "react-router";
import { withUserid } from "../features/session/public/session-context.tsx";
import { chooseTeam, pathOfTeam, TEAM_PARAM } from "../features/team/frame/shown-team.ts";
import { useTeams } from "../features/team/public/team.queries.ts";
import { TemplateEditor } from "../features/wizard/template/template-editor.tsx";
import { WizardLoadError, WizardLoading } from "../features/wizard/wizard-frame.tsx";
import { useAnswers } from "../lib/answers.ts";
import { useTranslate } from "../lib/language.tsx";
import { metaIn } from "../lib/page-meta.ts";

const LIST = "/team/templates";

/** A template fills the window, so it stands beside the other pages of its team. */
function TeamTemplateEdit({ userid }: { userid: string }) {
  const t = useTranslate(wizardTemplate);
  const word = useAnswers();
  const { templateid = "" } = useParams();
  const [parameters] = useSearchParams();
  const { data: teams, error, isFetching, refetch } = useTeams(userid);
  if (!teams) {
    if (!error) return <WizardLoading text={t("loading")} />;
    return (
      <WizardLoadError
        title={t("notLoaded")}
        text={word(MESSAGES.networkError)}
        back={{ to: LIST, label: t("templates") }}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const team = chooseTeam(teams, parameters.get(TEAM_PARAM));
  if (!team || team.deletedOn !== null || !isAtLeast(team.role, "admin"))
    return <Navigate to="/team" replace />;
  return (
    <TemplateEditor
      key={`${team.teamid} ${templateid}`}
      userid={userid}
      teamid={team.teamid}
      templateid={templateid}
      listPath={teams.length > 1 ? pathOfTeam(LIST, team.teamid) : LIST}
    />
  );
}

export const meta = metaIn(wizardTemplate, { title: "title" });

export default withUserid(TeamTemplateEdit);
