import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { CHANNELS } from "@visita/domain/card/channels";
import { cardThemes } from "@visita/domain/card/themes";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { rememberUnfinishedCard } from "../../../../lib/unfinished-card.ts";
import { ButtonLink } from "../../../../ui/button-link.tsx";

/** The real step behind frosted glass: one sees what there would be, and can touch nothing of it. */
export function LockedStep({ children }: { children: ReactNode }) {
  return (
    <div className="relative min-h-80">
      <div
        aria-hidden="true"
        inert
        className="pointer-events-none opacity-75 blur-[7px] saturate-80 select-none"
      >
        {children}
      </div>
      <div className="absolute inset-x-0 top-10 mx-auto grid w-[min(100%,21rem)] justify-items-center gap-3 rounded-xl bg-raised px-6 pt-7 pb-6 text-center shadow-float">
        <span className="grid size-control place-items-center rounded-md bg-accent-soft text-accent">
          <Lock aria-hidden="true" size={24} strokeWidth={1.75} />
        </span>
        <p className="font-semibold">{TEXT.upgradeFirst}</p>
        <p className="text-small text-muted">
          {`Premium opens ${cardThemes.length} colours, your logo, the QR code and all ${CHANNELS.length} channels.`}
        </p>
        <ButtonLink to="/subscription" onClick={() => rememberUnfinishedCard("/b/c")} isFull className="mt-2">
          See plans
        </ButtonLink>
      </div>
    </div>
  );
}
