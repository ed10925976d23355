import { featuresOf } from "@visita/domain/billing/plan.rules";
import type { VisibleCard } from "@visita/domain/card/card.contract";
import { visibleCard } from "@visita/domain/card/card.gating";
import type { ValidCard } from "@visita/domain/card/card.rules";
import { CHANNEL_KEYS } from "@visita/domain/card/channels";
import { usernameKey } from "@visita/domain/card/username.rules";
import { call } from "../../../../lib/api.ts";
import { ApiError, NetworkError } from "../../../../lib/api-error.ts";

export type NewCard = ValidCard & {
  readonly username: string;
  readonly userid: string;
  readonly whole: boolean;
};

/**
 * Idempotent creation. If the response was lost, a retry fails with "taken" or "limit reached" although the card was
 * created: when the same card exists, that counts as success.
 */
export async function addCard(card: NewCard): Promise<void> {
  try {
    await call("POST /api/card/add", { body: card });
  } catch (error) {
    if (!mayExist(error) || !(await exists(card))) throw error;
  }
}

function mayExist(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof ApiError && (error.code === "username_taken" || error.code === "limit_reached");
}

async function exists(card: NewCard): Promise<boolean> {
  try {
    const { data } = await call("POST /api/card/getcards", { body: { userid: card.userid } });
    return data.some((own) => isSameCard(own, card));
  } catch {
    // Unknown: report the first failure; the next attempt checks again.
    return false;
  }
}

const LINES = ["fullname", "occupation", "companyname", "bio", "color"] as const;

/** Not by username alone: it may be that of another own card. */
function isSameCard(own: VisibleCard, sent: NewCard): boolean {
  if (usernameKey(own.username) !== usernameKey(sent.username)) return false;
  // The list is restricted to the plan's features; only a premium card has a QR code.
  const expected = visibleCard(sent, featuresOf(own.qrCode === null ? "inactive" : "active"));
  return (
    LINES.every((line) => own[line] === expected[line]) &&
    CHANNEL_KEYS.every((key) => {
      const [stored, typed] = [own.contacts[key], expected.contacts[key]];
      return stored?.value === typed?.value && stored?.title === typed?.title;
    })
  );
}
