import { useMutation } from "@tanstack/react-query";
import { teamSettings } from "@visita/domain/owner-messages/team-settings";
import { teamPagePath } from "@visita/domain/team/team-page";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { displayLink } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useSettings } from "../../../lib/use-settings.ts";
import { Switch } from "../../../ui/switch.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useTeam } from "../frame/team-context.ts";
import { TEAM_ANSWERS, teamFailure, useTeamChange } from "../settings/use-team-change.ts";

/** A person's own choice; there while the team has a page. */
export function ShowOnPageSwitch() {
  const t = useTranslate(teamSettings);
  const word = useAnswers(TEAM_ANSWERS);
  const { team } = useTeam();
  const { page, isOnPage, cardid } = team;
  const show = useTeamChange();
  const publicUrl = displayLink(useSettings()?.publicUrl ?? "");
  const change = useMutation({
    mutationFn: (isShown: boolean) =>
      call("PUT /api/team/:teamid/page/me", { params: { teamid: team.teamid }, body: { isShown } }),
    networkMode: "always",
    onSuccess: show,
    onError: (error) => notify.error(word(teamFailure(error).message)),
  });
  if (!page.isShown || page.slug === null || cardid === null) return null;
  return (
    <Switch
      label={t("showMe")}
      isOn={change.isPending ? change.variables : isOnPage}
      onChange={(isShown) => !change.isPending && change.mutate(isShown)}
    >
      {t("showMeText", { address: publicUrl + teamPagePath(page.slug) })}
    </Switch>
  );
}
