import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { findUnfinishedCard, RESUME_STATE } from "../../lib/unfinished-card.ts";
import { ButtonLink } from "../../ui/links.tsx";

type UnfinishedCardProps = {
  isPaid: boolean;
  /** Of a new card, on this device. */
  hasDraft: boolean;
};

/** The way back to a card whose owner came to look at the plans. */
export function UnfinishedCard({ isPaid, hasDraft }: UnfinishedCardProps) {
  const [remembered] = useState(findUnfinishedCard);
  const path = remembered ?? (hasDraft ? "/b/c" : undefined);
  if (!path) return null;
  return (
    <p>
      <ButtonLink to={path} state={RESUME_STATE} icon={ArrowLeft} variant={isPaid ? "primary" : "secondary"}>
        {isPaid ? "Continue your card" : "Back to your card"}
      </ButtonLink>
    </p>
  );
}
