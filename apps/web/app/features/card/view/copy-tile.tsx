import type { TextChannel } from "./arrange-channels.ts";
import { ChannelIcon } from "./channel-icon.tsx";
import { TileText } from "./channel-tile.tsx";
import { CopyButton } from "./copy-button.tsx";

/** A value without a link. Shown in full, so that it can be read off, or selected without a script. */
export function CopyTile({ channel: { key, label, text } }: { channel: TextChannel }) {
  return (
    <div data-channel={key} className="card-tile card-tile-wide">
      <ChannelIcon channel={key} className="card-tile-icon" />
      <TileText label={label} text={text} className="card-tile-full" />
      <span className="contents">
        <CopyButton label={label} text={text} />
      </span>
    </div>
  );
}
