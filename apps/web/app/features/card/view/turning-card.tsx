import "./turning-card.css";
import type { SideNumber } from "@visita/domain/card/card-sides";
import { type AnimationEvent, type ReactNode, useState } from "react";
import { useMediaQuery } from "../../../lib/use-media-query.ts";

type TurningCardProps = {
  side: SideNumber;
  /** Draws a side. */
  children: (side: SideNumber) => ReactNode;
};

/** Turns over when another side is wanted; without motion it changes at once. */
export function TurningCard({ side: wanted, children }: TurningCardProps) {
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [side, setSide] = useState(wanted);
  const [isLanding, setLanding] = useState(false);
  if (isStill && side !== wanted) setSide(wanted);

  function onAnimationEnd({ target, currentTarget }: AnimationEvent) {
    if (target !== currentTarget) return;
    setLanding(side !== wanted);
    setSide(wanted);
  }

  const phase = side === wanted ? isLanding && "landing" : "leaving";
  return (
    <div className="turning-card">
      <div data-phase={phase || undefined} onAnimationEnd={onAnimationEnd}>
        {children(side)}
      </div>
    </div>
  );
}
