import { useQueryClient } from "@tanstack/react-query";
import { cardAnswers } from "@visita/domain/answers/card";
import { teamAnswers } from "@visita/domain/answers/team";
import { MESSAGES } from "@visita/domain/messages";
import { teamSettings } from "@visita/domain/owner-messages/team-settings";
import type { TeamOverview } from "@visita/domain/team/team.contract";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { notify } from "../../../ui/toast.tsx";
import type { Failure } from "../../../ui/use-form.ts";
import { useTeam } from "../frame/team-context.ts";
import { teamKeys } from "../public/team.queries.ts";

export const TEAM_ANSWERS = { team: teamAnswers, card: cardAnswers };

/** Beside the fields where the server says which, else what it says. */
export function teamFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { message: MESSAGES.networkError };
  return { message: error.message, fields: error.fields };
}

/** The answer to a change is the team as it is now: it is shown, and said. */
export function useTeamChange() {
  const t = useTranslate(teamSettings);
  const queryClient = useQueryClient();
  const { userid, refetch } = useTeam();
  return async (changed: TeamOverview) => {
    queryClient.setQueryData([...teamKeys.one(userid, changed.teamid), "overview"], changed);
    notify.success(t("saved"));
    await refetch();
  };
}
