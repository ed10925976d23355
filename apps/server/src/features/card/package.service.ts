import { availableSlots, type PlanStatus } from "@visita/domain/billing/plan.rules";
import type { BillingContext } from "../billing/billing.context.ts";
import { findPlanStatus } from "../billing/subscription.service.ts";
import { countCardsByOwner } from "./card.store.ts";

export type PackageStatus = { status: PlanStatus; availableSlots: number };

/** Plan status and free slots of an account. */
export async function describePackage(context: BillingContext, accountId: string): Promise<PackageStatus> {
  const status = await findPlanStatus(context, accountId);
  return { status, availableSlots: availableSlots(status, await countCardsByOwner(context.db, accountId)) };
}
