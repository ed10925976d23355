import type { ChannelKey } from "@visita/domain/card/channels";
import { channelNames, isNamedChannel } from "@visita/domain/messages/channels";
import { createContext, type ReactNode, use } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { BreakableEmail } from "../../../ui/text-parts.tsx";
import type { LinkedChannel, ShownChannel } from "./arrange-channels.ts";
import { ChannelIcon } from "./channel-icon.tsx";

/** What the owner calls it, else its name in the language of the page. */
export function useChannelLabel({ key, title, label }: ShownChannel): string {
  const t = useTranslate(channelNames);
  return title ?? (isNamedChannel(key) ? t(key) : label);
}

/** Of what the owner wrote; undefined while it is that of the page. */
export const OwnLanguage = createContext<string | undefined>(undefined);

/** The owner's own label and the address are in the owner's language. */
export function useTileLanguages({ key, title }: ShownChannel) {
  const own = use(OwnLanguage);
  return { labelLanguage: title && own, textLanguage: key === "address" ? own : undefined };
}

type TileProps = { channel: LinkedChannel };

/** Their values are long, and the end says as much as the beginning. Small phones need the third line. */
const LONG_CHANNELS: ReadonlySet<ChannelKey> = new Set(["address", "email"]);

/** Icon, label and value in one row, and an arrow that CSS draws; a long value ends in an ellipsis. */
export function WideTile({ channel }: TileProps) {
  const { key, text } = channel;
  const label = useChannelLabel(channel);
  const lines = LONG_CHANNELS.has(key) ? "line-clamp-3" : "truncate";
  return (
    <a {...linkAttributes(channel)} className="card-tile card-tile-wide">
      <ChannelIcon channel={key} className="card-tile-icon" />
      <TileText
        label={label}
        text={key === "email" ? <BreakableEmail email={text} /> : text}
        className={lines}
        {...useTileLanguages(channel)}
      />
    </a>
  );
}

/** Shows the label; the value is for screen readers. */
export function SquareTile({ channel }: TileProps) {
  const { key, text } = channel;
  const label = useChannelLabel(channel);
  const { labelLanguage } = useTileLanguages(channel);
  return (
    <a {...linkAttributes(channel)} className="card-tile card-tile-square">
      <ChannelIcon channel={key} className="card-tile-icon" />
      <span dir="auto" lang={labelLanguage}>
        {label}
      </span>{" "}
      <span className="sr-only">{text}</span>
    </a>
  );
}

type PlaceholderTileProps = { channel: ChannelKey; label: string; hint: string };

/** Looks like the tile that it becomes once there is a value. */
export function PlaceholderTile({ channel, label, hint }: PlaceholderTileProps) {
  return (
    <div data-channel={channel} className="card-tile card-tile-wide card-tile-empty">
      <ChannelIcon channel={channel} className="card-tile-icon" />
      <TileText label={label} text={hint} className="card-tile-hint" />
    </div>
  );
}

type TileTextProps = {
  label: string;
  text: ReactNode;
  className?: string;
  /** Where they are not in that of the page. */
  labelLanguage?: string | undefined;
  textLanguage?: string | undefined;
};

/** The space between the two is collapsed by the grid, but keeps the accessible name two words. */
export function TileText({ label, text, className, labelLanguage, textLanguage }: TileTextProps) {
  return (
    <span className="card-tile-text">
      <span dir="auto" lang={labelLanguage}>
        {label}
      </span>{" "}
      <span dir="auto" lang={textLanguage} className={classNames("card-tile-value", className)}>
        {text}
      </span>
    </span>
  );
}

/** The owner of the card wrote the link: no endorsement (nofollow, ugc) and no way back to this page (noopener). */
function linkAttributes({ key, href, hint, isWeb }: LinkedChannel) {
  return {
    "data-channel": key,
    href,
    rel: "noopener noreferrer nofollow ugc",
    target: isWeb ? "_blank" : undefined,
    title: hint,
  };
}
