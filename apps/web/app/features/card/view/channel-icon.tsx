import { type ChannelKey, channelOf } from "@visita/domain/card/channels";
import { BRAND_PATHS, LINE_PATHS } from "./channel-icons.ts";
import { LineIcon } from "./line-icon.tsx";

type ChannelIconProps = { channel: ChannelKey; size?: number };

/** In the colour of the text around it. A brand without a free glyph has a monogram. */
export function ChannelIcon({ channel, size = 24 }: ChannelIconProps) {
  const { icon, label } = channelOf(channel) ?? { icon: { from: "monogram", name: "" }, label: channel };
  const line = icon.from === "lucide" ? LINE_PATHS[icon.name] : undefined;
  if (line) return <LineIcon path={line} size={size} strokeWidth={1.85} />;
  const brand = icon.from === "simple-icons" ? BRAND_PATHS[icon.name] : undefined;
  const letters = icon.from === "monogram" ? icon.name : label.slice(0, 1);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      className="shrink-0"
    >
      {brand ? <path d={brand} /> : <Monogram letters={letters} />}
    </svg>
  );
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
