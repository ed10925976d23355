import type { ChannelKey } from "@visita/domain/card/channels";
import { renderToString } from "react-dom/server";
import type {
  LinkedChannel,
  ShownChannel,
  ShownGroup,
  TextChannel,
} from "../app/features/card/view/arrange-channels.ts";
import { ContactRows, GroupFrame, NoContacts, WholeRow } from "../app/features/card/view/card-info.tsx";
import { ShapesInDocument } from "../app/features/card/view/channel-icon.tsx";
import { SquareTile, WideTile } from "../app/features/card/view/channel-tile.tsx";
import { CopyTile } from "../app/features/card/view/copy-tile.tsx";
import { blankForm } from "./blank-form.ts";
import { oncePer } from "./once-per.ts";
import { SHAPES_ON_EVERY_CARD } from "./shapes-on-every-card.ts";

type Tile = typeof WideTile;

/** The ways of contact as `CardInfo` shows them, filled into forms that React rendered once for each channel. */
export function infoHtml(rows: readonly ShownChannel[], groups: readonly ShownGroup[]): string {
  if (rows.length === 0 && groups.length === 0) return noContacts({});
  return contactRows({ rows: joined(rows, rowHtml) }) + joined(groups, groupHtml);
}

const noContacts = blankForm([], [], () => renderToString(<NoContacts />));

const contactRows = blankForm([], ["rows"], ({ rows }) => renderToString(<ContactRows>{rows}</ContactRows>));

const group = oncePer((title: string) =>
  blankForm([], ["tiles"], ({ tiles }) =>
    renderToString(
      <GroupFrame title={title} isPreview={false}>
        {tiles}
      </GroupFrame>,
    ),
  ),
);

const wholeRow = blankForm([], ["tile"], ({ tile }) => renderToString(<WholeRow>{tile}</WholeRow>));

const wideLink = linkForms(WideTile);
const squareLink = linkForms(SquareTile);

const copyTile = oncePer((key: ChannelKey) =>
  blankForm(["label", "text"], [], (texts) =>
    renderToString(
      <ShapesInDocument value={SHAPES_ON_EVERY_CARD}>
        <CopyTile channel={{ key, href: null, ...texts }} />
      </ShapesInDocument>,
    ),
  ),
);

function linkForms(Tile: Tile) {
  const forms = (isWeb: boolean) =>
    oncePer((key: ChannelKey) =>
      blankForm(["href", "hint", "label", "text"], [], (texts) =>
        renderToString(
          <ShapesInDocument value={SHAPES_ON_EVERY_CARD}>
            <Tile channel={{ key, isWeb, ...texts }} />
          </ShapesInDocument>,
        ),
      ),
    );
  const [web, other] = [forms(true), forms(false)];
  return (channel: LinkedChannel): string => (channel.isWeb ? web : other)(channel.key)(channel);
}

function rowHtml(channel: ShownChannel): string {
  return channel.href === null ? copyTile(channel.key)(channel) : wideLink(channel);
}

function groupHtml({ title, linked, texts }: ShownGroup): string {
  return group(title)({ tiles: joined(linked, squareLink) + joined(texts, wholeRowHtml) });
}

function wholeRowHtml(channel: TextChannel): string {
  return wholeRow({ tile: copyTile(channel.key)(channel) });
}

function joined<Thing>(things: readonly Thing[], toHtml: (thing: Thing) => string): string {
  return things.map(toHtml).join("");
}
