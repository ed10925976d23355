import { CHANNELS } from "@visita/domain/card/channels";
import { renderToStaticMarkup } from "react-dom/server";
import { IconSprite } from "../app/features/card/view/channel-icon.tsx";

/** The icons of all channels as one SVG file. */
export function iconSpriteFile(): string {
  const channels = CHANNELS.map(({ key }) => key);
  return renderToStaticMarkup(<IconSprite channels={channels} />);
}
