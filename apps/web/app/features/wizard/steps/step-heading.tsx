import { CHANNEL_PAGES } from "@visita/domain/card/channels";
import { type WizardText, wizardTexts } from "@visita/domain/owner-messages/wizard";
import {
  type WizardStepKey,
  type WizardStepWords,
  wizardStepTexts,
} from "@visita/domain/owner-messages/wizard-steps";
import type { Ref } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { contactPageName } from "../contact-pages.ts";
import { stepLabel, type WizardPath, type WizardStep } from "../wizard-steps.ts";

type StepHeadingProps = { ref: Ref<HTMLHeadingElement>; step: WizardStep; path: WizardPath; index: number };

/** Takes the focus when the step opens; a screen reader then says "Step 3 of 13, Business logo". */
export function StepHeading({ ref, step, path, index }: StepHeadingProps) {
  const t = useTranslate(wizardStepTexts);
  const wizard = useTranslate(wizardTexts);
  const { title, intro, place } = stepTexts(t, wizard, step, path);
  return (
    <>
      <h1 ref={ref} tabIndex={-1} className="type-title outline-none">
        <VisuallyHidden>{stepLabel(path, index, wizard)}</VisuallyHidden> {title}
      </h1>
      <p className="mt-1.5 mb-6 text-muted">
        {intro}
        {place && (
          <>
            {" "}
            <span className="whitespace-nowrap">{place}</span>
          </>
        )}
      </p>
    </>
  );
}

type StepTexts = { readonly title: string; readonly intro: string; readonly place?: string | undefined };

const TEXTS = {
  photo: { title: "photoTitle", intro: "photoIntro" },
  person: { title: "personTitle", intro: "personIntro" },
  logo: { title: "logoTitle", intro: "logoIntro" },
  colour: { title: "colourTitle", intro: "colourIntro" },
  side: { title: "sideTitle", intro: "sideIntro" },
  username: { title: "usernameTitle", intro: "usernameIntro" },
} as const satisfies Record<
  Exclude<WizardStep["kind"], "contacts">,
  { title: WizardStepKey; intro: WizardStepKey }
>;

/** Of steps that the plan keeps shut: nobody is asked to fill them in. */
const LOCKED_INTROS: Readonly<Partial<Record<WizardStep["kind"], "logoLocked" | "colourLocked">>> = {
  logo: "logoLocked",
  colour: "colourLocked",
};

/** Heading and introduction of a step. */
function stepTexts(t: WizardStepWords, wizard: WizardText, step: WizardStep, path: WizardPath): StepTexts {
  if (step.kind === "contacts") return contactTexts(t, wizard, step, path);
  const { title, intro } = TEXTS[step.kind];
  return { title: t(title), intro: t((step.isLocked && LOCKED_INTROS[step.kind]) || intro) };
}

function contactTexts(
  t: WizardStepWords,
  wizard: WizardText,
  { page, isLocked }: WizardStep,
  path: WizardPath,
): StepTexts {
  const pages = path.steps.filter(({ kind }) => kind === "contacts").length;
  const place = pages === CHANNEL_PAGES.length ? t("contactPageOf", { page, pages }) : undefined;
  if (page === 1) return { title: t("contactsTitle"), intro: t("contactsIntro"), place };
  return {
    title: contactPageName(page, wizard),
    intro: t(isLocked ? "contactsLocked" : "moreContactsIntro"),
    place,
  };
}
