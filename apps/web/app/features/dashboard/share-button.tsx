import type { VisibleCard } from "@visita/domain/card/card.contract";
import { Share2 } from "lucide-react";
import { cardPath } from "../../lib/card-path.ts";
import { useCardUrl, useSettings } from "../../lib/use-settings.ts";
import { Button, ButtonLabel, buttonClasses } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";

type ShareButtonProps = {
  card: VisibleCard;
  /** Names the card where several are listed. */
  label?: string;
  className?: string;
  onShared: () => void;
};

/** The device's own sheet; where there is none, the dialog on the card itself. */
export function ShareButton({ card, label, className, onShared }: ShareButtonProps) {
  const brand = useSettings()?.brand;
  const url = useCardUrl(card.username);
  if (!("share" in navigator)) {
    return (
      <a
        href={`${cardPath(card.username)}#share`}
        aria-label={label}
        className={classNames(buttonClasses(), className)}
      >
        <ButtonLabel icon={Share2}>Share</ButtonLabel>
      </a>
    );
  }
  const title = [card.fullname, brand].filter(Boolean).join(" | ");
  // Whoever closes the sheet has changed their mind: nothing to tell.
  const share = () => void navigator.share({ title, url }).then(onShared, () => undefined);
  return (
    <Button icon={Share2} aria-label={label} className={className} onClick={share}>
      Share
    </Button>
  );
}
