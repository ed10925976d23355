import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import { ApiError } from "../../lib/api-error.ts";

const SECOND = 1000;
const POLL_INTERVAL_MS = 1 * SECOND;
/** From here on the server is told which checkout it was, so that it asks the provider itself. */
const NAME_CHECKOUT_AFTER_MS = 5 * SECOND;
const LATE_AFTER_MS = 30 * SECOND;
const LATE_POLL_INTERVAL_MS = 5 * SECOND;
const GIVE_UP_AFTER_MS = 10 * 60 * SECOND;
/** A phone that comes back from a bank's app may leave a call hanging. */
const CALL_TIMEOUT_MS = 12 * SECOND;

type Activation<Subscription> = {
  /** The id that the provider gave the checkout. */
  sessionId: string | null;
  ask: (sessionId: string | null, signal: AbortSignal) => Promise<Subscription>;
  /** Whether the subscription is what was paid for. */
  isDone: (subscription: Subscription) => boolean;
  onDone: (subscription: Subscription) => void;
  /** `isPaid`: the provider has confirmed the checkout. Called again when that changes. */
  onLate: (isPaid: boolean) => void;
};

/** Asks again and again until a payment has arrived. Returns what stops it. */
export function pollActivation<Subscription extends UserSubscription>({
  sessionId,
  ask,
  isDone,
  onDone,
  onLate,
}: Activation<Subscription>): () => void {
  const began = Date.now();
  const elapsed = () => Date.now() - began;
  const lateTimer = setTimeout(() => onLate(isPaid), LATE_AFTER_MS);
  let isStopped = false;
  let isPaid = false;
  let nextPoll: ReturnType<typeof setTimeout>;
  let current = new AbortController();

  function stop() {
    isStopped = true;
    clearTimeout(lateTimer);
    clearTimeout(nextPoll);
    current.abort();
  }

  async function poll() {
    const controller = new AbortController();
    current = controller;
    const limit = setTimeout(() => controller.abort(), CALL_TIMEOUT_MS);
    let pause = elapsed() < LATE_AFTER_MS ? POLL_INTERVAL_MS : LATE_POLL_INTERVAL_MS;
    try {
      const subscription = await ask(
        elapsed() >= NAME_CHECKOUT_AFTER_MS ? sessionId : null,
        controller.signal,
      );
      if (isStopped) return;
      if (isDone(subscription)) {
        stop();
        onDone(subscription);
        return;
      }
      const wasPaid = isPaid;
      isPaid ||= subscription.isCheckoutPaid === true;
      if (isPaid && !wasPaid && elapsed() >= LATE_AFTER_MS) onLate(isPaid);
    } catch (error) {
      if (isStopped) return;
      // A failed call says nothing about the payment, so the next one may still find it.
      if (error instanceof ApiError) pause = Math.max(pause, (error.retryAfter ?? 0) * SECOND);
    } finally {
      clearTimeout(limit);
    }
    if (elapsed() < GIVE_UP_AFTER_MS) nextPoll = setTimeout(poll, pause);
  }

  void poll();
  return stop;
}
