import { CHANNEL_PAGES } from "@visita/domain/card/channels";
import { unbroken } from "@visita/domain/format";
import type { Ref } from "react";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { contactPageName } from "../contact-pages.ts";
import { stepLabel, type WizardPath, type WizardStep } from "../wizard-steps.ts";

type StepHeadingProps = { ref: Ref<HTMLHeadingElement>; step: WizardStep; path: WizardPath; index: number };

/** Takes the focus when the step opens; a screen reader then says "Step 3 of 13, Business logo". */
export function StepHeading({ ref, step, path, index }: StepHeadingProps) {
  const { title, intro } = stepTexts(step, path);
  return (
    <>
      <h1 ref={ref} tabIndex={-1} className="type-title outline-none">
        <VisuallyHidden>{`${stepLabel(path, index)}, ${step.name}:`}</VisuallyHidden> {title}
      </h1>
      <p className="mt-1.5 mb-6 text-muted">{intro}</p>
    </>
  );
}

type StepTexts = { readonly title: string; readonly intro: string };

const TEXTS: Readonly<Record<Exclude<WizardStep["kind"], "contacts">, StepTexts>> = {
  photo: {
    title: "Your photo",
    intro: "A clear picture of your face. People remember it before your name.",
  },
  person: { title: "About you", intro: "What people read first. Fields with * are needed to save." },
  logo: {
    title: "Your logo",
    intro: "Shown on a white plate in the corner of the cover, so it stays readable on every colour.",
  },
  colour: {
    title: "Colour",
    intro: "The colour of the cover, tiles and buttons of your card.",
  },
  side: {
    title: "A second side",
    intro:
      "For people who read another language. They are shown the side that fits and turn the card with one press. " +
      "Leave it out if one side is enough.",
  },
  username: {
    title: "Choose your link",
    intro: "This is what you share. You can change it later, and the old link leads to the new one.",
  },
};

/** Of steps that the plan keeps shut: nobody is asked to fill them in. */
const LOCKED_INTROS: Readonly<Partial<Record<WizardStep["kind"], string>>> = {
  logo: "On Forever Free, the cover has no logo.",
  colour: "On Forever Free, every card is Lapis blue.",
};

/** Heading and introduction of a step. */
function stepTexts(step: WizardStep, path: WizardPath): StepTexts {
  if (step.kind === "contacts") return contactTexts(step, path);
  const texts = TEXTS[step.kind];
  return { ...texts, intro: (step.isLocked && LOCKED_INTROS[step.kind]) || texts.intro };
}

function contactTexts({ page, isLocked }: WizardStep, path: WizardPath): StepTexts {
  const pages = path.steps.filter(({ kind }) => kind === "contacts").length;
  const place = pages === CHANNEL_PAGES.length ? ` ${unbroken(`Contact page ${page} of ${pages}.`)}` : "";
  if (page > 1) {
    const intro = isLocked ? "These channels come with Premium." : "Leave empty what you don’t use.";
    return { title: contactPageName(page), intro: intro + place };
  }
  return {
    title: "How people reach you",
    intro: `Fields with * are needed to save. Leave the rest empty to hide it.${place}`,
  };
}
