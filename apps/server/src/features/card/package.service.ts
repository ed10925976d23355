import { availableSlots, type PlanStatus } from "@visita/domain/billing/plan.rules";
import type { AppContext } from "../../core/app-context.ts";
import { findPlanStatus } from "../billing/subscription.service.ts";
import { countCardsByOwner } from "./card.store.ts";

export type PackageStatus = { status: PlanStatus; availableSlots: number };

/** Plan status and free slots of an account. */
export async function describePackage(context: AppContext, accountId: string): Promise<PackageStatus> {
  const status = await findPlanStatus(context, accountId);
  return { status, availableSlots: availableSlots(status, await countCardsByOwner(context.db, accountId)) };
}
