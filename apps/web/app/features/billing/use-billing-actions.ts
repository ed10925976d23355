import { useQueryClient } from "@tanstack/react-query";
import { billingAnswers } from "@visita/domain/answers/billing";
import { BILLING_MESSAGES as TEXT } from "@visita/domain/billing/billing.messages";
import { useEffect, useEffectEvent } from "react";
import { useAnswers } from "../../lib/answers.ts";
import { ApiError } from "../../lib/api-error.ts";
import { useGuard } from "../../lib/use-guard.ts";
import { notify } from "../../ui/toast.tsx";
import { isAllowedRedirect } from "./public/allowed-redirect.ts";
import { billingKeys, useCancel, useCheckout, usePortal, useResume } from "./public/billing.queries.ts";

/** What is under way: a plan is named by its id. */
type RunningAction = "cancel" | "resume" | "portal" | { activate: string };

type Options = {
  userid: string;
  /** Told before anything is changed. */
  onStart?: () => void;
  /** How the browser leaves for another page. */
  redirectTo?: (url: string) => void;
};

/** A second message takes the place of the first. */
const TOAST = { id: "billing" };

const assignLocation = (url: string) => window.location.assign(url);

/** Everything a person can do about their plan, one thing at a time: a double click makes one call. */
export function useBillingActions({ userid, onStart, redirectTo = assignLocation }: Options) {
  useAnswers({ billing: billingAnswers });
  const queryClient = useQueryClient();
  const checkout = useCheckout();
  const portal = usePortal();
  const cancelling = useCancel(userid);
  const resuming = useResume(userid);
  const guard = useGuard<RunningAction>();

  // The back/forward cache may restore this page as it was left.
  const onShow = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    guard.release();
    void queryClient.invalidateQueries({ queryKey: billingKeys.all(userid) });
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
        leave(await checkout.mutateAsync(planId), TEXT.sessionFailed),
      ),
    openPortal: () =>
      run("portal", TEXT.portalFailed, async () => leave(await portal.mutateAsync(), TEXT.portalFailed)),
    /** Tells whether it was done. */
    cancel: () =>
      run("cancel", TEXT.cancelFailed, async () => {
        notify.success((await cancelling.mutateAsync()).message, TOAST);
        return "staying";
      }),
    resume: () =>
      run("resume", TEXT.resumeFailed, async () => {
        notify.success((await resuming.mutateAsync()).message, TOAST);
        return "staying";
      }),
  };
}

export type BillingActions = ReturnType<typeof useBillingActions>;

export function isActivating(running: RunningAction | null, planId: string | null): boolean {
  return typeof running === "object" && running?.activate === planId;
}

/** The server's own words where it has some to offer, or else what was being tried. */
function billingFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.code === "unexpected") return otherwise;
  return error.message || otherwise;
}
