import { LogoMark } from "../../../ui/logo.tsx";
import { UI_ICON_PATHS } from "./icon-paths.ts";
import { LineIcon } from "./line-icon.tsx";

/** The row at the end of a public card. */
export function FreeCardLink() {
  return (
    <a href="/b/c" className="free-card-link">
      <LogoMark height={24} />
      <span>Create a business card for free</span>
      <LineIcon path={UI_ICON_PATHS.arrowRight} size={18} className="card-tile-arrow" />
    </a>
  );
}
