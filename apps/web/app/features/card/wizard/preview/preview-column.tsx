import { memo, startTransition, useEffect, useMemo, useState } from "react";
import type { CardViewData } from "../../view/card-view.tsx";
import { CardView } from "../../view/card-view.tsx";
import { useIsWide } from "../use-media-query.ts";
import { useWizard } from "../wizard-context.tsx";
import { previewOf } from "../wizard-values.ts";

/** Beside the form on wide screens; elsewhere the card is not rendered. */
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

const MemoizedCard = memo(CardView);

export function PreviewCard() {
  return <MemoizedCard card={usePreviewCard()} isPreview />;
}

/** The card as typed, updated in a transition so that typing never waits for it. */
export function usePreviewCard(): CardViewData {
  const { store, features } = useWizard();
  const [values, setValues] = useState(() => store.get().values);
  useEffect(() => {
    const follow = () => startTransition(() => setValues(store.get().values));
    follow();
    return store.subscribe(follow);
  }, [store]);
  return useMemo(() => previewOf(values, features), [values, features]);
}
