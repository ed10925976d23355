import type { PublicCard } from "@visita/domain/card/public-card";
import { EXCHANGE_MESSAGES as TEXT } from "@visita/domain/exchange/exchange.messages";
import { shortName } from "@visita/domain/exchange/exchange.rules";
import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Visitor } from "../../lib/visitor.ts";
import type { CardSnapshot } from "../card/visible-card.service.ts";
import type { Limit } from "../limit/limit.service.ts";

const HOUR = 60 * 60_000;
const NETWORK_LIMIT: Limit = { name: "hello-network", hits: 5, windowMs: HOUR };
/** Of everybody; beyond it each needs a proof of work. */
const CARD_LIMIT: Limit = { name: "hello-card", hits: 60, windowMs: HOUR };

/**
 * Only valid input counts, so that typing mistakes use nothing up, and on the card only what succeeded. Where a card gets
 * many at once, as by a crowd at an event or by an attack, a proof of work lets people through.
 */
export async function countHello(
  { limits, proofs }: AppContext,
  { cardid }: PublicCard,
  { networks, proof }: Pick<Visitor, "networks" | "proof">,
): Promise<{ undo: () => Promise<void>; succeed: () => Promise<unknown> }> {
  await proofs.requireBeyond(CARD_LIMIT, cardid, proof);
  const undo = await limits.hitNetworks(NETWORK_LIMIT, networks).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw new AppError("rate_limited", TEXT.tooManyFromHere, error.details);
  });
  return { undo, succeed: () => limits.tryHit(CARD_LIMIT, cardid) };
}

/** For a page without a script, which can prove no work: it says when to try again. */
export async function withoutProof(
  { limits }: AppContext,
  { card }: CardSnapshot,
  error: AppError,
): Promise<AppError> {
  if (error.code !== "proof_of_work_required") return error;
  const retryAfter = await limits.retryAfter(CARD_LIMIT, card.cardid);
  return new AppError("rate_limited", TEXT.tooManyOnCard({ name: shortName(card.fullname) }), { retryAfter });
}
