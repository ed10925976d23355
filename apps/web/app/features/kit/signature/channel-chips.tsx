import type { ChannelKey } from "@visita/domain/card/channels";
import { SIGNATURE_MAX_CHANNELS, type SignatureChannel } from "@visita/domain/kit/signature";
import { useId } from "react";
import { ChipToggle } from "../../../ui/chip-toggle.tsx";
import { ChannelIcon } from "../../card/view/channel-icon.tsx";

type ChannelChipsProps = {
  channels: readonly SignatureChannel[];
  chosen: readonly ChannelKey[];
  onChange: (chosen: ChannelKey[]) => void;
};

/** Up to six; then the others wait until one is taken away. They stay in the order of the card. */
export function ChannelChips({ channels, chosen, onChange }: ChannelChipsProps) {
  const countId = useId();
  const isFull = chosen.length >= SIGNATURE_MAX_CHANNELS;
  const count = `${chosen.length} of ${SIGNATURE_MAX_CHANNELS} chosen`;

  function toggle(key: ChannelKey) {
    const wanted = new Set(chosen);
    if (!wanted.delete(key)) wanted.add(key);
    onChange(channels.map((channel) => channel.key).filter((other) => wanted.has(other)));
  }

  return (
    <fieldset aria-describedby={countId} className="min-w-0">
      <legend className="float-left mb-2.5 text-small font-semibold">Channels</legend>
      <p id={countId} role="status" className="float-right text-help text-muted">
        {isFull ? `${count}, that is all` : count}
      </p>
      <div className="clear-both flex flex-wrap gap-2">
        {channels.map(({ key, label }) => {
          const isOn = chosen.includes(key);
          return (
            <ChipToggle
              key={key}
              icon={<ChannelIcon channel={key} size={18} />}
              isOn={isOn}
              isDisabled={!isOn && isFull}
              onToggle={() => toggle(key)}
            >
              {label}
            </ChipToggle>
          );
        })}
      </div>
    </fieldset>
  );
}
