import { useEffect, useState } from "react";
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
  const screen = useLazyModule(loadScreen, isOpen, () => {
    notify.error("We couldn’t show the code. Please try again.");
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
  const [isOpen, setOpen] = useState(false);
  const label = `Show QR code of ${card.fullname}`;
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
