import { useQueryClient } from "@tanstack/react-query";
import { BILLING_MESSAGES as TEXT } from "@visita/domain/billing/billing.messages";
import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { type SubmitOutcome, useSubmitOnce } from "../../lib/use-submit-once.ts";
import { notify } from "../../ui/toast.tsx";
import { isAllowedRedirect } from "./allowed-redirect.ts";
import { billingKeys, useCancel, useCheckout, usePortal, useResume } from "./public/billing.queries.ts";

/** The pending action; `activate` holds the plan's id. */
type RunningAction = "cancel" | "resume" | "portal" | { activate: string };

type Options = {
  userid: string;
  onRefused: (error: unknown) => void;
  /** Replaced in tests. */
  redirectTo?: (url: string) => void;
};

const assignLocation = (url: string) => window.location.assign(url);

/** The actions on a plan, one at a time. */
export function useBillingActions({ userid, onRefused, redirectTo = assignLocation }: Options) {
  const queryClient = useQueryClient();
  const checkout = useCheckout();
  const portal = usePortal();
  const cancelling = useCancel(userid);
  const resuming = useResume(userid);
  const { isBusy, submit, release } = useSubmitOnce();
  const [action, setAction] = useState<RunningAction | null>(null);

  // The back button may restore this page from the back/forward cache, still busy.
  const onShow = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    release();
    void queryClient.invalidateQueries({ queryKey: billingKeys.all(userid) });
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onShow(event);
    window.addEventListener("pageshow", listener);
    return () => window.removeEventListener("pageshow", listener);
  }, []);

  async function run(started: RunningAction, failed: string, work: () => Promise<SubmitOutcome>) {
    let isDone = false;
    await submit(async () => {
      setAction(started);
      try {
        const outcome = await work();
        isDone = true;
        return outcome;
      } catch (error) {
        notify.error(billingFailure(error, failed));
        onRefused(error);
        return "staying";
      }
    });
    return isDone;
  }

  function leave(url: string, refused: string): SubmitOutcome {
    if (isAllowedRedirect(url, window.location.href)) {
      redirectTo(url);
      return "leaving";
    }
    notify.error(refused);
    return "staying";
  }

  return {
    running: isBusy ? action : null,
    activate: (planId: string) =>
      run({ activate: planId }, TEXT.paymentFailed, async () =>
        leave(await checkout.mutateAsync(planId), TEXT.sessionFailed),
      ),
    openPortal: () =>
      run("portal", TEXT.portalFailed, async () => leave(await portal.mutateAsync(), TEXT.portalFailed)),
    /** Resolves to whether it succeeded. */
    cancel: () =>
      run("cancel", TEXT.cancelFailed, async () => {
        notify.success((await cancelling.mutateAsync()).message);
        return "staying";
      }),
    resume: () =>
      run("resume", TEXT.resumeFailed, async () => {
        notify.success((await resuming.mutateAsync()).message);
        return "staying";
      }),
  };
}

export type BillingActions = ReturnType<typeof useBillingActions>;

export function isActivating(running: RunningAction | null, planId: string | null): boolean {
  return typeof running === "object" && running?.activate === planId;
}

/** The server's message where it has a specific one. */
function billingFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.code === "unexpected") return otherwise;
  return error.message || otherwise;
}
