import { formatNumber, formatPercent } from "@visita/domain/format";
import type { InsightSource, JointInsights } from "@visita/domain/insight/insight.contract";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { isSmall, PERCENT_MIN_VIEWS } from "./chart/chart-sentence.ts";
import { FigureTable } from "./figure-table.tsx";
import { Panel, PanelFoot, TableToggle, useTableChoice } from "./panel.tsx";
import {
  deviceWords,
  listedWays,
  sourceName,
  splitParts,
  splitSentence,
  withoutViewWords,
} from "./source-words.ts";

/** The card's colour, ink, grey, and an outline for all others. */
const OTHERS = "bg-sunk shadow-[inset_0_0_0_1px_var(--color-line-strong)]";
const SWATCHES = ["bg-(--card-deep)", "bg-text", "bg-paper-500"];

export function SourcePanel({ insights }: { insights: JointInsights }) {
  const t = useTranslate(insightTexts);
  const { isTable, toggle } = useTableChoice("sources");
  const { sources } = insights;
  const toggleButton = sources.length > 0 && (
    <TableToggle
      isTable={isTable}
      onToggle={toggle}
      label={t(isTable ? "sourcesAsChart" : "sourcesAsTable")}
    />
  );
  return (
    <Panel heading={t("whereFrom")} action={toggleButton}>
      {sources.length === 0 && <p className="mt-3 mb-4 text-small text-muted">{t("noVisitors")}</p>}
      {isTable && sources.length > 0 ? (
        <SourceTable sources={sources} />
      ) : (
        <SourceChart insights={insights} />
      )}
    </Panel>
  );
}

function SourceChart({ insights }: { insights: JointInsights }) {
  const t = useTranslate(insightTexts);
  const [isWhole, setIsWhole] = useState(false);
  const { sources } = insights;
  const hasPercent = !isSmall(insights);
  const all = sources.reduce((sum, { views }) => sum + views, 0);
  const listed = isWhole ? sources.length : listedWays(sources.length);
  return (
    <>
      {hasPercent && all > 0 && <SplitBar sources={sources} />}
      <ul className="mt-3">
        {sources.slice(0, listed).map((way, place) => (
          <li
            key={way.linkid ?? way.source}
            className="grid min-h-touch grid-cols-[0.75rem_minmax(0,1fr)_auto_auto] items-center gap-3 text-small leading-[1.35]"
          >
            <span
              aria-hidden="true"
              className={classNames("size-3 rounded-[0.1875rem]", SWATCHES[place] ?? OTHERS)}
            />
            <WayName way={way} />
            {way.views === 0 ? (
              <span className="col-span-2 text-end text-muted">{withoutViewWords(way, t)}</span>
            ) : (
              <>
                <b className="text-end font-semibold">{formatNumber(t.language, way.views)}</b>
                {hasPercent && (
                  <span className="w-11.5 text-end text-muted">
                    {formatPercent(t.language, way.views, all)}
                  </span>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {listed < sources.length && (
        <Button
          variant="ghost"
          icon={ChevronDown}
          className="mt-1 -ms-3 self-start px-3! text-small!"
          onClick={() => setIsWhole(true)}
        >
          {t("showMore", { count: sources.length - listed })}
        </Button>
      )}
      <PanelFoot>
        {hasPercent ? (
          <DeviceLine devices={insights.devices} />
        ) : (
          t("percentagesFrom", { count: PERCENT_MIN_VIEWS })
        )}
      </PanelFoot>
    </>
  );
}

function WayName({ way }: { way: InsightSource }) {
  const t = useTranslate(insightTexts);
  const name = sourceName(way, t);
  return (
    <span className="min-w-0 wrap-anywhere">
      {way.name !== null ? (
        <TaggedText
          text={t("linkName", { name })}
          tags={{
            name: (text) => <bdi>{text}</bdi>,
            what: (text) => <small className="text-caption text-muted">{text}</small>,
          }}
        />
      ) : (
        name
      )}
    </span>
  );
}

function SplitBar({ sources }: { sources: readonly InsightSource[] }) {
  const t = useTranslate(insightTexts);
  const parts = splitParts(sources, t);
  return (
    <div role="img" aria-label={splitSentence(parts, t)} className="mt-3.5 flex h-11 gap-0.75">
      {parts.map(({ name, views }, place) => (
        <i
          key={name}
          className={classNames("min-w-0.75 rounded-[0.375rem]", SWATCHES[place] ?? OTHERS)}
          style={{ flex: views }}
        />
      ))}
    </div>
  );
}

function DeviceLine({ devices }: Pick<JointInsights, "devices">) {
  const t = useTranslate(insightTexts);
  return <TaggedText text={deviceWords(devices, t)} tags={{ share: (share) => <b>{share}</b> }} />;
}

function SourceTable({ sources }: { sources: readonly InsightSource[] }) {
  const t = useTranslate(insightTexts);
  return (
    <FigureTable
      label={t("whereFrom")}
      columns={[t("way"), t("views"), t("saves"), t("details")]}
      rows={sources.map((way) => ({
        key: way.linkid ?? way.source,
        label: sourceName(way, t),
        counts: [way.views, way.saves, way.details],
      }))}
      labelWidth="w-[46%]"
    />
  );
}
