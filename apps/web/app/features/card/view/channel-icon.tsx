import { type ChannelKey, channelOf } from "@visita/domain/card/channels";
import { createContext, useContext } from "react";
import { BRAND_PATHS, LINE_PATHS } from "./channel-icons.ts";
import { UI_ICON_PATHS } from "./icon-paths.ts";
import { LINE_DRAWING, LineIcon } from "./line-icon.tsx";

/** Icons that refer to a shared shape instead of being drawn in place. */
export type IconSprites = {
  /** Shapes in the document's own `IconSprite`. */
  readonly inlined: ReadonlySet<ChannelKey>;
  /** The file with the shapes of all channels. Empty in development, where every shape is inlined. */
  readonly url: string;
};

/** Without it, every icon is drawn in place. */
export const IconSpritesContext = createContext<IconSprites | null>(null);

const ARROW = "arrow-up-right";

/** Without a size, CSS gives it one. */
type ChannelIconProps = { channel: ChannelKey; size?: number; className?: string };

/** In the colour of the text around it. A brand without a free glyph gets a monogram. */
export function ChannelIcon({ channel, size, className }: ChannelIconProps) {
  const sprites = useContext(IconSpritesContext);
  if (sprites) {
    const file = sprites.inlined.has(channel) ? "" : sprites.url;
    return <SpriteIcon href={file + symbolHref(channel)} size={size} className={className} />;
  }
  const { frame, shape } = drawingOf(channel);
  return (
    <svg aria-hidden="true" width={size} height={size} className={className} {...frame}>
      {shape}
    </svg>
  );
}

/** At the end of a tile that leads somewhere. */
export function TileArrow() {
  const hasSprite = useContext(IconSpritesContext) !== null;
  if (hasSprite) return <SpriteIcon href={symbolHref(ARROW)} className="card-tile-arrow" />;
  return <LineIcon path={UI_ICON_PATHS.arrowUpRight} size={18} className="card-tile-arrow" />;
}

/** Each shape once, however many icons refer to it. With a namespace it is a file of its own. */
export function IconSprite({ channels, xmlns }: { channels: Iterable<ChannelKey>; xmlns?: string }) {
  const isFile = xmlns !== undefined;
  return (
    <svg aria-hidden="true" xmlns={xmlns} className="icon-sprite">
      {!isFile && (
        <symbol id={symbolHref(ARROW).slice(1)} viewBox={LINE_DRAWING.viewBox} className="line-icon">
          <path d={UI_ICON_PATHS.arrowUpRight} />
        </symbol>
      )}
      {[...channels].map((channel) => {
        const { frame, shape } = drawingOf(channel, { hasStyle: !isFile });
        return (
          <symbol key={channel} id={symbolHref(channel).slice(1)} {...frame}>
            {shape}
          </symbol>
        );
      })}
    </svg>
  );
}

function SpriteIcon({ href, size, className }: { href: string; size?: number; className?: string }) {
  return (
    <svg aria-hidden="true" width={size} height={size} className={className}>
      <use href={href} />
    </svg>
  );
}

function symbolHref(name: string): string {
  return `#icon-${name}`;
}

/** A style sheet says the same as the attributes in fewer bytes, but does not reach into a file. */
function drawingOf(channel: ChannelKey, { hasStyle = false } = {}) {
  const icon = channelOf(channel)?.icon ?? { from: "monogram", name: "" };
  if (icon.from === "lucide") {
    const frame = hasStyle
      ? { viewBox: LINE_DRAWING.viewBox, className: "channel-line-icon" }
      : { ...LINE_DRAWING, strokeWidth: 1.85 };
    return { frame, shape: <path d={LINE_PATHS[icon.name]} /> };
  }
  return {
    frame: { viewBox: LINE_DRAWING.viewBox, fill: "currentColor" },
    shape:
      icon.from === "simple-icons" ? <path d={BRAND_PATHS[icon.name]} /> : <Monogram letters={icon.name} />,
  };
}

function Monogram({ letters }: { letters: string }) {
  const isWide = letters.length > 1 && letters !== letters.toLowerCase();
  return (
    <text
      x="12"
      y={isWide ? 18 : 19.5}
      fontSize={isWide ? 17 : 21}
      fontWeight="800"
      letterSpacing="-0.04em"
      textAnchor="middle"
    >
      {letters}
    </text>
  );
}
