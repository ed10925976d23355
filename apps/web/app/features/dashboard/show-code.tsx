import { dashboardTexts } from "@visita/domain/owner-messages/dashboard";
import { useEffect, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { notify } from "../../ui/toast.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { useBackToClose } from "../../ui/use-back-to-close.ts";
import { useLazyModule } from "../../ui/use-lazy-module.ts";
import { useTickFirstRun } from "../first-run/public/first-run.queries.ts";
import type { CodeCard } from "./code-screen.tsx";

const loadScreen = () => import("./code-screen.tsx");

type ShowCodeProps = { card: CodeCard; isOpen: boolean; onClose: () => void };

/** The code over the whole screen, loaded beforehand: it is wanted where the network may be poor. */
export function ShowCode({ card, isOpen, onClose }: ShowCodeProps) {
  const t = useTranslate(dashboardTexts);
  const screen = useLazyModule(loadScreen, isOpen, () => {
    notify.error(t("codeNotShown"));
    onClose();
  });
  const tick = useTickFirstRun(card.userid);
  const isShown = screen !== undefined && isOpen;
  useBackToClose(isShown, onClose);
  useEffect(() => {
    if (isShown) tick("code_shown");
  }, [isShown, tick]);
  return screen && isOpen && <screen.CodeScreen card={card} onClose={onClose} />;
}

/** Lies over the picture of a card, and over the link that covers its whole item: pressing the picture shows the code. */
export function CardCodeButton({ card }: { card: CodeCard }) {
  const t = useTranslate(dashboardTexts);
  const [isOpen, setOpen] = useState(false);
  const label = t("showCode", { name: card.fullname });
  return (
    <>
      <Tooltip label={label}>
        <button
          type="button"
          aria-label={label}
          className="absolute inset-0 z-1 rounded-lg"
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      <ShowCode card={card} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
