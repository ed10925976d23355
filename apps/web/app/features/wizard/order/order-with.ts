import type { ChannelKey } from "@visita/domain/card/channels";

type Keyed = { readonly key: ChannelKey };
type Group = { readonly title: string; readonly channels: readonly Keyed[] };

/** The order of all channels after those of one group were moved. */
export function orderWith(groups: readonly Group[], title: string, moved: readonly Keyed[]): ChannelKey[] {
  return groups.flatMap((group) => (group.title === title ? moved : group.channels).map(({ key }) => key));
}
