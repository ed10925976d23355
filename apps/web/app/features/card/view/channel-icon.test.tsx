import { CHANNELS } from "@visita/domain/card/channels";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ChannelIcon } from "./channel-icon.tsx";

test.each(CHANNELS.map((channel) => [channel.key, channel] as const))(
  "%s has the icon that the catalogue names, in one colour",
  (key, { icon }) => {
    const html = renderToString(<ChannelIcon channel={key} size={20} />);
    expect(html).toContain('width="20"');
    expect(html).toContain("currentColor");
    if (icon.from === "monogram") expect(html).toContain(`>${icon.name}</text>`);
    else expect(html).toMatch(/<path d="[^"]{10,}"/);
  },
);
