import { dayWords } from "@visita/domain/format";
import { type TeamInsightWords, teamInsightTexts } from "@visita/domain/owner-messages/team-insights";
import type { TeamInsights } from "@visita/domain/team/team-insight.contract";
import { useTranslate } from "../../../lib/language.tsx";
import { TextLink } from "../../../ui/links.tsx";
import { Panel } from "../panel.tsx";
import { BreakdownRow } from "./breakdown-row.tsx";

type LinkBreakdownProps = { insights: TeamInsights; teamPath: (path: string) => string };

/** What came by the links of all cards; a row leads to the link. */
export function LinkBreakdown({ insights, teamPath }: LinkBreakdownProps) {
  const t = useTranslate(teamInsightTexts);
  return (
    <Panel heading={t("byLink")}>
      {insights.links.length === 0 && (
        <p className="mt-3 text-small text-muted">
          {t("noLinks")} <TextLink to={teamPath("/team/links")}>{t("allLinks")}</TextLink>
        </p>
      )}
      <ul className="mt-1">
        {insights.links.map((link) => (
          <BreakdownRow
            key={link.linkid}
            to={teamPath(`/team/links/${encodeURIComponent(link.linkid)}`)}
            name={link.name}
            detail={whereWords(link, t)}
            views={link.views}
          />
        ))}
      </ul>
    </Panel>
  );
}

function whereWords({ slug, cards, lastDay }: TeamInsights["links"][number], t: TeamInsightWords): string {
  const where = { path: `/${slug}`, count: cards };
  if (lastDay === null) return t("linkOnCards", where);
  return t("linkUntil", { ...where, day: dayWords(t.language, lastDay) });
}
