import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import { ApiError } from "../../lib/api-error.ts";

const SECOND = 1000;
const POLL_INTERVAL_MS = 1 * SECOND;
/** From then on the call names the checkout, so that the server asks the provider and does not wait for its event. */
const NAME_CHECKOUT_AFTER_MS = 5 * SECOND;
const LATE_AFTER_MS = 30 * SECOND;
const LATE_POLL_INTERVAL_MS = 5 * SECOND;
const GIVE_UP_AFTER_MS = 10 * 60 * SECOND;
/** A phone that returns from a banking app may leave a request hanging. */
const CALL_TIMEOUT_MS = 12 * SECOND;

type Activation = {
  /** The provider's id of the checkout. */
  sessionId: string | null;
  fetchSubscription: (sessionId: string | null, signal: AbortSignal) => Promise<UserSubscription>;
  onActive: (subscription: UserSubscription) => void;
  onLate: () => void;
  onRefused: (error: unknown) => void;
};

/** Polls until the payment has arrived. Returns a function that stops it. */
export function pollActivation({
  sessionId,
  fetchSubscription,
  onActive,
  onLate,
  onRefused,
}: Activation): () => void {
  const startedAt = Date.now();
  const elapsed = () => Date.now() - startedAt;
  const lateTimer = setTimeout(onLate, LATE_AFTER_MS);
  let isStopped = false;
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
    const timeout = setTimeout(() => controller.abort(), CALL_TIMEOUT_MS);
    let delay = elapsed() < LATE_AFTER_MS ? POLL_INTERVAL_MS : LATE_POLL_INTERVAL_MS;
    try {
      const subscription = await fetchSubscription(
        elapsed() >= NAME_CHECKOUT_AFTER_MS ? sessionId : null,
        controller.signal,
      );
      if (isStopped) return;
      if (isBought(subscription)) {
        stop();
        onActive(subscription);
        return;
      }
    } catch (error) {
      if (isStopped) return;
      // A failed call says nothing about the payment: keep polling.
      if (error instanceof ApiError) {
        onRefused(error);
        delay = Math.max(delay, (error.retryAfter ?? 0) * SECOND);
      }
    } finally {
      clearTimeout(timeout);
    }
    if (elapsed() < GIVE_UP_AFTER_MS) nextPoll = setTimeout(poll, delay);
  }

  void poll();
  return stop;
}

/** A cancelled subscription stays active until it ends, but has no plan. */
function isBought({ status, planId }: UserSubscription): boolean {
  return status === "active" && planId !== null;
}
