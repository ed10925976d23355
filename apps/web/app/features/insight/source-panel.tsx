import { formatNumber, formatPercent } from "@visita/domain/format";
import type { InsightSource, Insights } from "@visita/domain/insight/insight.contract";
import { ChevronDown } from "lucide-react";
import { Fragment, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { isSmall, PERCENT_MIN_VIEWS } from "./chart/chart-sentence.ts";
import { FigureTable } from "./figure-table.tsx";
import { Panel, PanelFoot, TableToggle, useTableChoice } from "./panel.tsx";
import {
  deviceShares,
  listedWays,
  sourceName,
  splitParts,
  splitSentence,
  withoutViewWords,
} from "./source-words.ts";

const HEADING = "Where people came from";

/** The card's colour, ink, grey, and an outline for all others. */
const OTHERS = "bg-sunk shadow-[inset_0_0_0_1px_var(--color-line-strong)]";
const SWATCHES = ["bg-(--card-deep)", "bg-text", "bg-paper-500"];

export function SourcePanel({ insights }: { insights: Insights }) {
  const { isTable, toggle } = useTableChoice("sources");
  const { sources } = insights;
  const toggleButton = sources.length > 0 && (
    <TableToggle isTable={isTable} onToggle={toggle} of="where people came from" />
  );
  return (
    <Panel heading={HEADING} action={toggleButton}>
      {sources.length === 0 && <p className="mt-3 mb-4 text-small text-muted">No visitors in this period.</p>}
      {isTable && sources.length > 0 ? (
        <SourceTable sources={sources} />
      ) : (
        <SourceChart insights={insights} />
      )}
    </Panel>
  );
}

function SourceChart({ insights }: { insights: Insights }) {
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
              <span className="col-span-2 text-end text-muted">{withoutViewWords(way)}</span>
            ) : (
              <>
                <b className="text-end font-semibold">{formatNumber(way.views)}</b>
                {hasPercent && (
                  <span className="w-11.5 text-end text-muted">{formatPercent(way.views, all)}</span>
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
          Show {sources.length - listed} more
        </Button>
      )}
      <PanelFoot>
        {hasPercent ? (
          <DeviceLine devices={insights.devices} />
        ) : (
          `Percentages appear from ${PERCENT_MIN_VIEWS} views.`
        )}
      </PanelFoot>
    </>
  );
}

function WayName({ way }: { way: InsightSource }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      <bdi>{sourceName(way)}</bdi>
      {way.source === "link" && <small className="text-caption text-muted"> link</small>}
    </span>
  );
}

function SplitBar({ sources }: { sources: readonly InsightSource[] }) {
  const parts = splitParts(sources);
  return (
    <div role="img" aria-label={splitSentence(parts)} className="mt-3.5 flex h-11 gap-0.75">
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

function DeviceLine({ devices }: Pick<Insights, "devices">) {
  const shares = deviceShares(devices);
  if (shares.length === 0) return "No device data.";
  return shares.map(({ share, on }, place) => (
    <Fragment key={on}>
      {place > 0 && ", "}
      <b>{share}</b> {on}
      {place === shares.length - 1 && "."}
    </Fragment>
  ));
}

function SourceTable({ sources }: { sources: readonly InsightSource[] }) {
  return (
    <FigureTable
      label={HEADING}
      columns={["Way", "Views", "Saves", "Details left"]}
      rows={sources.map((way) => ({
        key: way.linkid ?? way.source,
        label: sourceName(way),
        counts: [way.views, way.saves, way.details],
      }))}
      labelWidth="w-[46%]"
    />
  );
}
