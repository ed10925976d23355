import { TileText } from "../app/features/card/view/channel-tile.tsx";
import { LineIcon } from "../app/features/card/view/line-icon.tsx";
import { CARD_ICON_PATHS } from "./icon-paths.ts";

/** The page of the form. With a script these links open it as a dialog. */
type HelloLinkProps = { path: string };

export function HelloBarLink({ path }: HelloLinkProps) {
  return (
    <a href={path} data-hello="bar" className="action-bar-hello">
      <LineIcon path={CARD_ICON_PATHS.send} size={20} />
      <span>Share your details</span>
    </a>
  );
}

/** At the end of the card, for those who have read it. */
export function HelloTile({ path, name }: HelloLinkProps & { name: string }) {
  return (
    <a href={path} data-hello="tile" className="card-tile card-tile-wide card-hello">
      <LineIcon path={CARD_ICON_PATHS.send} size={24} className="card-tile-icon" />
      <TileText label={`Let ${name} know who you are`} text="Share your details" />
    </a>
  );
}
