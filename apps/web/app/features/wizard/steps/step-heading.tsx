import { CHANNEL_PAGES } from "@visita/domain/card/channels";
import { type WizardText, wizardTexts } from "@visita/domain/owner-messages/wizard";
import {
  type WizardStepKey,
  type WizardStepWords,
  wizardStepTexts,
} from "@visita/domain/owner-messages/wizard-steps";
import { wizardTeam } from "@visita/domain/owner-messages/wizard-team";
import type { ReactNode, Ref } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { contactPageName } from "../contact-pages.ts";
import { setOnStep } from "../team/step-set.ts";
import { useWizard } from "../wizard-context.tsx";
import { type CardStep, stepLabel, type WizardPath } from "../wizard-steps.ts";

type StepHeadingProps = { ref: Ref<HTMLHeadingElement>; step: CardStep; path: WizardPath; index: number };

/** Takes the focus when the step opens; a screen reader then says "Step 3 of 13, Business logo". */
export function StepHeading({ ref, step, path, index }: StepHeadingProps) {
  const t = useTranslate(wizardStepTexts);
  const wizard = useTranslate(wizardTexts);
  const { title, intro, place } = stepTexts(t, wizard, step, path);
  const setIntro = useSetIntro(step);
  return (
    <StepTitle ref={ref} label={stepLabel(path, index, wizard)} title={title}>
      {setIntro ?? intro}
      {place && (
        <>
          {" "}
          <span className="whitespace-nowrap">{place}</span>
        </>
      )}
    </StepTitle>
  );
}

type StepTitleProps = { ref: Ref<HTMLHeadingElement>; label: string; title: string; children: ReactNode };

/** `label` is for screen readers. */
export function StepTitle({ ref, label, title, children }: StepTitleProps) {
  return (
    <>
      <h1 ref={ref} tabIndex={-1} className="type-title outline-none">
        <VisuallyHidden>{label}</VisuallyHidden> {title}
      </h1>
      <p className="mt-1.5 mb-6 text-muted">{children}</p>
    </>
  );
}

/** On a step of which the team sets something. */
function useSetIntro(step: CardStep): string | undefined {
  const t = useTranslate(wizardTeam);
  const { team } = useWizard();
  const set = team ? setOnStep(step, team) : "none";
  if (!team || set === "none") return undefined;
  return t(set === "all" ? "allSet" : "someSet", { team: team.name });
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
  Exclude<CardStep["kind"], "contacts">,
  { title: WizardStepKey; intro: WizardStepKey }
>;

/** Of steps that the plan keeps shut: nobody is asked to fill them in. */
const LOCKED_INTROS: Readonly<Partial<Record<CardStep["kind"], "logoLocked" | "colourLocked">>> = {
  logo: "logoLocked",
  colour: "colourLocked",
};

/** Heading and introduction of a step. */
function stepTexts(t: WizardStepWords, wizard: WizardText, step: CardStep, path: WizardPath): StepTexts {
  if (step.kind === "contacts") return contactTexts(t, wizard, step, path);
  const { title, intro } = TEXTS[step.kind];
  return { title: t(title), intro: t((step.isLocked && LOCKED_INTROS[step.kind]) || intro) };
}

function contactTexts(
  t: WizardStepWords,
  wizard: WizardText,
  { page, isLocked }: CardStep,
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
