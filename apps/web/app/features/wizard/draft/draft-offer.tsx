import { formatDay, formatWeekday } from "@visita/domain/format";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { useEffect, useRef } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
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
  const t = useTranslate(wizardTexts);
  const common = useTranslate(commonTexts);
  const { savedAt, values } = draft;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const name = values.fullname.trim();
  const left = {
    day: formatWeekday(t.language, savedAt),
    step: Math.min(draft.step + 1, stepCount),
    steps: stepCount,
    until: formatDay(t.language, draftExpiresAt(savedAt)),
  };
  return (
    <section
      aria-labelledby="draft-offer"
      className="grid gap-5 rounded-lg bg-accent-soft p-5 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-6"
    >
      <div
        aria-hidden="true"
        className="w-52 [&_.business-card-name]:text-help [&_.business-card-name]:line-clamp-3 [&_.card-photo]:w-[19cqw]"
      >
        <BusinessCard color={values.color} fullname={name || t("yourName")} photo={values.profilepic} />
      </div>
      <div className="grid content-center gap-1.5">
        <h1 id="draft-offer" ref={heading} tabIndex={-1} className="type-heading">
          {t(isNewCard ? "wereMaking" : "wereChanging")}
        </h1>
        <p className="text-help">
          <TaggedText
            text={name === "" ? t("draftLeft", left) : t("draftOfLeft", { ...left, name })}
            tags={{ name: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
          />
        </p>
        <div className="mt-2.5 flex flex-wrap gap-3 *:max-md:flex-1">
          <Button onClick={onContinue}>{common("continue")}</Button>
          <Button variant="secondary" onClick={onStartOver}>
            {otherStart}
          </Button>
        </div>
      </div>
    </section>
  );
}
