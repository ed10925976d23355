import { cardAnswers } from "@visita/domain/answers/card";
import { channelAnswers } from "@visita/domain/answers/channel";
import { teamAnswers } from "@visita/domain/answers/team";
import { MESSAGES } from "@visita/domain/messages";
import { wizardTemplate } from "@visita/domain/owner-messages/wizard-template";
import { useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useTemplates } from "../../team/public/team.queries.ts";
import { WizardLoadError, WizardLoading } from "../wizard-frame.tsx";
import { TemplateWizard } from "./template-wizard.tsx";

type TemplateEditorProps = {
  userid: string;
  teamid: string;
  templateid: string;
  /** Where the templates are listed. */
  listPath: string;
};

/** The wizard for a template, begun with what is stored of it now. */
export function TemplateEditor({ userid, teamid, templateid, listPath }: TemplateEditorProps) {
  const t = useTranslate(wizardTemplate);
  const word = useAnswers({ card: cardAnswers, channel: channelAnswers, team: teamAnswers });
  const list = useTemplates(userid, teamid);
  // What is asked for again meanwhile must not change what somebody types in.
  const [opened, setOpened] = useState(list.isFetching ? undefined : list.data);
  if (!opened && list.data && !list.isFetching) setOpened(list.data);
  const template = opened?.templates.find((each) => each.templateid === templateid);
  if (opened && template) {
    return (
      <TemplateWizard
        userid={userid}
        teamid={teamid}
        opened={template}
        status={opened.status}
        listPath={listPath}
      />
    );
  }
  if (!opened && !list.error) return <WizardLoading text={t("loading")} />;
  const reason = list.error instanceof ApiError ? list.error.message : MESSAGES.networkError;
  return (
    <WizardLoadError
      title={t("notLoaded")}
      text={opened ? t("gone") : word(reason)}
      back={{ to: listPath, label: t("templates") }}
      isRetrying={list.isFetching}
      onRetry={() => {
        setOpened(undefined);
        void list.refetch();
      }}
    />
  );
}
