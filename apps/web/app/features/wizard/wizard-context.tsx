import type { PlanFeatures } from "@visita/domain/billing/plan.rules";
import type { ChannelKey } from "@visita/domain/card/channels";
import type { CardTeam } from "@visita/domain/team/team-card.rules";
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import type { CardViewData } from "../card/view/card-view.tsx";
import type { SessionLoss } from "./session-loss.ts";
import { browserLanguage, type SideField, sideText } from "./sides/side-values.ts";
import type { TemplateRules } from "./template/template-rules.ts";
import { stepOfField, type WizardPath } from "./wizard-steps.ts";
import type { WizardState, WizardStore } from "./wizard-store.ts";
import { EMPTY_CONTACT, type filledCard, type WizardValues } from "./wizard-values.ts";

export type TemplateParts = {
  /** What the preview shows. */
  readonly preview: (values: WizardValues, rules: TemplateRules) => CardViewData;
  /** Stands above it. */
  readonly previewHead: ReactNode;
  /** Whose card is shown there: what is theirs of it, for examples. */
  readonly colleague: ReturnType<typeof filledCard>;
};

type WizardParts = {
  store: WizardStore;
  features: PlanFeatures;
  userid: string;
  /** Null while the card is new. */
  cardid: string | null;
  /** In place of a card, a template is edited. */
  template?: TemplateParts | undefined;
  /** Whose card it is, where it is a team's. */
  team?: CardTeam | undefined;
  /** The guard asks to sign in, and the draft waits. */
  onSessionLost: (loss: SessionLoss) => void;
};

export const WizardContext = createContext<WizardParts | undefined>(undefined);

export function useWizard(): WizardParts {
  const parts = useContext(WizardContext);
  if (!parts) throw new Error("useWizard needs a WizardContext above it");
  return parts;
}

/** Draws anew only when the selected part changes. */
export function useWizardState<Part>(select: (state: WizardState) => Part): Part {
  const { store } = useWizard();
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

type TextKey = "fullname" | "occupation" | "companyname" | "bio" | "language" | "reading" | "username";

export function useText(field: TextKey) {
  const { store } = useWizard();
  const value = useWizardState((state) => state.values[field]);
  const error = useWizardState((state) => state.problems[field]);
  return { value, error, set: (text: string) => store.set(field, text) };
}

export function useContact(key: ChannelKey) {
  const contact = useWizardState((state) => state.values.contacts[key] ?? EMPTY_CONTACT);
  const error = useWizardState((state) => state.problems[`contacts.${key}`]);
  return { ...contact, error };
}

/** Whether the team sets this field; the person reads it. */
export function useIsSet(field: string): boolean {
  return useWizard().team?.fixed.includes(field) ?? false;
}

/** Whether a field must be filled in before the card is saved. A team card works before its person has come. */
export function useIsNeeded(field: string): boolean {
  const { team, template } = useWizard();
  return field === "fullname" || (team === undefined && template === undefined);
}

/** One box of the second side. */
export function useSideText(field: SideField) {
  const { store } = useWizard();
  const value = useWizardState(({ values }) => (values.secondSide ? sideText(values.secondSide, field) : ""));
  const error = useWizardState((state) => state.problems[`secondSide.${field}`]);
  return { value, error, set: (text: string) => store.setSideText(field, text) };
}

/** Of both sides; the second is undefined while there is none. */
export function useSideLanguages(): readonly [first: string, second: string | undefined] {
  const first = useWizardState(({ values }) => values.language || browserLanguage());
  const second = useWizardState(({ values }) => values.secondSide?.language);
  return [first, second];
}

/** The numbers of the steps on which something is wrong, in order. */
export function useProblemSteps(path: WizardPath): readonly number[] {
  const problems = useWizardState((state) => state.problems);
  return useMemo(() => {
    const steps = new Set(Object.keys(problems).map((field) => stepOfField(path, field)));
    steps.delete(-1);
    return [...steps].sort((a, b) => a - b);
  }, [path, problems]);
}
