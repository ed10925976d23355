import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import { ApiError } from "../../lib/api-error.ts";

const SECOND = 1000;
const PACE = 1 * SECOND;
/** From here on the server is told which checkout it was, so that it asks the provider itself. */
const NAME_CHECKOUT_AFTER = 5 * SECOND;
const LATE_AFTER = 30 * SECOND;
const LATE_PACE = 5 * SECOND;
const GIVE_UP_AFTER = 10 * 60 * SECOND;
/** A phone that comes back from a bank's app may leave a call hanging. */
const CALL_LIMIT = 12 * SECOND;

type Activation = {
  /** The id that the provider gave the checkout. */
  sessionId: string | null;
  ask: (sessionId: string | null, signal: AbortSignal) => Promise<UserSubscription>;
  onActive: (subscription: UserSubscription) => void;
  onLate: () => void;
  onRefused: (error: unknown) => void;
};

/** Asks again and again until a payment has arrived. Returns what stops it. */
export function awaitActivation({ sessionId, ask, onActive, onLate, onRefused }: Activation): () => void {
  const began = Date.now();
  const elapsed = () => Date.now() - began;
  const lateTimer = setTimeout(onLate, LATE_AFTER);
  let isStopped = false;
  let nextTurn: ReturnType<typeof setTimeout>;
  let current = new AbortController();

  function stop() {
    isStopped = true;
    clearTimeout(lateTimer);
    clearTimeout(nextTurn);
    current.abort();
  }

  async function turn() {
    const controller = new AbortController();
    current = controller;
    const limit = setTimeout(() => controller.abort(), CALL_LIMIT);
    let pause = elapsed() < LATE_AFTER ? PACE : LATE_PACE;
    try {
      const subscription = await ask(elapsed() >= NAME_CHECKOUT_AFTER ? sessionId : null, controller.signal);
      if (isStopped) return;
      if (isBought(subscription)) {
        stop();
        onActive(subscription);
        return;
      }
    } catch (error) {
      if (isStopped) return;
      // A failed call says nothing about the payment, so the next one may still find it.
      if (error instanceof ApiError) {
        onRefused(error);
        pause = Math.max(pause, (error.retryAfter ?? 0) * SECOND);
      }
    } finally {
      clearTimeout(limit);
    }
    if (elapsed() < GIVE_UP_AFTER) nextTurn = setTimeout(turn, pause);
  }

  void turn();
  return stop;
}

/** A cancelled subscription is active too, until it ends, but has no plan. */
function isBought({ status, planId }: UserSubscription): boolean {
  return status === "active" && planId !== null;
}
