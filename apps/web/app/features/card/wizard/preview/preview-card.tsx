import { memo, startTransition, useEffect, useMemo, useState } from "react";
import type { CardViewData } from "../../view/card-view.tsx";
import { CardView } from "../../view/card-view.tsx";
import { useWizard } from "../wizard-context.tsx";
import { previewOf } from "../wizard-values.ts";

const DrawnCard = memo(CardView);

export function PreviewCard() {
  return <DrawnCard card={usePreviewCard()} isPreview />;
}

/** The card as it is typed. It may lag behind a fast typist: the field itself never waits for it. */
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
