import { channelOf } from "@visita/domain/card/channels";
import { formatNumber } from "@visita/domain/format";
import type { Insights } from "@visita/domain/insight/insight.contract";
import { ChannelIcon } from "../card/view/channel-icon.tsx";
import { FigureTable } from "./figure-table.tsx";
import { Panel, PanelFoot, TableToggle, useTableChoice } from "./panel.tsx";
import { barWidths, channelName, shareWords, times } from "./tap-words.ts";

const HEADING = "What they tapped";

export function TapPanel({ insights }: { insights: Insights }) {
  const { isTable, toggle } = useTableChoice("taps");
  const { taps } = insights;
  const toggleButton = taps.length > 0 && (
    <TableToggle isTable={isTable} onToggle={toggle} of="what they tapped" />
  );
  return (
    <Panel heading={HEADING} action={toggleButton}>
      {taps.length === 0 && <p className="mt-3 mb-4 text-small text-muted">Nothing in this period.</p>}
      {isTable && taps.length > 0 ? (
        <FigureTable
          label={HEADING}
          columns={["Channel", "Taps"]}
          rows={taps.map(({ channel, count }) => ({
            key: channel,
            label: channelName(channel),
            counts: [count],
          }))}
          labelWidth="w-[46%]"
        />
      ) : (
        <>
          <TapBars taps={taps} />
          <PanelFoot>
            <ShareLine insights={insights} />
          </PanelFoot>
        </>
      )}
    </Panel>
  );
}

function TapBars({ taps }: Pick<Insights, "taps">) {
  const widths = barWidths(taps.map(({ count }) => count));
  return (
    <ul className="mt-3">
      {taps.map(({ channel, count }, place) => (
        <li
          key={channel}
          className="grid min-h-touch grid-cols-[1.5rem_5.75rem_minmax(0,1fr)_auto] items-center gap-3 text-small leading-[1.35]"
        >
          <span className="text-(--card-deep)">
            <TapIcon channel={channel} />
          </span>
          <span className="min-w-0 font-medium wrap-anywhere">{channelName(channel)}</span>
          <span aria-hidden="true" className="h-2.5 overflow-hidden rounded-[0.3125rem] bg-sunk">
            <i
              className="block h-full rounded-[inherit] bg-(--card-deep)"
              style={{ width: `${widths[place]}%` }}
            />
          </span>
          <b className="min-w-8 text-end font-semibold">{formatNumber(count)}</b>
        </li>
      ))}
    </ul>
  );
}

/** Nothing for a channel that exists no longer. */
function TapIcon({ channel }: { channel: string }) {
  const known = channelOf(channel);
  return known && <ChannelIcon channel={known.key} size={20} />;
}

function ShareLine({ insights: { qrOpened, shares } }: { insights: Insights }) {
  const shared = shares.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {qrOpened === 0 ? "QR code not opened yet. " : <Times of="QR code opened" count={qrOpened} end=". " />}
      {shared === 0 ? (
        "Not shared yet."
      ) : (
        <>
          <Times of="Shared" count={shared} end=": " />
          {shareWords(shares)}.
        </>
      )}
    </>
  );
}

function Times({ of, count, end }: { of: string; count: number; end: string }) {
  const [number, unit] = times(count).split(" ");
  return (
    <>
      {of} <b>{number}</b>
      {unit && ` ${unit}`}
      {end}
    </>
  );
}
