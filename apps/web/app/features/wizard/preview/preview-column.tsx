import { useIsWide } from "../use-is-wide.ts";
import { PreviewCard } from "./preview-card.tsx";

/** Beside the form where there is room. Phones have the peek instead, so there the card is not even drawn. */
export function PreviewColumn() {
  const isWide = useIsWide();
  return (
    <aside
      aria-label="Live preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long card is scrolled with the keyboard too
      tabIndex={0}
      className="hidden overflow-y-auto contain-strict border-l border-line bg-paper-100 -outline-offset-3 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:block dark:bg-sunk"
    >
      <div className="mx-auto w-97.5 py-8 [zoom:0.92]">{isWide && <PreviewCard />}</div>
    </aside>
  );
}
