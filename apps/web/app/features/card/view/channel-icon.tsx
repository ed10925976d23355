import { type ChannelKey, channelOf } from "@visita/domain/card/channels";
import { createContext, useContext } from "react";
import { BRAND_PATHS, LINE_PATHS } from "./channel-icons.ts";
import { LINE_DRAWING } from "./line-icon.tsx";

/** Channels whose shape stands once in the document, at its end, and is only referred to. */
export const ShapesInDocument = createContext<ReadonlySet<ChannelKey>>(new Set());

type ChannelIconProps = { channel: ChannelKey; size?: number };

/** In the colour of the text around it. A brand without a free glyph has a monogram. */
export function ChannelIcon({ channel, size = 24 }: ChannelIconProps) {
  const isInDocument = useContext(ShapesInDocument).has(channel);
  const { frame, shape } = drawingOf(channel);
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      className="shrink-0"
      {...(isInDocument ? undefined : frame)}
    >
      {isInDocument ? <use href={`#${shapeId(channel)}`} /> : shape}
    </svg>
  );
}

export function ChannelShapes({ channels }: { channels: Iterable<ChannelKey> }) {
  return (
    <svg aria-hidden="true" className="hidden">
      {[...channels].map((channel) => {
        const { frame, shape } = drawingOf(channel);
        return (
          <symbol key={channel} id={shapeId(channel)} {...frame}>
            {shape}
          </symbol>
        );
      })}
    </svg>
  );
}

function shapeId(channel: ChannelKey): string {
  return `shape-${channel}`;
}

function drawingOf(channel: ChannelKey) {
  const icon = channelOf(channel)?.icon ?? { from: "monogram", name: "" };
  if (icon.from === "lucide") {
    return { frame: { ...LINE_DRAWING, strokeWidth: 1.85 }, shape: <path d={LINE_PATHS[icon.name]} /> };
  }
  return {
    frame: { viewBox: "0 0 24 24", fill: "currentColor" },
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
