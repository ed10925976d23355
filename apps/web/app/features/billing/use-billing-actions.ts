import { useQueryClient } from "@tanstack/react-query";
import { BILLING_MESSAGES as TEXT } from "@visita/domain/billing/billing.messages";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { notify } from "../../ui/toast.tsx";
import { billingFailure } from "./billing-failures.ts";
import { isFollowedAddress } from "./followed-address.ts";
import { billingKeys, useCancel, useCheckout, usePortal, useResume } from "./public/billing.queries.ts";

/** What is under way: a plan is named by its id. */
export type RunningAction = "cancel" | "resume" | "portal" | { activate: string };

type Options = {
  userid: string;
  onRefused: (error: unknown) => void;
  /** How the browser leaves for another page. */
  leaveFor?: (address: string) => void;
};

const assignLocation = (address: string) => window.location.assign(address);

/** Everything a person can do about their plan, one thing at a time: a double click makes one call. */
export function useBillingActions({ userid, onRefused, leaveFor = assignLocation }: Options) {
  const queryClient = useQueryClient();
  const checkout = useCheckout();
  const portal = usePortal();
  const cancelling = useCancel(userid);
  const resuming = useResume(userid);
  // The state is for the screen; two clicks can come before it is drawn.
  const isRunning = useRef(false);
  const [running, setRunning] = useState<RunningAction | null>(null);

  function finish() {
    isRunning.current = false;
    setRunning(null);
  }

  // Whoever comes back with the browser's back button may find this very page again, as it was left.
  const onShow = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    finish();
    void queryClient.invalidateQueries({ queryKey: billingKeys.all(userid) });
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onShow(event);
    window.addEventListener("pageshow", listener);
    return () => window.removeEventListener("pageshow", listener);
  }, []);

  async function run(action: RunningAction, failed: string, work: () => Promise<"staying" | "leaving">) {
    if (isRunning.current) return false;
    isRunning.current = true;
    setRunning(action);
    try {
      // Stays busy while the browser is on its way.
      if ((await work()) === "staying") finish();
      return true;
    } catch (error) {
      finish();
      notify.error(billingFailure(error, failed));
      onRefused(error);
      return false;
    }
  }

  function leave(address: string, refused: string): "staying" | "leaving" {
    if (isFollowedAddress(address, window.location.href)) {
      leaveFor(address);
      return "leaving";
    }
    notify.error(refused);
    return "staying";
  }

  return {
    running,
    activate: (planId: string) =>
      run({ activate: planId }, TEXT.paymentFailed, async () =>
        leave(await checkout.mutateAsync(planId), TEXT.sessionFailed),
      ),
    openPortal: () =>
      run("portal", TEXT.portalFailed, async () => leave(await portal.mutateAsync(), TEXT.portalFailed)),
    /** Tells whether it was done. */
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
