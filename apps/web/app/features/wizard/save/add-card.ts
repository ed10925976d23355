import { featuresOf } from "@visita/domain/billing/plan.rules";
import type { VisibleCard } from "@visita/domain/card/card.contract";
import { visibleCard } from "@visita/domain/card/card.gating";
import type { ValidCard } from "@visita/domain/card/card.rules";
import { CHANNEL_KEYS, type ChannelKey } from "@visita/domain/card/channels";
import { usernameKey } from "@visita/domain/card/username.rules";
import { call } from "../../../lib/api.ts";
import { ApiError, NetworkError } from "../../../lib/api-error.ts";

export type NewCard = ValidCard & {
  readonly username: string;
  readonly userid: string;
  readonly whole: boolean;
  readonly channelOrder?: ChannelKey[];
};

/**
 * Makes the card and returns its id. Where the connection was cut after the card was made, the answer is lost, and
 * another try is told that the name is taken or that there is no room: the card is then there already, and that is a
 * success too.
 */
export async function addCard(card: NewCard): Promise<string> {
  try {
    return (await call("POST /api/card/add", { body: card })).cardid;
  } catch (error) {
    const cardid = mayExist(error) ? await findMade(card) : undefined;
    if (cardid === undefined) throw error;
    return cardid;
  }
}

function mayExist(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof ApiError && (error.code === "username_taken" || error.code === "limit_reached");
}

async function findMade(card: NewCard): Promise<string | undefined> {
  try {
    const { data } = await call("POST /api/card/getcards", { body: { userid: card.userid } });
    return data.find((own) => isSameCard(own, card))?.cardid;
  } catch {
    // Nobody can say now. The first failure is told, and the next try looks again.
    return undefined;
  }
}

const UI_ICON_PATHS = ["fullname", "occupation", "companyname", "bio", "color"] as const;

/** Not by the name alone: one may have typed that of another card of one's own, and this one is not saved then. */
function isSameCard(own: VisibleCard, sent: NewCard): boolean {
  if (usernameKey(own.username) !== usernameKey(sent.username)) return false;
  // The list shows what the plan opens, and only a plan that opens everything has a QR code.
  const expected = visibleCard(sent, featuresOf(own.qrCode === null ? "inactive" : "active"));
  return (
    UI_ICON_PATHS.every((line) => own[line] === expected[line]) &&
    CHANNEL_KEYS.every((key) => {
      const [stored, typed] = [own.contacts[key], expected.contacts[key]];
      return stored?.value === typed?.value && stored?.title === typed?.title;
    })
  );
}
