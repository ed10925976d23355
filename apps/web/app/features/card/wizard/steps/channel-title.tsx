import { TITLE_MAX_CHARS } from "@visita/domain/card/card.rules";
import { useEffect, useRef } from "react";

type ChannelTitleProps = {
  channelLabel: string;
  value: string;
  onChange: (title: string) => void;
  /** It was just asked for, so typing goes on here. */
  isNew: boolean;
  onEmpty: () => void;
};

/** What the card shows in place of the channel's own name. */
export function ChannelTitle({ channelLabel, value, onChange, isNew, onEmpty }: ChannelTitleProps) {
  const input = useRef<HTMLInputElement>(null);
  const isAskedFor = useRef(isNew);
  useEffect(() => {
    if (isAskedFor.current) input.current?.focus();
  }, []);
  return (
    <div className="control-box mt-2 flex min-h-touch items-center border-dashed!">
      <span aria-hidden="true" className="-mr-2 pl-3.75 text-muted">
        Label
      </span>
      <input
        ref={input}
        dir="auto"
        aria-label={`Label shown on the card for ${channelLabel}`}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={TITLE_MAX_CHARS}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => value.trim() === "" && onEmpty()}
        className="control-input h-10 px-3.75"
      />
    </div>
  );
}
