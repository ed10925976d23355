import type { PlanFeatures } from "@visita/domain/billing/plan.rules";
import { CHANNEL_PAGES, channelOf } from "@visita/domain/card/channels";

export type WizardStep = {
  readonly kind: "photo" | "person" | "logo" | "colour" | "contacts" | "username";
  /** Of the seven contact pages, from 1; 0 for the other steps. */
  readonly page: number;
  /** What the list of steps and a screen reader call it. */
  readonly name: string;
  /** Shown, but kept shut by the plan. */
  readonly isLocked: boolean;
};

/** The whole way through a wizard. */
export type WizardPath = {
  readonly mode: "create" | "edit";
  readonly steps: readonly WizardStep[];
  /** What the step's number is divided by for the progress bar. */
  readonly progressEnd: number;
};

/** Twelve steps for everybody; what the plan does not open is shown shut. */
export function createPath(features: PlanFeatures): WizardPath {
  const steps = [...cardSteps(features), step("username", "Your link")];
  return { mode: "create", steps, progressEnd: 11 };
}

/** Eleven steps with everything open, otherwise the three that work. The username cannot be changed. */
export function editPath(features: PlanFeatures): WizardPath {
  const steps = cardSteps(features);
  if (features.logo) return { mode: "edit", steps, progressEnd: 10 };
  return { mode: "edit", steps: steps.filter((each) => !each.isLocked), progressEnd: 3 };
}

export function stepLabel(path: WizardPath, index: number): string {
  return `Step ${index + 1} of ${path.steps.length}`;
}

/** The first step after this one that the plan opens; -1 when there is none. */
export function nextOpenStep(path: WizardPath, index: number): number {
  return path.steps.findIndex((step, at) => at > index && !step.isLocked);
}

/** The number of the step on which a field is; -1 when it is on none. */
export function stepOfField(path: WizardPath, field: string): number {
  const [part, channel = ""] = field.split(".");
  const page = part === "contacts" ? channelOf(channel)?.page : 0;
  return path.steps.findIndex((each) => each.kind === KIND_OF_FIELD[part ?? ""] && each.page === page);
}

const KIND_OF_FIELD: Readonly<Record<string, WizardStep["kind"]>> = {
  profilepic: "photo",
  fullname: "person",
  occupation: "person",
  companyname: "person",
  bio: "person",
  logo: "logo",
  color: "colour",
  contacts: "contacts",
  username: "username",
};

function cardSteps(features: PlanFeatures): WizardStep[] {
  return [
    step("photo", "Profile photo"),
    step("person", "Personal information"),
    step("logo", "Business logo", !features.logo),
    step("colour", "Colour", !features.colour),
    ...CHANNEL_PAGES.map((channels, index) => {
      const isLocked = !channels.some(({ key }) => features.channel(key));
      return { kind: "contacts", page: index + 1, name: `Contact page ${index + 1}`, isLocked } as const;
    }),
  ];
}

function step(kind: WizardStep["kind"], name: string, isLocked = false): WizardStep {
  return { kind, page: 0, name, isLocked };
}
