import type { CardState } from "@visita/domain/admin/admin-cards.contract";
import { Badge } from "../../ui/badge.tsx";

const STATES = {
  live: { tone: "success", label: "Live" },
  paused: { tone: "neutral", label: "Paused" },
  down: { tone: "warning", label: "Taken down" },
  gone: { tone: "neutral", label: "Not shown" },
} as const;

export function CardStateBadge({ state }: { state: CardState }) {
  const { tone, label } = STATES[state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** What the phishing guard saw. Wraps, unlike a badge. */
export function Suspicion({ children }: { children: string }) {
  return (
    <span className="w-fit rounded-sm bg-warning-soft px-2.5 py-1 text-caption font-semibold text-warning">
      {children}
    </span>
  );
}
