import type { CardState } from "@visita/domain/admin/admin-cards.contract";
import { Badge } from "../../ui/badge.tsx";

const STATES = {
  live: { tone: "success", label: "Live" },
  paused: { tone: "neutral", label: "Paused" },
  down: { tone: "danger", label: "Taken down" },
  gone: { tone: "warning", label: "Not shown" },
} as const;

export function CardStateBadge({ state }: { state: CardState }) {
  const { tone, label } = STATES[state];
  return <Badge tone={tone}>{label}</Badge>;
}
