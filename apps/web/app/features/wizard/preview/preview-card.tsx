import { memo, startTransition, useEffect, useMemo, useRef, useState } from "react";
import type { CardViewData } from "../../card/view/card-view.tsx";
import { CardView } from "../../card/view/card-view.tsx";
import { useWizard, useWizardState } from "../wizard-context.tsx";
import { previewOf } from "../wizard-values.ts";
import "./preview-card.css";
import { usePreviewTile } from "./use-preview-tile.ts";

const DrawnCard = memo(CardView);

/** Shows the part of the card that is being typed: the bio's tab, a channel's tile. */
export function PreviewCard() {
  const card = usePreviewCard();
  const field = useWizardState((state) => state.focusedField);
  const frame = useRef<HTMLDivElement>(null);
  usePreviewTile(frame, field, card.contacts);
  return (
    <div ref={frame}>
      <DrawnCard card={card} isPreview tab={field === "bio" ? "bio" : "info"} />
    </div>
  );
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
