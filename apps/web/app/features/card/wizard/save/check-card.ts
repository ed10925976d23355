import type { PlanFeatures } from "@visita/domain/billing/plan.rules";
import { readCard, type ValidCard } from "@visita/domain/card/card.rules";
import { usernameProblem } from "@visita/domain/card/username.rules";
import type { WizardPath } from "../wizard-steps.ts";
import type { Problems } from "../wizard-store.ts";
import { toCardDraft, type WizardValues } from "../wizard-values.ts";

type Checked = { readonly card: ValidCard } | { readonly problems: Problems };

/** The rules that run on Save. The toast shows the first problem; the username comes first. */
export function checkCard(values: WizardValues, mode: WizardPath["mode"], features: PlanFeatures): Checked {
  const username = mode === "create" ? usernameProblem(values.username) : null;
  const result = readCard(toCardDraft(values), features);
  if (username === null) return result;
  return { problems: { username, ...("problems" in result && result.problems) } };
}
