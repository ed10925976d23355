import { CARD_MESSAGES as TEXT, usernameTaken } from "@visita/domain/card/card.messages";
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
  if (error.code === "limit_reached") return { kind: "message", message: TEXT.limitReached };
  if (error.status === 400 && Object.keys(error.fields).length > 0)
    return { kind: "fields", problems: error.fields };
  return failed;
}
