import { useMutation, useQueryClient } from "@tanstack/react-query";
import { teamAnswers } from "@visita/domain/answers/team";
import { formatDay } from "@visita/domain/format";
import { MESSAGES } from "@visita/domain/messages";
import { sharedContactTexts } from "@visita/domain/owner-messages/shared-contacts";
import { useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useTeam } from "../frame/team-context.ts";
import { teamKeys } from "../public/team.queries.ts";
import { ShareContactsDialog } from "./share-contacts-dialog.tsx";

/** Whether owners and admins see what visitors leave from now on. Turning it on asks first. */
export function SharingSection() {
  const t = useTranslate(sharedContactTexts);
  const word = useAnswers({ team: teamAnswers });
  const { userid, team, refetch } = useTeam();
  const { teamid, contactsSharedAt } = team;
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const change = useMutation({
    mutationFn: (shared: boolean) =>
      call("PUT /api/team/:teamid/sharing", { params: { teamid }, body: { shared } }),
    networkMode: "always",
    async onSuccess(changed, shared) {
      queryClient.setQueryData([...teamKeys.one(userid, teamid), "overview"], changed);
      void queryClient.invalidateQueries({ queryKey: ["shared-people", userid, teamid] });
      setIsAsking(false);
      notify.success(t(shared ? "isShared" : "isNotShared"));
      await refetch();
    },
    onError: (error) => notify.error(error instanceof ApiError ? word(error.message) : MESSAGES.networkError),
  });

  function choose(isOn: boolean) {
    if (change.isPending) return;
    if (isOn) setIsAsking(true);
    else change.mutate(false);
  }

  return (
    <SettingsSection id="contacts" title={t("title")} lead={t("about")}>
      <Switch label={t("share")} isOn={contactsSharedAt !== null} onChange={choose}>
        {contactsSharedAt === null
          ? t("notShared")
          : t("sharedSince", { day: formatDay(t.language, contactsSharedAt) })}
      </Switch>
      {contactsSharedAt !== null && <p className="text-help text-pretty text-muted">{t("staysTheirs")}</p>}
      <ShareContactsDialog
        team={team}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        isBusy={change.isPending}
        onShare={() => !change.isPending && change.mutate(true)}
      />
    </SettingsSection>
  );
}
