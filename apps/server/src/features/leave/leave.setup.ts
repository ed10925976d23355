import type { LeaveContext } from "./leave.context.ts";

export function createLeaving(deps: LeaveContext): LeaveContext {
  const { db, now, accounts, billing, cards, ownerChanged, forgetRecipient } = deps;
  return { db, now, accounts, billing, cards, ownerChanged, forgetRecipient };
}
