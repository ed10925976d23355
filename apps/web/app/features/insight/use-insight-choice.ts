import type { Period } from "@visita/domain/insight/insight.constants";
import { useSearchParams } from "react-router";

/** An empty card stands for all of one's own; a team is shown in place of cards. */
export type InsightChoice = { card?: string; team?: string; days?: Period };

/** What is shown is in the address: it can be kept, shared between devices, and left by the back button. */
export function useInsightChoice() {
  const [parameters, setParameters] = useSearchParams();
  function show({ card, team, days }: InsightChoice) {
    setParameters((before) => {
      const after = new URLSearchParams(before);
      if (card !== undefined || team !== undefined) {
        after.delete("card");
        after.delete("team");
      }
      if (card) after.set("card", card);
      if (team) after.set("team", team);
      if (days) after.set("days", String(days));
      return after;
    });
  }
  return { parameters, show };
}
