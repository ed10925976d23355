import { useMutation, useQuery } from "@tanstack/react-query";
import { teamFrame } from "@visita/domain/owner-messages/team-frame";
import { teamSettings } from "@visita/domain/owner-messages/team-settings";
import { useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { revalidating } from "../../../lib/query-client.ts";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { Select } from "../../../ui/select.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useSession } from "../../session/public/session-context.tsx";
import { useTeam } from "../frame/team-context.ts";
import { teamKeys } from "../public/team.queries.ts";
import { TEAM_ANSWERS, teamFailure, useTeamChange } from "./use-team-change.ts";

type Joining = { domain: string; templateid: string } | null;

/** Whoever confirms an address at the owner's domain may join by themselves. */
export function JoiningSection() {
  const t = useTranslate(teamSettings);
  const frame = useTranslate(teamFrame);
  const word = useAnswers(TEAM_ANSWERS);
  const { userid, team } = useTeam();
  const { teamid, joining } = team;
  const { currentUser } = useSession();
  const show = useTeamChange();
  const [chosen, setChosen] = useState<string>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...teamKeys.one(userid, teamid), "templates"],
    queryFn: ({ signal }) => call("GET /api/team/:teamid/templates", { params: { teamid } }, { signal }),
    ...revalidating,
  });
  const change = useMutation({
    mutationFn: (wanted: Joining) =>
      call("PUT /api/team/:teamid/joining", { params: { teamid }, body: { joining: wanted } }),
    networkMode: "always",
    onSuccess: show,
    onError: (failure) => notify.error(word(teamFailure(failure).message)),
  });

  const templates = data?.templates ?? [];
  const shown = change.isPending ? change.variables : joining;
  const domain = joining?.domain ?? currentUser?.email.split("@").at(-1) ?? "";
  const templateid = shown?.templateid ?? chosen ?? templates[0]?.templateid ?? "";
  const template = templates.find((each) => each.templateid === templateid)?.name ?? "";

  function choose(next: string) {
    setChosen(next);
    if (joining && !change.isPending) change.mutate({ domain, templateid: next });
  }

  return (
    <SettingsSection id="joining" title={t("joining")} lead={t("joiningLead")}>
      {!data && !error && <Skeleton className="h-11 w-full" />}
      {error && !data && (
        <ListFailure title={frame("notLoaded")} isRetrying={isFetching} onRetry={() => void refetch()}>
          {frame("nothingLost")}
        </ListFailure>
      )}
      {data && (
        <>
          <Switch
            label={t("letJoin")}
            isOn={Boolean(shown)}
            isDisabled={domain === ""}
            onChange={(isOn) => !change.isPending && change.mutate(isOn ? { domain, templateid } : null)}
          >
            {t("letJoinText", { domain, template })}
          </Switch>
          {templates.length > 1 && (
            <Select
              label={t("template")}
              options={templates.map((each) => ({ value: each.templateid, label: each.name }))}
              value={templateid}
              onValueChange={choose}
            />
          )}
          <p className="text-help text-muted">{t("joinNote")}</p>
        </>
      )}
    </SettingsSection>
  );
}
