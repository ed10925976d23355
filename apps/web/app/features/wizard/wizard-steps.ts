import type { PlanFeatures } from "@visita/domain/billing/plan.rules";
import { CHANNEL_PAGES, channelOf } from "@visita/domain/card/channels";
import type { WizardText } from "@visita/domain/owner-messages/wizard";

export type CardStep = {
  readonly kind: "photo" | "person" | "logo" | "colour" | "contacts" | "side" | "username";
  /** Of the seven contact pages, from 1; 0 for the other steps. */
  readonly page: number;
  /** Shown, but kept shut by the plan. */
  readonly isLocked: boolean;
};

/** A template is looked over at the end, where a card has its second side. */
export type WizardStep = CardStep | (Omit<CardStep, "kind"> & { readonly kind: "look" });

/** The whole way through a wizard. */
export type WizardPath = {
  readonly mode: "create" | "edit";
  readonly steps: readonly WizardStep[];
};

/** Thirteen steps for everybody; what the plan does not open is shown shut. */
export function createPath(features: PlanFeatures): WizardPath {
  return { mode: "create", steps: [...cardSteps(features), step("username")] };
}

/** Twelve steps with everything open, otherwise the four that work. The username cannot be changed. */
export function editPath(features: PlanFeatures): WizardPath {
  return { mode: "edit", steps: cardSteps(features).filter(({ isLocked }) => !isLocked) };
}

/** The same for a template, with a last look in place of the second side. */
export const TEMPLATE_PATH: WizardPath = {
  mode: "edit",
  steps: [
    step("photo"),
    step("person"),
    step("logo"),
    step("colour"),
    ...CHANNEL_PAGES.map((_, index) => ({ kind: "contacts", page: index + 1, isLocked: false }) as const),
    { kind: "look", page: 0, isLocked: false },
  ],
};

const NAMES = {
  photo: "profilePhoto",
  person: "personalInformation",
  logo: "businessLogo",
  colour: "colour",
  side: "aSecondSide",
  username: "yourLink",
  look: "lookItOver",
} as const satisfies Record<Exclude<WizardStep["kind"], "contacts">, string>;

/** What the list of steps and a screen reader call it. */
export function stepName({ kind, page }: WizardStep, t: WizardText): string {
  return kind === "contacts" ? t("contactPage", { page }) : t(NAMES[kind]);
}

/** "Step 3 of 13, Business logo:". The heading of the step follows. */
export function stepLabel({ steps }: WizardPath, index: number, t: WizardText): string {
  const step = steps[index];
  return step ? t("stepHeading", { step: index + 1, steps: steps.length, name: stepName(step, t) }) : "";
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

function cardSteps(features: PlanFeatures): CardStep[] {
  return [
    step("photo"),
    step("person"),
    step("logo", !features.logo),
    step("colour", !features.colour),
    ...CHANNEL_PAGES.map((channels, index) => {
      const isLocked = !channels.some(({ key }) => features.channel(key));
      return { kind: "contacts", page: index + 1, isLocked } as const;
    }),
    step("side"),
  ];
}

function step(kind: CardStep["kind"], isLocked = false): CardStep {
  return { kind, page: 0, isLocked };
}
