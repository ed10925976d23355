import { channelOf } from "@visita/domain/card/channels";
import { formatNumber } from "@visita/domain/format";
import type { JointInsights } from "@visita/domain/insight/insight.contract";
import { channelNames } from "@visita/domain/messages/channels";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { useTranslate } from "../../lib/language.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { ChannelIcon } from "../card/view/channel-icon.tsx";
import { FigureTable } from "./figure-table.tsx";
import { Panel, PanelFoot, TableToggle, useTableChoice } from "./panel.tsx";
import { barWidths, channelName, shareWords } from "./tap-words.ts";

export function TapPanel({ insights }: { insights: JointInsights }) {
  const t = useTranslate(insightTexts);
  const names = useTranslate(channelNames);
  const { isTable, toggle } = useTableChoice("taps");
  const { taps } = insights;
  const toggleButton = taps.length > 0 && (
    <TableToggle isTable={isTable} onToggle={toggle} label={t(isTable ? "tapsAsChart" : "tapsAsTable")} />
  );
  return (
    <Panel heading={t("whatTapped")} action={toggleButton}>
      {taps.length === 0 && <p className="mt-3 mb-4 text-small text-muted">{t("nothingTapped")}</p>}
      {isTable && taps.length > 0 ? (
        <FigureTable
          label={t("whatTapped")}
          columns={[t("channel"), t("taps")]}
          rows={taps.map(({ channel, count }) => ({
            key: channel,
            label: channelName(channel, names),
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

function TapBars({ taps }: Pick<JointInsights, "taps">) {
  const names = useTranslate(channelNames);
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
          <span className="min-w-0 font-medium wrap-anywhere">{channelName(channel, names)}</span>
          <span aria-hidden="true" className="h-2.5 overflow-hidden rounded-[0.3125rem] bg-sunk">
            <i
              className="block h-full rounded-[inherit] bg-(--card-deep)"
              style={{ width: `${widths[place]}%` }}
            />
          </span>
          <b className="min-w-8 text-end font-semibold">{formatNumber(names.language, count)}</b>
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

function ShareLine({ insights: { qrOpened, shares } }: { insights: JointInsights }) {
  const t = useTranslate(insightTexts);
  const names = useTranslate(channelNames);
  const shared = shares.reduce((sum, { count }) => sum + count, 0);
  const opened = qrOpened === 0 ? t("codeNotOpened") : t("codeOpened", { count: qrOpened });
  const ways =
    shared === 0 ? t("notShared") : t("shared", { count: shared, ways: shareWords(shares, t, names) });
  return (
    <>
      <TaggedText text={opened} tags={IN_BOLD} /> <TaggedText text={ways} tags={IN_BOLD} />
    </>
  );
}

const IN_BOLD = { number: (number: string) => <b>{number}</b> };
