import { usernameKey } from "@visita/domain/card/username.rules";
import type { AppContext } from "../../core/app-context.ts";
import { tooBusy } from "../../lib/app-error.ts";
import { findCardSnapshot } from "../card/visible-card.service.ts";
import { contactRepresentation } from "./representations.ts";

/**
 * A card's contact file as visitors download it, for those who keep the card. Undefined when there is no such card.
 * Throws for a card that is not shown, and while its photo cannot be read: a device would keep the file without it.
 */
export async function findContactFile(
  context: AppContext,
  username: string,
  version: "3.0" | "4.0",
): Promise<string | undefined> {
  const snapshot = await findCardSnapshot(context, usernameKey(username));
  if (!snapshot) return undefined;
  const { media, config } = context;
  const state = { isPartial: false };
  const file = await contactRepresentation(version, { media, publicUrl: config.publicUrl }).render(
    snapshot.card,
    state,
    "",
  );
  if (state.isPartial) throw tooBusy();
  return file?.toString();
}
