import type { PlanFeatures } from "@visita/domain/billing/plan.rules";
import type { EditableCard } from "@visita/domain/card/card.contract";
import { type WizardText, wizardTexts } from "@visita/domain/owner-messages/wizard";
import { teamFeatures } from "@visita/domain/team/team-card.rules";
import { type FormEvent, useEffect, useId, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "../../lib/language.tsx";
import { forgetUnfinishedCard, rememberUnfinishedCard } from "../../lib/unfinished-card.ts";
import { notify } from "../../ui/toast.tsx";
import { useInvalidateCards } from "../card/public/card.queries.ts";
import { forgetSampleCard, newCardState } from "../card/public/hand-over.ts";
import { ExchangeChoice, ExchangeSwitch } from "../exchange/public/exchange-switch.tsx";
import { useDraftAutosave } from "./draft/draft-autosave.ts";
import { EditorMenu } from "./editor-menu.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { OrderPage, useOrdering } from "./order/order-page.tsx";
import { PreviewColumn } from "./preview/preview-card.tsx";
import { RemainingProblems } from "./remaining-problems.tsx";
import { ChangedDialog } from "./save/changed-dialog.tsx";
import { PlanEndedDialog } from "./save/plan-ended-dialog.tsx";
import { type EditedCard, useSaveCard } from "./save/use-save-card.ts";
import { SearchEngineSwitch } from "./search-engine-switch.tsx";
import { useSessionLoss } from "./session-loss.ts";
import { endSideRemoval, useSideRemovalEnd } from "./sides/side-removal.ts";
import { fieldOf, nextFieldOnEnter, useStepFocus } from "./step-focus.ts";
import { StepMenu } from "./step-menu.tsx";
import type { Skip } from "./steps/locked-step.tsx";
import { StepContent } from "./steps/step-content.tsx";
import { StepHeading } from "./steps/step-heading.tsx";
import { UpgradeOffer } from "./steps/upgrade-offer.tsx";
import { SetSwitches } from "./team/set-switches.tsx";
import { withSetFields } from "./team/team-card.ts";
import { type Steps, useStep } from "./use-step.ts";
import { WizardContext } from "./wizard-context.tsx";
import { SaveChanges, WizardFoot } from "./wizard-foot.tsx";
import { WizardFrame } from "./wizard-frame.tsx";
import { type CardStep, stepBehindShut, stepOfField, type WizardPath } from "./wizard-steps.ts";
import { createWizardStore, type Problems } from "./wizard-store.ts";
import { valuesOfCard, type WizardValues } from "./wizard-values.ts";

type WizardProps = {
  path: WizardPath;
  features: PlanFeatures;
  userid: string;
  start: WizardValues;
  /** It begins with a draft, which is unsaved work already. */
  isFromDraft: boolean;
  edited: EditedCard | null;
};

export function Wizard({ path, features: opens, userid, start, isFromDraft, edited: opened }: WizardProps) {
  const t = useTranslate(wizardTexts);
  const [store] = useState(() => createWizardStore(start, isFromDraft));
  const [edited, setEdited] = useState(opened);
  /** Of a new card; that of one which is there acts at once. */
  const [exchange, setExchange] = useState(true);
  const [isChanged, setChanged] = useState(false);
  const [planEnded, setPlanEnded] = useState({ isOpen: false, fields: [] as readonly string[] });
  const onSessionLost = useSessionLoss();
  const navigate = useNavigate();
  const invalidateCards = useInvalidateCards(userid);
  const formId = useId();
  const steps = useStep(path.steps.length, (field) => stepOfField(path, field));
  const focus = useStepFocus(steps.index, steps.wantedField);
  const ordering = useOrdering(focus.heading);
  const cardid = edited?.cardid ?? null;
  const team = edited?.team;
  const features = useMemo(() => (team ? teamFeatures(team) : opens), [team, opens]);
  const draft = useDraftAutosave({
    owner: { userid, cardid },
    store,
    step: steps.index,
    version: edited?.version ?? null,
  });
  useEffect(forgetUnfinishedCard, []);
  useSideRemovalEnd();
  const parts = useMemo(
    () => ({ store, features, userid, cardid, team, onSessionLost }),
    [store, features, userid, cardid, team, onSessionLost],
  );

  function openFirst(problems: Problems) {
    const field = Object.keys(problems).find((name) => stepOfField(path, name) >= 0);
    if (field !== undefined) openField(field);
  }

  function openField(field: string) {
    const index = stepOfField(path, field);
    if (index === steps.index) return void focus.focusNow(field);
    focus.wantField(field);
    steps.open(index);
  }

  const saving = useSaveCard({
    store,
    mode: path.mode,
    features,
    userid,
    edited,
    exchange,
    onProblems: openFirst,
    onChangedElsewhere: () => setChanged(true),
    onSetByTeam: (card) =>
      card.team && changeTo(card, withSetFields(store.get().values, valuesOfCard(card), card.team), true),
    onPlanEnded: (fields) => setPlanEnded({ isOpen: true, fields }),
    onSessionLost,
    onSaved() {
      draft.close();
      forgetSampleCard();
      invalidateCards();
      void navigate("/dashboard", { state: edited ? null : newCardState(store.get().values.username) });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (steps.isLast) void saving.save();
    else steps.next();
  }

  function changeTo({ cardid, version, team }: EditableCard, values: WizardValues, isDirty: boolean) {
    store.replace(values, isDirty);
    setEdited({ cardid, version, team });
  }

  function loadNewer() {
    setChanged(false);
    void saving.loadNewest((card) => {
      endSideRemoval();
      changeTo(card, valuesOfCard(card), false);
      draft.discard();
      notify.blank(t("newerLoaded"));
    });
  }

  const closePlanEnded = () => setPlanEnded((shown) => ({ ...shown, isOpen: false }));

  const step = path.steps[steps.index] as CardStep;
  const skip = skipFrom(path, steps, t);
  const openPages = path.steps.filter(({ kind, isLocked }) => kind === "contacts" && !isLocked).length;
  if (ordering.isOpen) {
    return (
      <WizardContext value={parts}>
        <OrderPage label={t("editCard", { username: start.username })} onDone={ordering.close} />
        <LeaveGuard />
      </WizardContext>
    );
  }
  return (
    <WizardContext value={parts}>
      <WizardFrame
        label={<StepMenu path={path} steps={steps} />}
        menu={
          edited && (
            <EditorMenu
              cardid={edited.cardid}
              userid={userid}
              username={start.username}
              onOrder={ordering.open}
            />
          )
        }
        progress={steps.index / (path.steps.length - 1)}
        side={<PreviewColumn />}
        foot={
          <WizardFoot
            steps={steps}
            isSaving={saving.isSaving}
            formId={formId}
            middle={edited && <SaveChanges isSaving={saving.isSaving} onSave={() => void saving.save()} />}
            isSkippable={skip !== undefined}
            isOptional={step.kind === "side"}
          />
        }
      >
        <form
          id={formId}
          ref={focus.form}
          noValidate
          onSubmit={submit}
          onKeyDown={nextFieldOnEnter}
          onFocus={({ target }) => store.focusField(fieldOf(target))}
          className="max-lg:[&_:is(a,button,input,textarea)]:scroll-mb-20"
        >
          <StepHeading ref={focus.heading} step={step} path={path} index={steps.index} />
          <RemainingProblems path={path} steps={steps} />
          <StepContent
            key={`${step.kind} ${step.page}`}
            step={step}
            skip={skip}
            openPages={openPages}
            onOpenField={openField}
          />
          {steps.isLast && edited && <CardSwitches {...edited} userid={userid} features={features} />}
          {steps.isLast && !edited && <ExchangeChoice isOn={exchange} onChange={setExchange} />}
          {steps.isLast && !edited && !features.logo && <UpgradeOffer />}
        </form>
      </WizardFrame>
      <LeaveGuard />
      <ChangedDialog
        isOpen={isChanged}
        onClose={() => setChanged(false)}
        onKeepMine={() => {
          setChanged(false);
          void saving.saveOver();
        }}
        onLoadNewer={loadNewer}
      />
      <PlanEndedDialog
        {...planEnded}
        mode={path.mode}
        onClose={closePlanEnded}
        onSeePlans={() => {
          closePlanEnded();
          rememberUnfinishedCard(cardid === null ? "/b/c" : `/b/u?card=${encodeURIComponent(cardid)}`);
          void navigate("/subscription");
        }}
        onSaveWithout={() => {
          closePlanEnded();
          void saving.saveWithout();
        }}
      />
    </WizardContext>
  );
}

type CardSwitchesProps = EditedCard & { userid: string; features: PlanFeatures };

function CardSwitches({ cardid, team, userid, features }: CardSwitchesProps) {
  if (team) return <SetSwitches userid={userid} cardid={cardid} />;
  return (
    <>
      <ExchangeSwitch userid={userid} cardid={cardid} />
      <SearchEngineSwitch userid={userid} cardid={cardid} features={features} />
    </>
  );
}

/** One shut step alone is passed with Next. */
function skipFrom(path: WizardPath, steps: Steps, t: WizardText): Skip | undefined {
  const target = stepBehindShut(path, steps.index);
  if (target === undefined) return undefined;
  const isLast = target === path.steps.length - 1;
  return {
    label: t(isLast ? "skipToLink" : "skipToContacts"),
    go: () => steps.open(target),
  };
}
