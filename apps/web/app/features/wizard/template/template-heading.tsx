import { CHANNEL_PAGES } from "@visita/domain/card/channels";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { wizardStepTexts } from "@visita/domain/owner-messages/wizard-steps";
import { wizardTemplate } from "@visita/domain/owner-messages/wizard-template";
import type { Ref } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { contactPageName } from "../contact-pages.ts";
import { StepTitle } from "../steps/step-heading.tsx";
import { stepLabel, TEMPLATE_PATH, type WizardStep } from "../wizard-steps.ts";

type TemplateHeadingProps = {
  ref: Ref<HTMLHeadingElement>;
  step: WizardStep;
  index: number;
  /** That are made from the template. */
  cards: number;
};

const TITLES = {
  photo: "photoTitle",
  person: "whoTitle",
  logo: "logoTitle",
  colour: "colourTitle",
  contacts: "contactsTitle",
} as const;

export function TemplateHeading({ ref, step, index, cards }: TemplateHeadingProps) {
  const t = useTranslate(wizardTemplate);
  const steps = useTranslate(wizardStepTexts);
  const wizard = useTranslate(wizardTexts);
  const { kind, page } = step;
  const say = cards > 0 ? t("intro", { count: cards }) : t("introNew");
  const title =
    page > 1 ? contactPageName(page, wizard) : t(TITLES[kind as keyof typeof TITLES] ?? "photoTitle");
  const intros = {
    photo: t("photoIntro"),
    person: t("whoIntro"),
    look: cards > 0 ? t("lookIntro", { count: cards }) : t("lookIntroNew"),
  };
  return (
    <StepTitle
      ref={ref}
      label={stepLabel(TEMPLATE_PATH, index, wizard)}
      title={kind === "look" ? wizard("lookItOver") : title}
    >
      {intros[kind as keyof typeof intros] ?? say}
      {kind === "contacts" && (
        <>
          {" "}
          <span className="whitespace-nowrap">
            {steps("contactPageOf", { page, pages: CHANNEL_PAGES.length })}
          </span>
        </>
      )}
    </StepTitle>
  );
}
