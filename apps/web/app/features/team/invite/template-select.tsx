import { DEFAULT_THEME } from "@visita/domain/card/themes";
import { teamInviteTexts } from "@visita/domain/owner-messages/team-invite";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { useTranslate } from "../../../lib/language.tsx";
import { TryAgain } from "../../../ui/list-failure.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { Select } from "../../../ui/select.tsx";
import { CardChip } from "../../card/view/card-chip.tsx";
import { useTeam } from "../frame/team-context.ts";
import { useTemplates } from "../public/team.queries.ts";

/** The templates of the team, and the one that is chosen: the first, until another is. */
export function useChosenTemplate(chosen: string | undefined) {
  const { userid, team } = useTeam();
  const query = useTemplates(userid, team.teamid);
  const templates = query.data?.templates;
  const template = templates?.find(({ templateid }) => templateid === chosen) ?? templates?.[0];
  return { query, templates, template };
}

export type ChosenTemplate = ReturnType<typeof useChosenTemplate>;

export function themeOf({ template: { color } }: Pick<TeamTemplate, "template">) {
  return color.rule === "fixed" ? color.value : DEFAULT_THEME;
}

type TemplateSelectProps = {
  choice: ChosenTemplate;
  label: string;
  onChoose: (templateid: string) => void;
};

export function TemplateSelect({
  choice: { query, templates, template },
  label,
  onChoose,
}: TemplateSelectProps) {
  const t = useTranslate(teamInviteTexts);
  if (!templates || !template) {
    if (!query.error) return <Skeleton className="h-12 w-full rounded-md" />;
    return (
      <div role="alert">
        <Notice tone="danger">
          <p>{t("templatesFailed")}</p>
          <TryAgain isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
        </Notice>
      </div>
    );
  }
  return (
    <Select
      label={label}
      value={template.templateid}
      onValueChange={onChoose}
      options={templates.map((option) => ({
        value: option.templateid,
        label: option.name,
        leading: <CardChip color={themeOf(option)} isResting={false} className="w-5.5" />,
      }))}
    />
  );
}
