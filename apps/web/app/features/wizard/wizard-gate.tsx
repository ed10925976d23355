import type { PlanFeatures } from "@visita/domain/billing/plan.rules";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useAnswers } from "../../lib/answers.ts";
import { useTranslate } from "../../lib/language.tsx";
import { isResumeState } from "../../lib/unfinished-card.ts";
import type { Draft } from "./draft/draft.ts";
import { DraftOffer } from "./draft/draft-offer.tsx";
import { deleteDraft, loadDraft } from "./draft/draft-storage.ts";
import type { EditedCard } from "./save/use-save-card.ts";
import { withSetFields } from "./team/team-card.ts";
import { useStep } from "./use-step.ts";
import { Wizard } from "./wizard.tsx";
import { WIZARD_ANSWERS } from "./wizard-answers.ts";
import { WizardFrame, WizardLoading } from "./wizard-frame.tsx";
import type { WizardPath } from "./wizard-steps.ts";
import type { WizardValues } from "./wizard-values.ts";

type WizardGateProps = {
  path: WizardPath;
  features: PlanFeatures;
  userid: string;
  /** What the form begins with when no draft is taken up. */
  fresh: WizardValues;
  /** The button that begins with that although there is a draft. */
  otherStart?: string;
  edited: EditedCard | null;
};

/** Before the form: a draft that was left on this device is offered. */
export function WizardGate({ path, features, userid, fresh, otherStart, edited }: WizardGateProps) {
  const t = useTranslate(wizardTexts);
  useAnswers(WIZARD_ANSWERS);
  const owner = { userid, cardid: edited?.cardid ?? null };
  const found = useStoredDraft(owner.userid, owner.cardid);
  const [taken, setTaken] = useState<Draft | null>();
  const { open } = useStep(path.steps.length);
  const isResuming = isResumeState(useLocation().state);

  const resume = useEffectEvent((draft: Draft) => {
    open(Math.min(draft.step, path.steps.length - 1), { replace: true });
    setTaken(draft);
  });
  // Whoever asked to continue is not asked again.
  const isResumed = found && isResuming && taken === undefined;
  useEffect(() => {
    if (found && isResumed) resume(found);
  }, [found, isResumed]);

  if (found === undefined || isResumed) return <WizardLoading text={t("lookingForDraft")} />;
  if (found && taken === undefined) {
    return (
      <WizardFrame>
        <DraftOffer
          draft={found}
          stepCount={path.steps.length}
          isNewCard={edited === null}
          otherStart={otherStart ?? t("startOver")}
          onContinue={() => {
            open(Math.min(found.step, path.steps.length - 1), { replace: true });
            setTaken(found);
          }}
          onStartOver={() => {
            void deleteDraft(owner);
            open(0, { replace: true });
            setTaken(null);
          }}
        />
      </WizardFrame>
    );
  }
  return (
    <Wizard
      path={path}
      features={features}
      userid={userid}
      start={
        taken && edited?.team ? withSetFields(taken.values, fresh, edited.team) : (taken?.values ?? fresh)
      }
      isFromDraft={Boolean(taken)}
      edited={edited && { ...edited, version: taken?.version ?? edited.version }}
    />
  );
}

/** Looks once for a draft that was left on this device. Undefined while looking, null when there is none. */
function useStoredDraft(userid: string, cardid: string | null): Draft | null | undefined {
  const [draft, setDraft] = useState<Draft | null>();
  useEffect(() => {
    let isCurrent = true;
    void loadDraft({ userid, cardid }).then((found) => {
      if (isCurrent) setDraft(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [userid, cardid]);
  return draft;
}
