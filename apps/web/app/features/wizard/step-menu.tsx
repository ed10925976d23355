import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { ChevronDown, CircleAlert, Lock } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useRef } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { buttonClasses } from "../../ui/button.tsx";
import { MenuItem } from "../../ui/menu-parts.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { VisuallyHidden } from "../../ui/text-parts.tsx";
import { useChannelName } from "../card/public/use-channel-name.ts";
import { contactPageChannels, contactPageName, countFilled } from "./contact-pages.ts";
import type { Steps } from "./use-step.ts";
import { useProblemSteps, useWizard } from "./wizard-context.tsx";
import { stepName, type WizardPath, type WizardStep } from "./wizard-steps.ts";

type StepMenuProps = {
  path: WizardPath;
  steps: Steps;
  /** Before the number of the step: of what. */
  name?: string;
};

/** Says where one is, and leads to every other step. Steps on which something is wrong are marked. */
export function StepMenu({ path, steps, name }: StepMenuProps) {
  const t = useTranslate(wizardTexts);
  const withProblems = useProblemSteps(path);
  const hasChosen = useRef(false);

  function choose(index: number) {
    if (index === steps.index) return;
    hasChosen.current = true;
    steps.open(index);
  }

  /** A menu gives the focus back to its button; here the heading of the chosen step has it already. */
  function leaveFocus(event: Event) {
    if (hasChosen.current) event.preventDefault();
    hasChosen.current = false;
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <button
          type="button"
          className={`${buttonClasses({ variant: "ghost" })} min-h-touch! flex-col gap-0.5 px-1! text-small! text-muted! sm:px-3!`}
        >
          <span className="inline-flex items-center gap-1.5">
            {withProblems.length > 0 && (
              <>
                <CircleAlert aria-hidden="true" size={16} strokeWidth={2} className="text-danger" />
                <VisuallyHidden>{t("stepsNeedAttention")}</VisuallyHidden>{" "}
              </>
            )}
            {name !== undefined && (
              <>
                <bdi className="max-w-48 truncate max-md:sr-only">{name}</bdi>
                <span aria-hidden="true" className="max-md:hidden">
                  ·
                </span>
              </>
            )}
            <span>
              <TaggedText
                text={t("stepOf", { step: steps.index + 1, steps: path.steps.length })}
                tags={{ word: (word) => <span className="max-xs:sr-only">{word}</span> }}
              />
            </span>
          </span>{" "}
          <span className="inline-flex items-center gap-0.5 text-caption leading-[1.2] text-accent">
            <span className="max-[22rem]:sr-only">{t("allSteps")}</span>
            <ChevronDown aria-hidden="true" size={14} strokeWidth={2.25} />
          </span>
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="center"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={leaveFocus}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-48 overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised p-1.5 text-text shadow-card data-[state=closed]:animate-fade-out data-[state=open]:animate-drop-in"
        >
          {path.steps.map((step, index) => (
            <MenuItem key={`${step.kind} ${step.page}`} onSelect={() => choose(index)}>
              <span className="figures-display w-6 shrink-0 text-muted">{index + 1}</span>
              <span className="min-w-0 flex-1 py-1.5">
                <span className={index === steps.index ? "font-semibold" : undefined}>
                  <StepName step={step} />
                  {index === steps.index && <VisuallyHidden>{t("thisStep")}</VisuallyHidden>}
                </span>
                {step.kind === "contacts" && <ContactPageHint step={step} />}
              </span>
              <StepMark step={step} hasProblem={withProblems.includes(index)} />
            </MenuItem>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** A contact page is called by what it holds; its number is read out. */
function StepName({ step }: { step: WizardStep }) {
  const t = useTranslate(wizardTexts);
  const { kind, page } = step;
  if (kind !== "contacts") return stepName(step, t);
  return (
    <TaggedText
      text={t("contactPageHolds", { page, holds: contactPageName(page, t) })}
      tags={{ hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
    />
  );
}

/** Which channels are on a contact page, and how much of it is filled in. */
function ContactPageHint({ step: { page, isLocked } }: { step: WizardStep }) {
  const t = useTranslate(wizardTexts);
  const { store } = useWizard();
  const channels = contactPageChannels(page, t, useChannelName());
  // The menu closes before anything else can be typed.
  const count = isLocked ? 0 : countFilled(store.get().values, page);
  return (
    <>
      <VisuallyHidden>, </VisuallyHidden>
      <span className="block text-caption text-muted">
        {count === 0 ? (
          channels
        ) : (
          <TaggedText
            text={t("channelsFilledIn", { channels, count })}
            tags={{ filled: (words) => <span className="whitespace-nowrap">{words}</span> }}
          />
        )}
      </span>
    </>
  );
}

function StepMark({ step, hasProblem }: { step: WizardStep; hasProblem: boolean }) {
  const t = useTranslate(wizardTexts);
  if (hasProblem) {
    return (
      <>
        <CircleAlert aria-hidden="true" size={18} strokeWidth={2} className="text-danger" />
        <VisuallyHidden>{t("needsAttention")}</VisuallyHidden>
      </>
    );
  }
  if (!step.isLocked) return null;
  return (
    <>
      <Lock aria-hidden="true" size={16} strokeWidth={1.75} className="text-muted" />
      <VisuallyHidden>{t("premium")}</VisuallyHidden>
    </>
  );
}
