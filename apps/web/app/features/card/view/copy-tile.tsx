import type { TextChannel } from "./arrange-channels.ts";
import { TileIcon, TileText } from "./channel-tile.tsx";
import { CopyButton } from "./copy-button.tsx";

/** A value that nothing opens. It is shown whole, so that it can also be read off, or selected without a script. */
export function CopyTile({ channel: { key, label, text } }: { channel: TextChannel }) {
  return (
    <div className="card-tile card-tile-wide">
      <TileIcon channel={key} />
      <TileText label={label} text={text} className="wrap-anywhere whitespace-pre-line select-all" />
      <span data-copy={text} data-copy-label={label} className="contents">
        <CopyButton label={label} text={text} />
      </span>
    </div>
  );
}
