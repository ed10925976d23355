import { channelOf } from "@visita/domain/card/channels";
import { formatNumber } from "@visita/domain/format";
import type { ShareTargetKey } from "@visita/domain/insight/insight.constants";
import type { Insights } from "@visita/domain/insight/insight.contract";

/** "once", "2 times". */
export function times(count: number): string {
  return count === 1 ? "once" : `${formatNumber(count)} times`;
}

/** "WhatsApp 7, Email 3, link copied 2". */
export function shareWords(shares: Insights["shares"]): string {
  return shares.map(({ target, count }) => `${targetName(target)} ${formatNumber(count)}`).join(", ");
}

function targetName(target: ShareTargetKey): string {
  if (target === "copy") return "link copied";
  if (target === "device") return "the device’s share menu";
  return channelName(target);
}

/** A channel that is gone from the table keeps its key: its taps were counted nevertheless. */
export function channelName(channel: string): string {
  return channelOf(channel)?.label ?? channel;
}

/** Widths of the bars in percent of the longest. A single bar has nothing to be compared with and stays short. */
export function barWidths(counts: readonly number[]): number[] {
  if (counts.length === 1) return [20];
  const longest = Math.max(...counts, 1);
  return counts.map((count) => (count / longest) * 100);
}
