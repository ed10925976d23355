import { type ChannelKey, channelOf } from "@visita/domain/card/channels";
import { channelNames, isNamedChannel } from "@visita/domain/messages/channels";
import { useTranslate } from "../../../lib/language.tsx";

/** What channels are called in the language of the page. */
export function useChannelName(): (key: ChannelKey) => string {
  const t = useTranslate(channelNames);
  return (key) => (isNamedChannel(key) ? t(key) : (channelOf(key)?.label ?? key));
}
