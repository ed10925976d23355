import { type ChannelKey, channelOf } from "@visita/domain/card/channels";
import { createContext, useContext } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { BRAND_PATHS, LINE_PATHS } from "./channel-icons.ts";
import { LINE_DRAWING } from "./line-icon.tsx";

/** Where the icons of a public card come from. */
type IconSource = {
  /** Those of the first screen, which are drawn in place. */
  readonly drawn: ReadonlySet<ChannelKey>;
  /** The file with the shapes of all channels. Absent in development, where every icon is drawn in place. */
  readonly fileUrl: string | undefined;
};

/** Without it, every icon is drawn in place, and needs no style sheet. */
export const IconSourceContext = createContext<IconSource | null>(null);

/** Without a size, CSS gives it one. */
type ChannelIconProps = { channel: ChannelKey; size?: number; className?: string };

/** In the colour of the text around it. A brand without a free glyph gets a monogram. */
export function ChannelIcon({ channel, size, className }: ChannelIconProps) {
  const source = useContext(IconSourceContext);
  if (source?.fileUrl && !source.drawn.has(channel)) {
    return (
      <svg aria-hidden="true" width={size} height={size} className={className}>
        <use href={`${source.fileUrl}#${symbolId(channel)}`} />
      </svg>
    );
  }
  const { frame, shape } = drawingOf(channel, { hasStyle: source !== null });
  const names = classNames(className, frame.className) || undefined;
  return (
    <svg aria-hidden="true" width={size} height={size} {...frame} className={names}>
      {shape}
    </svg>
  );
}

/** The shapes of all these channels as a file. */
export function IconSprite({ channels }: { channels: Iterable<ChannelKey> }) {
  return (
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg">
      {[...channels].map((channel) => {
        const { frame, shape } = drawingOf(channel);
        return (
          <symbol key={channel} id={symbolId(channel)} {...frame}>
            {shape}
          </symbol>
        );
      })}
    </svg>
  );
}

function symbolId(channel: ChannelKey): string {
  return `icon-${channel}`;
}

/** A style sheet says the same as the attributes in fewer bytes, but does not reach into a file. */
function drawingOf(channel: ChannelKey, { hasStyle = false } = {}) {
  const icon = channelOf(channel)?.icon ?? { from: "monogram", name: "" };
  if (icon.from === "lucide") {
    const frame = hasStyle
      ? { viewBox: LINE_DRAWING.viewBox, className: "channel-line-icon" }
      : { ...LINE_DRAWING, strokeWidth: 1.85, className: undefined };
    return { frame, shape: <path d={LINE_PATHS[icon.name]} /> };
  }
  return {
    frame: { viewBox: LINE_DRAWING.viewBox, fill: "currentColor", className: undefined },
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
