import { featuresOf } from "@visita/domain/billing/plan.rules";
import { visibleCard } from "@visita/domain/card/card.gating";
import type { ChannelKey } from "@visita/domain/card/channels";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { wizardTemplate } from "@visita/domain/owner-messages/wizard-template";
import type { Template } from "@visita/domain/team/template";
import { withTemplate } from "@visita/domain/team/template";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { type FormEvent, useCallback, useId, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { notify } from "../../../ui/toast.tsx";
import type { TemplateList } from "../../team/public/template-store.ts";
import { rulesOf } from "../../team/public/use-template-words.ts";
import { LeaveGuard } from "../leave-guard.tsx";
import { OrderPage, useOrdering } from "../order/order-page.tsx";
import { PreviewColumn } from "../preview/preview-card.tsx";
import { RemainingProblems } from "../remaining-problems.tsx";
import { useSessionLoss } from "../session-loss.ts";
import { fieldOf, nextFieldOnEnter, useStepFocus } from "../step-focus.ts";
import { StepMenu } from "../step-menu.tsx";
import { useStep } from "../use-step.ts";
import { type TemplateParts, useWizardState, WizardContext } from "../wizard-context.tsx";
import { WizardFoot } from "../wizard-foot.tsx";
import { WizardFrame } from "../wizard-frame.tsx";
import { TEMPLATE_PATH as PATH, stepOfField, type WizardStep } from "../wizard-steps.ts";
import { createWizardStore, type Problems } from "../wizard-store.ts";
import type { WizardValues } from "../wizard-values.ts";
import { LookStep } from "./look-step.tsx";
import { ShownWith, useColleagues } from "./shown-with.tsx";
import { TemplateChangedDialog } from "./template-changed-dialog.tsx";
import { TemplateHeading } from "./template-heading.tsx";
import type { TemplateRules } from "./template-rules.ts";
import { TemplateStep } from "./template-step.tsx";
import { mergedTemplate, previewedTemplate, templateOf, typedTemplate } from "./template-values.ts";
import { useSaveTemplate } from "./use-save-template.ts";

/** Everything can be set, whatever the plan: a team that has none yet keeps what belongs to one. */
const FEATURES = featuresOf("active");

type TemplateWizardProps = {
  userid: string;
  teamid: string;
  opened: TeamTemplate;
  /** Of the team's plan: what its cards show. */
  status: TemplateList["status"];
  listPath: string;
};

export function TemplateWizard({ userid, teamid, opened, status, listPath }: TemplateWizardProps) {
  const t = useTranslate(wizardTemplate);
  const common = useTranslate(commonTexts);
  const [store] = useState(() => {
    const { values, rules } = typedTemplate(rulesOf(opened));
    return createWizardStore(values, false, rules);
  });
  /** The version that what is typed is compared with. */
  const [base, setBase] = useState(opened);
  const [newer, setNewer] = useState<TeamTemplate>();
  const navigate = useNavigate();
  const formId = useId();
  const steps = useStep(PATH.steps.length);
  const focus = useStepFocus(steps.index);
  const ordering = useOrdering(focus.heading);
  const onSessionLost = useSessionLoss();
  const template = useTemplateParts({ userid, teamid, base, status });
  const parts = { store, features: FEATURES, userid, cardid: null, template, onSessionLost };
  const { cards, name } = base;
  const step = PATH.steps[steps.index] as WizardStep;

  function openFirst(problems: Problems) {
    const field = Object.keys(problems).find((each) => stepOfField(PATH, each) >= 0);
    if (field === undefined) return;
    const index = stepOfField(PATH, field);
    if (index === steps.index) return void focus.focusNow(field);
    focus.wantField(field);
    steps.open(index);
  }

  const saving = useSaveTemplate({
    store,
    userid,
    teamid,
    base,
    onProblems: openFirst,
    onChangedElsewhere: setNewer,
    onSessionLost,
    onSaved(saved) {
      const text = { template: saved.name, count: saved.cards };
      notify.success(saved.cards > 0 ? t("saved", text) : t("savedNew", { template: saved.name }));
      void navigate(listPath);
    },
  });

  /** Nothing is saved by it: the last step shows what came of both. */
  function takeUp(newest: TeamTemplate) {
    const { values, rules } = store.get();
    const mine = templateOf({ values, rules: rules as TemplateRules });
    const merged = typedTemplate(mergedTemplate(mine, rulesOf(base), rulesOf(newest)));
    store.replace(merged.values, true);
    store.changeRules(merged.rules);
    setBase(newest);
    setNewer(undefined);
    steps.open(PATH.steps.length - 1);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (steps.isLast) void saving.save();
    else steps.next();
  }

  const leaveGuard = <LeaveGuard text={t("leaveText")} hasDraft={false} />;
  if (ordering.isOpen) {
    return (
      <WizardContext value={parts}>
        <OrderPage label={t("orderOf", { template: name })} onDone={ordering.close} />
        {leaveGuard}
      </WizardContext>
    );
  }
  return (
    <WizardContext value={parts}>
      <WizardFrame
        label={<StepMenu path={PATH} steps={steps} name={name} />}
        back={{ to: listPath, label: t("templates") }}
        progress={steps.index / (PATH.steps.length - 1)}
        side={<PreviewColumn />}
        foot={
          <WizardFoot
            steps={steps}
            isSaving={saving.isSaving}
            formId={formId}
            middle={<LookItOver onLook={() => steps.open(PATH.steps.length - 1)} />}
            saveLabel={cards > 0 ? t("save", { count: cards }) : common("save")}
            isSkippable={false}
            isOptional={false}
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
          // What only screen readers see must not make the document longer than the window.
          className="relative max-lg:[&_:is(a,button,input,textarea)]:scroll-mb-20"
        >
          <TemplateHeading ref={focus.heading} step={step} index={steps.index} cards={cards} />
          <RemainingProblems path={PATH} steps={steps} />
          {step.kind === "look" ? (
            <LookStep teamid={teamid} base={base} isTogether={base !== opened} onOrder={ordering.open} />
          ) : (
            <TemplateStep key={`${step.kind} ${step.page}`} step={step} />
          )}
        </form>
      </WizardFrame>
      {leaveGuard}
      <TemplateChangedDialog newer={newer} onClose={() => setNewer(undefined)} onTakeUp={takeUp} />
    </WizardContext>
  );
}

type TemplatePartsOptions = Pick<TemplateWizardProps, "userid" | "teamid" | "status"> & {
  base: TeamTemplate;
};

/** What the preview shows: the template as it is typed, with a colleague. */
function useTemplateParts({ userid, teamid, base, status }: TemplatePartsOptions): TemplateParts {
  const colleagues = useColleagues({ userid, teamid, template: base });
  const { shown } = colleagues;
  const preview = useCallback(
    (values: WizardValues, rules: TemplateRules) => {
      const template: Template = previewedTemplate({ values, rules });
      const features = featuresOf(status);
      return {
        ...visibleCard(withTemplate(shown, template), features),
        mayHave: (key: string) => `contacts.${key}` in rules.fields && features.channel(key as ChannelKey),
      };
    },
    [shown, status],
  );
  return { preview, previewHead: <ShownWith {...colleagues} />, colleague: shown };
}

/** From every step to the one with the button Save, once there is something to save. */
function LookItOver({ onLook }: { onLook: () => void }) {
  const t = useTranslate(wizardTexts);
  const isDirty = useWizardState((state) => state.isDirty);
  if (!isDirty) return null;
  return (
    <Button
      variant="secondary"
      onClick={onLook}
      className="min-h-13! flex-[1.4] max-lg:px-3! lg:ms-auto lg:min-h-control! lg:min-w-34 lg:flex-none"
    >
      {t("lookItOver")}
    </Button>
  );
}
