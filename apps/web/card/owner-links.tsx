import { LineIcon } from "../app/features/card/view/line-icon.tsx";
import { CARD_ICON_PATHS } from "./icon-paths.ts";

/** In the place of the bookmark, which an owner cannot use. */
export function EditLink({ cardid }: { cardid: string }) {
  return (
    <a href={`/b/u?card=${encodeURIComponent(cardid)}`} aria-label="Edit this card" title="Edit this card">
      <LineIcon path={CARD_ICON_PATHS.pencil} size={22} weight="bold" />
    </a>
  );
}

/** Owners have a card; what invites others to make one leads them to their dashboard. */
export function leadOwnerToDashboard(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href="/b/c"]')) {
    link.href = "/dashboard";
    (link.querySelector("span") ?? link).textContent = "Go to your dashboard";
  }
}
