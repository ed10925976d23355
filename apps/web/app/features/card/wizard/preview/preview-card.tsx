import { memo } from "react";
import { CardView } from "../../view/card-view.tsx";
import { usePreviewCard } from "./use-preview-card.ts";

const DrawnCard = memo(CardView);

export function PreviewCard() {
  return <DrawnCard card={usePreviewCard()} isPreview />;
}
