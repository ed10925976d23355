import { channelOf } from "@visita/domain/card/channels";
import { formatEnumeration } from "@visita/domain/format";
import type { ShareTargetKey } from "@visita/domain/insight/insight.constants";
import type { Insights } from "@visita/domain/insight/insight.contract";
import { type channelNames, isNamedChannel } from "@visita/domain/messages/channels";
import type { InsightWords } from "@visita/domain/owner-messages/insights";

type ChannelNames = Awaited<ReturnType<typeof channelNames.load>>;

/** "WhatsApp 7, Email 3, link copied 2". */
export function shareWords(shares: Insights["shares"], t: InsightWords, names: ChannelNames): string {
  return formatEnumeration(
    t.language,
    shares.map(({ target, count }) => t("sharedBy", { way: targetName(target, t, names), number: count })),
  );
}

function targetName(target: ShareTargetKey, t: InsightWords, names: ChannelNames): string {
  if (target === "copy") return t("linkCopied");
  if (target === "device") return t("shareMenu");
  return channelName(target, names);
}

/** A channel that is gone from the table keeps its key: its taps were counted nevertheless. */
export function channelName(channel: string, names: ChannelNames): string {
  return isNamedChannel(channel) ? names(channel) : (channelOf(channel)?.label ?? channel);
}

/** Widths of the bars in percent of the longest. A single bar has nothing to be compared with and stays short. */
export function barWidths(counts: readonly number[]): number[] {
  if (counts.length === 1) return [20];
  const longest = Math.max(...counts, 1);
  return counts.map((count) => (count / longest) * 100);
}
