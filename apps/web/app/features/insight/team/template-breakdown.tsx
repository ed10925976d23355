import { teamInsightTexts } from "@visita/domain/owner-messages/team-insights";
import type { TeamInsights } from "@visita/domain/team/team-insight.contract";
import { useTranslate } from "../../../lib/language.tsx";
import { CardChip } from "../../card/view/card-chip.tsx";
import { Panel } from "../panel.tsx";
import { BreakdownRow } from "./breakdown-row.tsx";

type TemplateBreakdownProps = { insights: TeamInsights; teamPath: (path: string) => string };

/** A row leads to the people whose cards are made from the template. */
export function TemplateBreakdown({ insights, teamPath }: TemplateBreakdownProps) {
  const t = useTranslate(teamInsightTexts);
  return (
    <Panel heading={t("byTemplate")}>
      <ul className="mt-1">
        {insights.templates.map(({ templateid, name, color, people, views }) => (
          <BreakdownRow
            key={templateid}
            to={teamPath(`/team/people?template=${encodeURIComponent(templateid)}`)}
            name={name}
            detail={t("peopleOf", { count: people })}
            views={views}
            leading={<CardChip color={color} isResting={false} className="w-10" />}
          />
        ))}
      </ul>
    </Panel>
  );
}
