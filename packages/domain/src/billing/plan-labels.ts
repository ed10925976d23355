/** A price of 10.00 is the monthly plan, any other the yearly one. */
export type PlanLabel = {
  readonly name: string;
  readonly badge: string;
  readonly note: string;
  readonly period: "month" | "year";
};

export const FREE_PLAN_NAME = "Forever Free";

export function planLabel(unitAmount: number): PlanLabel {
  if (unitAmount / 100 === 10) {
    return { name: "Premium Monthly", badge: "Most Popular", note: "+pay-as-you-go", period: "month" };
  }
  return { name: "Premium Yearly", badge: "Save 17%", note: "one-time payment", period: "year" };
}
