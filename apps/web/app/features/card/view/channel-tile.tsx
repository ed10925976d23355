import type { ChannelKey } from "@visita/domain/card/channels";
import { classNames } from "../../../ui/class-names.ts";
import type { LinkedChannel } from "./arrange-channels.ts";
import { ChannelIcon } from "./channel-icon.tsx";
import { LINES, LineIcon } from "./line-icon.tsx";

type TileProps = { channel: LinkedChannel };

/** The icon, the label and the value in one line, which ends in an ellipsis where it does not fit. */
export function WideTile({ channel }: TileProps) {
  const { key, label, text } = channel;
  return (
    <a {...linkAttributes(channel)} className="card-tile card-tile-wide">
      <TileIcon channel={key} />
      <TileText label={label} text={text} className="truncate" />
      <Arrow />
    </a>
  );
}

/** Shows the label alone; the value is there for whoever cannot see the icon. */
export function SquareTile({ channel }: TileProps) {
  const { key, label, text } = channel;
  return (
    <a {...linkAttributes(channel)} className="card-tile card-tile-square">
      <span className="card-tile-icon">
        <ChannelIcon channel={key} size={25} />
      </span>
      <span dir="auto">{label}</span> <span className="sr-only">{text}</span>
    </a>
  );
}

type PlaceholderTileProps = { channel: ChannelKey; label: string; hint: string };

/** Where a value will stand. Looks like the tile that it becomes. */
export function PlaceholderTile({ channel, label, hint }: PlaceholderTileProps) {
  return (
    <div className="card-tile card-tile-wide">
      <TileIcon channel={channel} />
      <TileText label={label} text={hint} className="font-medium text-muted" />
      <Arrow />
    </div>
  );
}

export function TileIcon({ channel }: { channel: ChannelKey }) {
  return (
    <span className="card-tile-icon">
      <ChannelIcon channel={channel} />
    </span>
  );
}

type TileTextProps = { label: string; text: string; className?: string };

/** The space between the two is not seen; it keeps them two words when they are read aloud as one name. */
export function TileText({ label, text, className }: TileTextProps) {
  return (
    <span className="card-tile-text">
      <span dir="auto">{label}</span>{" "}
      <span dir="auto" className={classNames("card-tile-value", className)}>
        {text}
      </span>
    </span>
  );
}

function Arrow() {
  return <LineIcon path={LINES.arrowUpRight} size={18} className="shrink-0 text-muted" />;
}

/** Whoever made the card wrote the address: the page neither vouches for it nor lets it reach back. */
function linkAttributes({ href, hint, isWeb }: LinkedChannel) {
  return {
    href,
    rel: "noopener noreferrer nofollow ugc",
    target: isWeb ? "_blank" : undefined,
    title: hint,
  };
}
