import { formatDay, formatWeekday } from "@visita/domain/format";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { draftExpiresAt } from "../../card/public/draft-database.ts";
import { BusinessCard } from "../../card/view/business-card.tsx";
import type { Draft } from "./draft.ts";

type DraftOfferProps = {
  draft: Draft;
  stepCount: number;
  isNewCard: boolean;
  /** What is begun instead of the draft. */
  otherStart: string;
  onContinue: () => void;
  onStartOver: () => void;
};

/** Comes before the form. Nothing of the draft is used or thrown away until one of the buttons is pressed. */
export function DraftOffer(props: DraftOfferProps) {
  const { draft, stepCount, isNewCard, otherStart, onContinue, onStartOver } = props;
  const { savedAt, values } = draft;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const name = values.fullname.trim();
  const step = Math.min(draft.step + 1, stepCount);
  return (
    <section
      aria-labelledby="draft-offer"
      className="grid gap-5 rounded-lg bg-accent-soft p-5 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-6"
    >
      <div
        aria-hidden="true"
        className="w-52 [&_.business-card-name]:text-help [&_.business-card-name]:line-clamp-3 [&_.card-photo]:w-[19cqw]"
      >
        <BusinessCard color={values.color} fullname={name || "Your name"} photo={values.profilepic} />
      </div>
      <div className="grid content-center gap-1.5">
        <h1 id="draft-offer" ref={heading} tabIndex={-1} className="type-heading">
          {isNewCard ? "You were making a card here" : "You were changing this card"}
        </h1>
        <p className="text-help">
          {name !== "" && <VisuallyHidden>{`${name}. `}</VisuallyHidden>}
          {`${formatWeekday(savedAt)}, at step ${step} of ${stepCount}. `}
          {`Kept on this device until ${formatDay(draftExpiresAt(savedAt))}; signing out deletes it.`}
        </p>
        <div className="mt-2.5 flex flex-wrap gap-3 *:max-md:flex-1">
          <Button onClick={onContinue}>Continue</Button>
          <Button variant="secondary" onClick={onStartOver}>
            {otherStart}
          </Button>
        </div>
      </div>
    </section>
  );
}
