import { cardAnswers } from "@visita/domain/answers/card";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";

/** The way past a row of shut steps. */
export type Skip = { readonly label: string; readonly go: () => void };

type LockedStepProps = { skip: Skip | undefined; children: ReactNode };

/** The real step behind frosted glass: one sees what there would be, and can touch nothing of it. */
export function LockedStep({ skip, children }: LockedStepProps) {
  const t = useTranslate(cardAnswers);
  return (
    <div className="relative min-h-104">
      <div
        aria-hidden="true"
        inert
        className="pointer-events-none opacity-75 blur-[7px] saturate-80 select-none"
      >
        {children}
      </div>
      <div className="absolute inset-x-0 top-6 mx-auto grid w-[min(100%,21rem)] grid-cols-[minmax(0,1fr)] justify-items-center gap-3 rounded-xl bg-raised px-6 pt-7 pb-6 text-center shadow-float lg:top-10">
        <span className="grid size-control place-items-center rounded-md bg-accent-soft text-accent">
          <Lock aria-hidden="true" size={24} strokeWidth={1.75} />
        </span>
        <p className="font-semibold">{t("upgradeFirst")}</p>
        {skip && (
          <Button isFull className="mt-2" onClick={skip.go}>
            {skip.label}
          </Button>
        )}
      </div>
    </div>
  );
}
