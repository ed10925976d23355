import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { ErrorCode } from "@visita/domain/errors";
import { ApiError } from "../../../lib/api-error.ts";
import { type SessionLoss, sessionLoss } from "../session-loss.ts";
import type { WizardPath } from "../wizard-steps.ts";
import type { Problems } from "../wizard-store.ts";

type SaveFailure =
  /** Belongs to fields, which are to be mended. */
  | { readonly kind: "fields"; readonly problems: Problems }
  /** Somebody saved the card since it was opened. */
  | { readonly kind: "changed" }
  /** The team sets more than it did when the card was opened. */
  | { readonly kind: "set-by-team"; readonly message: string }
  /** The plan does not open these fields, in which something would get lost. */
  | { readonly kind: "plan-ended"; readonly fields: readonly string[] }
  | { readonly kind: "session-lost"; readonly loss: SessionLoss }
  /** Nothing to mend here: another try may go through. */
  | { readonly kind: "message"; readonly message: string };

const SELF_EXPLAINING: ReadonlySet<ErrorCode> = new Set(["limit_reached", "rate_limited", "unavailable"]);

export function saveFailure(error: unknown, mode: WizardPath["mode"], username: string): SaveFailure {
  const failed = {
    kind: "message",
    message: mode === "create" ? TEXT.createFailed : TEXT.updateFailed,
  } as const;
  if (!(error instanceof ApiError)) return failed;
  const loss = sessionLoss(error);
  if (loss) return { kind: "session-lost", loss };
  if (error.code === "plan_too_small") return { kind: "plan-ended", fields: Object.keys(error.fields) };
  if (error.code === "username_taken")
    return { kind: "fields", problems: { username: TEXT.usernameTaken({ username }) } };
  if (error.code === "card_changed") return { kind: "changed" };
  if (error.code === "set_by_team") return { kind: "set-by-team", message: error.message };
  if (error.code === "not_found") return { kind: "message", message: TEXT.cardDeletedElsewhere };
  // These say themselves what is the matter, or how long to wait.
  if (SELF_EXPLAINING.has(error.code)) return { kind: "message", message: error.message };
  if (Object.keys(error.fields).length > 0) return { kind: "fields", problems: error.fields };
  return failed;
}
