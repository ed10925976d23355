import { publicCard } from "@visita/domain/messages/public-card";
import { useEffect, useRef } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import type { TextChannel } from "./arrange-channels.ts";
import { ChannelIcon } from "./channel-icon.tsx";
import { TileText, useChannelLabel, useTileLanguages } from "./channel-tile.tsx";
import { enhanceCopyValue } from "./enhance-copy.ts";
import { UI_ICON_PATHS } from "./icon-paths.ts";
import { LineIcon } from "./line-icon.tsx";

type CopyButtonProps = { label: string; text: string };

/** Disabled until a script makes it work: `enhanceCopyValue` on the public card. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const t = useTranslate(publicCard);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const words = { copied: t("copied"), failed: t("copyFailed") };
    return button.current ? enhanceCopyValue(button.current, text, words) : undefined;
  }, [text, t]);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t("copyValue", { label })}
        title={t("copy")}
        disabled
        data-copy={text}
        className="card-copy"
      >
        <LineIcon path={UI_ICON_PATHS.copy} size={20} />
      </button>
      <span role="status" className="sr-only" />
    </>
  );
}

/** A value without a link. Shown in full, so that it can be read off, or selected without a script. */
export function CopyTile({ channel }: { channel: TextChannel }) {
  const { key, text } = channel;
  const label = useChannelLabel(channel);
  return (
    <div data-channel={key} className="card-tile card-tile-wide">
      <ChannelIcon channel={key} className="card-tile-icon" />
      <TileText label={label} text={text} className="card-tile-full" {...useTileLanguages(channel)} />
      <span className="contents">
        <CopyButton label={label} text={text} />
      </span>
    </div>
  );
}
