import { CARD_MESSAGES as TEXT, usernameTaken } from "@visita/domain/card/card.messages";
import type { ErrorCode } from "@visita/domain/errors";
import { ApiError } from "../../../../lib/api-error.ts";
import type { WizardPath } from "../wizard-steps.ts";
import type { Problems } from "../wizard-store.ts";

export type SaveFailure =
  /** Belongs to fields, which are to be mended. */
  | { readonly kind: "fields"; readonly problems: Problems }
  /** Somebody saved the card since it was opened. */
  | { readonly kind: "changed" }
  | { readonly kind: "signed-out"; readonly message: string }
  /** Nothing to mend here: another try may go through. */
  | { readonly kind: "message"; readonly message: string };

const SELF_EXPLAINING: ReadonlySet<ErrorCode> = new Set(["limit_reached", "rate_limited", "unavailable"]);

export function saveFailure(error: unknown, mode: WizardPath["mode"], username: string): SaveFailure {
  const failed = {
    kind: "message",
    message: mode === "create" ? TEXT.createFailed : TEXT.updateFailed,
  } as const;
  if (!(error instanceof ApiError)) return failed;
  if (error.status === 401) return { kind: "signed-out", message: error.message };
  if (error.code === "username_taken")
    return { kind: "fields", problems: { username: usernameTaken(username) } };
  if (error.code === "card_changed") return { kind: "changed" };
  // These say themselves what is the matter, or how long to wait.
  if (SELF_EXPLAINING.has(error.code)) return { kind: "message", message: error.message };
  if (Object.keys(error.fields).length > 0) return { kind: "fields", problems: error.fields };
  return failed;
}
