import type { PlanFeatures } from "@visita/domain/billing/plan.rules";
import { readCard, type ValidCard } from "@visita/domain/card/card.rules";
import { usernameProblem } from "@visita/domain/card/username.rules";
import type { WizardPath } from "../wizard-steps.ts";
import type { Problems } from "../wizard-store.ts";
import { typedCard, type WizardValues } from "../wizard-values.ts";

type Checked = { readonly card: ValidCard } | { readonly problems: Problems };

/** The rules that run on Save. Of all that is wrong, the first is what the toast says; the username comes before all. */
export function checkCard(values: WizardValues, mode: WizardPath["mode"], features: PlanFeatures): Checked {
  const username = mode === "create" ? usernameProblem(values.username) : null;
  const reading = readCard(typedCard(values), features);
  if (username === null) return reading;
  return { problems: { username, ...("problems" in reading && reading.problems) } };
}
