import type { PlanFeatures } from "@visita/domain/billing/plan.rules";
import type { EditableCard } from "@visita/domain/card/card.contract";
import { mergedCard } from "@visita/domain/card/card.gating";
import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { ValidCard } from "@visita/domain/card/card.rules";
import { useRef } from "react";
import { call } from "../../../../lib/api.ts";
import { type SubmitOutcome, useSubmitOnce } from "../../../../lib/use-submit-once.ts";
import { notify } from "../../../../ui/toast.tsx";
import type { SessionLoss } from "../session-loss.ts";
import type { WizardPath } from "../wizard-steps.ts";
import type { Problems, WizardStore } from "../wizard-store.ts";
import { filledContacts } from "../wizard-values.ts";
import { addCard } from "./add-card.ts";
import { checkCard } from "./check-card.ts";
import { saveFailure } from "./save-failure.ts";

/** The edited card; null for a new one. */
export type EditedCard = { readonly cardid: string; readonly version: number };

type Options = {
  store: WizardStore;
  mode: WizardPath["mode"];
  features: PlanFeatures;
  userid: string;
  edited: EditedCard | null;
  onProblems: (problems: Problems) => void;
  onChangedElsewhere: () => void;
  /** Nothing was saved, because these fields would have been dropped. */
  onPlanEnded: (fields: readonly string[]) => void;
  onSessionLost: (loss: SessionLoss) => void;
  onSaved: () => void;
};

/** Replaces the previous toast of this form. */
const TOAST = { id: "card-save" };

/** Saves once, however often the button is pressed. A failure keeps all input. */
export function useSaveCard(options: Options) {
  const { store, mode, features, userid, edited } = options;
  const { isBusy: isSaving, submit } = useSubmitOnce();
  // Kept in a ref, so that a retry does not ask again.
  const requiresWhole = useRef(true);

  function run(work: () => Promise<SubmitOutcome>) {
    return submit(() =>
      work().catch((error: unknown) => {
        explain(error);
        return "staying";
      }),
    );
  }

  function showProblems(problems: Problems) {
    const [first = ""] = Object.values(problems);
    notify.error(first, TOAST);
    store.refuse(problems);
    options.onProblems(problems);
  }

  function explain(error: unknown) {
    const failure = saveFailure(error, mode, store.get().values.username.trim());
    if (failure.kind === "fields") return showProblems(failure.problems);
    if (failure.kind === "changed") return options.onChangedElsewhere();
    if (failure.kind === "plan-ended") return options.onPlanEnded(failure.fields);
    if (failure.kind === "session-lost") return options.onSessionLost(failure.loss);
    notify.error(failure.message, TOAST);
  }

  async function send(card: ValidCard, version: number | undefined): Promise<SubmitOutcome> {
    const whole = requiresWhole.current;
    if (edited) {
      const params = { cardid: edited.cardid };
      await call("PUT /api/card/updatecard/:cardid", {
        params,
        body: { ...card, userid, whole, ...(version !== undefined && { version }) },
      });
    } else {
      const username = store.get().values.username.trim();
      await addCard({ ...card, username, userid, whole });
    }
    notify.success(edited ? TEXT.updated : TEXT.created, TOAST);
    store.markSaved();
    options.onSaved();
    return "leaving";
  }

  async function checkAndSend(version: number | undefined): Promise<SubmitOutcome> {
    const { values } = store.get();
    const checked = checkCard(values, mode, features);
    if ("problems" in checked) {
      showProblems(checked.problems);
      return "staying";
    }
    store.clearProblems();
    // Includes what the known plan hides: the plan may have grown since, and the fields would be lost.
    const complete = { ...values, contacts: filledContacts(values.contacts) };
    return send(mergedCard(complete, checked.card, features), version);
  }

  const newest = () =>
    call("GET /api/card/getcarddataforupdate/:cardid", { params: { cardid: edited?.cardid ?? "" } });

  return {
    isSaving,
    save: () => run(() => checkAndSend(edited?.version)),
    /** Drops what the plan does not include. */
    saveWithout() {
      requiresWhole.current = false;
      return run(() => checkAndSend(edited?.version));
    },
    /** Overwrites what was saved elsewhere. */
    saveOver: () => run(async () => checkAndSend((await newest()).version)),
    /** Replaces the input by the stored card. */
    loadNewest: (use: (card: EditableCard) => void) =>
      run(async () => {
        use(await newest());
        return "staying";
      }),
  };
}
