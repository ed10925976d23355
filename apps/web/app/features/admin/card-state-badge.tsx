import type { CardState } from "@visita/domain/admin/admin-cards.contract";
import { suspicionWords } from "@visita/domain/card/suspicion";
import { adminCards } from "@visita/domain/owner-messages/admin-cards";
import { useTranslate } from "../../lib/language.tsx";
import { Badge } from "../../ui/badge.tsx";

const STATES = {
  live: { tone: "success", label: "live" },
  paused: { tone: "neutral", label: "paused" },
  down: { tone: "warning", label: "takenDown" },
  gone: { tone: "neutral", label: "notShown" },
} as const;

export function CardStateBadge({ state }: { state: CardState }) {
  const t = useTranslate(adminCards);
  const { tone, label } = STATES[state];
  return <Badge tone={tone}>{t(label)}</Badge>;
}

/** What the phishing guard saw. Wraps, unlike a badge. */
export function Suspicion({ stored }: { stored: string }) {
  const t = useTranslate(adminCards);
  return (
    <span className="w-fit rounded-sm bg-warning-soft px-2.5 py-1 text-caption font-semibold text-warning">
      {suspicionWords(stored, t)}
    </span>
  );
}
