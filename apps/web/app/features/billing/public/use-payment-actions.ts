import { billingAnswers } from "@visita/domain/answers/billing";
import { BILLING_MESSAGES as TEXT } from "@visita/domain/billing/billing.messages";
import { useEffect, useEffectEvent } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useGuard } from "../../../lib/use-guard.ts";
import { notify } from "../../../ui/toast.tsx";
import { isAllowedRedirect } from "./allowed-redirect.ts";

/** What is under way: a plan is named by its id. */
type RunningAction = "cancel" | "resume" | "portal" | { activate: string };

/** Of an account's plan, or of a team's. */
export type PaymentCalls = {
  /** Where to pay for a plan. */
  checkout: (planId: string) => Promise<string>;
  /** Where payment methods and invoices are. */
  portal: () => Promise<string>;
  /** Each returns what to say. */
  cancel: () => Promise<string>;
  resume: () => Promise<string>;
  /** What is shown may be old. */
  reload: () => void;
};

type Options = {
  calls: PaymentCalls;
  /** Told before anything is changed. */
  onStart?: () => void;
  /** How the browser leaves for another page. */
  redirectTo?: (url: string) => void;
};

/** A second message takes the place of the first. */
const TOAST = { id: "billing" };

const assignLocation = (url: string) => window.location.assign(url);

/** Everything a person can do about a plan, one thing at a time: a double click makes one call. */
export function usePaymentActions({ calls, onStart, redirectTo = assignLocation }: Options) {
  useAnswers({ billing: billingAnswers });
  const guard = useGuard<RunningAction>();

  // The back/forward cache may restore this page as it was left.
  const onShow = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    guard.release();
    calls.reload();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onShow(event);
    window.addEventListener("pageshow", listener);
    return () => window.removeEventListener("pageshow", listener);
  }, []);

  async function run(action: RunningAction, failed: string, work: () => Promise<"staying" | "leaving">) {
    let isDone = false;
    try {
      await guard.run(action, async () => {
        notify.dismiss(TOAST.id);
        onStart?.();
        const outcome = await work();
        isDone = true;
        return outcome;
      });
    } catch (error) {
      notify.error(billingFailure(error, failed), TOAST);
    }
    return isDone;
  }

  function leave(url: string, refused: string): "staying" | "leaving" {
    if (isAllowedRedirect(url, window.location.href)) {
      redirectTo(url);
      return "leaving";
    }
    notify.error(refused, TOAST);
    return "staying";
  }

  return {
    running: guard.running,
    activate: (planId: string) =>
      run({ activate: planId }, TEXT.paymentFailed, async () =>
        leave(await calls.checkout(planId), TEXT.sessionFailed),
      ),
    openPortal: () =>
      run("portal", TEXT.portalFailed, async () => leave(await calls.portal(), TEXT.portalFailed)),
    /** Tells whether it was done. */
    cancel: () =>
      run("cancel", TEXT.cancelFailed, async () => {
        notify.success(await calls.cancel(), TOAST);
        return "staying";
      }),
    resume: () =>
      run("resume", TEXT.resumeFailed, async () => {
        notify.success(await calls.resume(), TOAST);
        return "staying";
      }),
  };
}

export type PaymentActions = ReturnType<typeof usePaymentActions>;

export function isActivating(running: RunningAction | null, planId: string | null): boolean {
  return typeof running === "object" && running?.activate === planId;
}

/** The server's own words where it has some to offer, or else what was being tried. */
function billingFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.code === "unexpected") return otherwise;
  return error.message || otherwise;
}
