import { type ChannelKey, channelOf } from "@visita/domain/card/channels";
import { formatEnumeration } from "@visita/domain/format";
import { linksPage } from "@visita/domain/owner-messages/links";
import { useId } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { ChipToggle } from "../../ui/chip-toggle.tsx";
import { useChannelName } from "../card/public/use-channel-name.ts";
import { ChannelIcon } from "../card/view/channel-icon.tsx";

type ShownChannelsProps = {
  /** The channels of the card that only links show. */
  all: readonly string[];
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
};

/** What a link shows beside the channels for everybody. */
export function ShownChannels({ all, shown, onChange }: ShownChannelsProps) {
  const t = useTranslate(linksPage);
  const nameOf = useChannelName();
  const id = useId();
  const keys = knownChannels(all);
  const chosen = keys.filter((key) => shown.includes(key));

  function toggle(key: ChannelKey) {
    onChange(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
  }

  return (
    <fieldset aria-labelledby={id} aria-describedby={`${id}-hint`} className="min-w-0">
      <p className="mb-2.5 flex items-baseline justify-between gap-4">
        <span id={id} className="text-small font-semibold">
          {t("alsoShown")}
        </span>
        <span className="text-caption text-muted">
          {t("shownOf", { shown: String(chosen.length), all: keys.length })}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {keys.map((key) => (
          <ChipToggle
            key={key}
            icon={<ChannelIcon channel={key} size={18} />}
            isOn={chosen.includes(key)}
            onToggle={() => toggle(key)}
          >
            {nameOf(key)}
          </ChipToggle>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-2 text-help text-muted">
        {t("alsoShownHint")}
      </p>
    </fieldset>
  );
}

/** "SMS, WhatsApp". */
export function useChannelList(keys: readonly string[]): string {
  const t = useTranslate(linksPage);
  const nameOf = useChannelName();
  return formatEnumeration(t.language, knownChannels(keys).map(nameOf));
}

function knownChannels(keys: readonly string[]): ChannelKey[] {
  return keys.flatMap((key) => channelOf(key)?.key ?? []);
}
