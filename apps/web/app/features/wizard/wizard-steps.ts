import type { PlanFeatures } from "@visita/domain/billing/plan.rules";
import { CHANNEL_PAGES, channelOf } from "@visita/domain/card/channels";

export type WizardStep = {
  readonly kind: "photo" | "person" | "logo" | "colour" | "contacts" | "side" | "username";
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
};

/** Thirteen steps for everybody; what the plan does not open is shown shut. */
export function createPath(features: PlanFeatures): WizardPath {
  return { mode: "create", steps: [...cardSteps(features), step("username", "Your link")] };
}

/** Twelve steps with everything open, otherwise the four that work. The username cannot be changed. */
export function editPath(features: PlanFeatures): WizardPath {
  return { mode: "edit", steps: cardSteps(features).filter(({ isLocked }) => !isLocked) };
}

export function stepLabel(path: WizardPath, index: number): string {
  return `Step ${index + 1} of ${path.steps.length}`;
}

/** Past a row of shut steps, the next one that every card needs; undefined where there is no row. */
export function stepBehindShut(path: WizardPath, index: number): number | undefined {
  const { steps } = path;
  if (!steps[index]?.isLocked || !steps[index + 1]?.isLocked) return undefined;
  return steps.findIndex(({ kind, isLocked }, at) => at > index && !isLocked && kind !== "side");
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
  language: "side",
  reading: "side",
  secondSide: "side",
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
    step("side", "A second side"),
  ];
}

function step(kind: WizardStep["kind"], name: string, isLocked = false): WizardStep {
  return { kind, page: 0, name, isLocked };
}
