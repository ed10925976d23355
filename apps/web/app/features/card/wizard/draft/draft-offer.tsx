import { FilePenLine } from "lucide-react";
import { useEffect, useRef } from "react";
import { formatDay, formatDayAndTime } from "../../../../lib/format-time.ts";
import { Button } from "../../../../ui/button.tsx";
import type { Draft } from "./draft.ts";
import { draftExpiresAt } from "./draft-database.ts";

type DraftOfferProps = {
  draft: Draft;
  isNewCard: boolean;
  /** What is begun instead of the draft. */
  otherStart: string;
  onContinue: () => void;
  onStartOver: () => void;
};

/** Comes before the form. Nothing of the draft is used or thrown away until one of the buttons is pressed. */
export function DraftOffer({ draft, isNewCard, otherStart, onContinue, onStartOver }: DraftOfferProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const name = draft.values.fullname.trim();
  return (
    <section
      aria-labelledby="draft-offer"
      className="rounded-lg border border-line bg-surface p-5 lg:mt-6 lg:p-8"
    >
      <span className="mb-5 grid size-control place-items-center rounded-md bg-accent-soft text-accent">
        <FilePenLine aria-hidden="true" size={24} strokeWidth={1.75} />
      </span>
      <h1 id="draft-offer" ref={heading} tabIndex={-1} className="type-title">
        You have a draft here
      </h1>
      <p className="mt-2 text-muted wrap-anywhere">
        {isNewCard ? "A card that you began" : "Changes that you made to this card"}
        {name !== "" && (
          <>
            {" for "}
            <strong className="font-semibold text-text">
              <bdi>{name}</bdi>
            </strong>
          </>
        )}
        {`, last changed on ${formatDayAndTime(draft.savedAt)}. It is not saved yet.`}
      </p>
      <p className="mt-2 text-muted">
        {`Kept on this device until ${formatDay(draftExpiresAt(draft.savedAt))}; signing out clears it.`}
      </p>
      <div className="mt-6 flex flex-col gap-3 md:flex-row">
        <Button onClick={onContinue}>Continue where you left off</Button>
        <Button variant="secondary" onClick={onStartOver}>
          {otherStart}
        </Button>
      </div>
    </section>
  );
}
