import { DEFAULT_THEME } from "@visita/domain/card/themes";
import { formatDay } from "@visita/domain/format";
import { teamOverview } from "@visita/domain/owner-messages/team-overview";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { CardChip } from "../../card/view/card-chip.tsx";
import { useTeam } from "../frame/team-context.ts";
import { Panel } from "./panel.tsx";

/** Each template with its people; a row leads to them. */
export function TemplatesPanel({ templates }: { templates: readonly TeamTemplate[] }) {
  const t = useTranslate(teamOverview);
  const { team, teamPath } = useTeam();
  return (
    <Panel heading={t("templates")}>
      <ul className="mt-1 divide-y divide-line">
        {templates.map((template) => (
          <li key={template.templateid}>
            <Link
              to={teamPath(`/team/people?template=${encodeURIComponent(template.templateid)}`)}
              className="group grid min-h-15 grid-cols-[2.5rem_minmax(0,1fr)_auto_1.25rem] items-center gap-3.5 rounded-xs py-2.5 leading-[1.35] no-underline"
            >
              <CardChip color={colorOf(template)} isResting={false} className="w-10" />
              <span className="grid min-w-0 wrap-anywhere">
                <bdi className="font-semibold underline-offset-3 group-hover:text-accent group-hover:underline">
                  {template.name}
                </bdi>
                <ChangedBy template={template} />
              </span>
              <span className="text-end text-small">
                <TaggedText
                  text={t("cardCount", { count: template.cards })}
                  tags={{ b: (number) => <b className="font-semibold">{number}</b> }}
                />
              </span>
              <ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} className="text-muted" />
            </Link>
          </li>
        ))}
      </ul>
      {team.joining && (
        <div className="mt-auto flex flex-wrap items-center gap-x-4 border-t border-line pt-3.5 text-small text-muted">
          <p className="flex-[1_1_14rem] text-pretty">
            <TaggedText
              text={t("joining", { domain: team.joining.domain })}
              tags={{
                b: (domain) => (
                  <b dir="ltr" className="font-semibold text-text">
                    {domain}
                  </b>
                ),
              }}
            />
          </p>
          <CopyButton variant="ghost" className="-ms-3" text={`${window.location.origin}/dashboard`}>
            {t("copyJoiningLink")}
          </CopyButton>
        </div>
      )}
    </Panel>
  );
}

function colorOf({ template: { color } }: TeamTemplate) {
  return color.rule === "fixed" ? color.value : DEFAULT_THEME;
}

function ChangedBy({ template: { changedAt, changedBy, isChangedByYou } }: { template: TeamTemplate }) {
  const t = useTranslate(teamOverview);
  return <small className="text-help text-muted">{words()}</small>;

  function words(): string {
    const day = formatDay(t.language, changedAt);
    const isToday = new Date(changedAt).toDateString() === new Date().toDateString();
    if (isChangedByYou) return isToday ? t("changedTodayByYou") : t("changedByYou", { day });
    if (changedBy === null) return isToday ? t("changedToday") : t("changed", { day });
    return isToday ? t("changedTodayBy", { name: changedBy }) : t("changedBy", { day, name: changedBy });
  }
}
