import type { VisibleCard } from "@visita/domain/card/card.contract";
import { dashboardTexts } from "@visita/domain/owner-messages/dashboard";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { useCardUrl, useSettings } from "../../lib/use-settings.ts";
import { Button } from "../../ui/button.tsx";
import { useLazyOverlay } from "../../ui/use-lazy-module.ts";
import type { ShareDialogProps } from "./share-dialog.tsx";

const loadDialog = () => import("./share-dialog.tsx");

type ShareButtonProps = {
  card: VisibleCard;
  hasQrCode: boolean;
  /** Names the card where several are listed. */
  label?: string;
  className?: string;
  onShared: () => void;
};

/** The device's own sheet; where there is none, a dialog. */
export function ShareButton({ card, hasQrCode, label, className, onShared }: ShareButtonProps) {
  const t = useTranslate(dashboardTexts);
  const brand = useSettings()?.brand;
  const url = useCardUrl(card.username);
  /** Undefined until it is asked for: with a sheet, nobody needs the dialog. */
  const [isOpen, setOpen] = useState<boolean>();

  function share() {
    if (!("share" in navigator)) return setOpen(true);
    const title = [card.fullname, brand].filter(Boolean).join(" | ");
    // Whoever closes the sheet has changed their mind: nothing to tell.
    void navigator.share({ title, url }).then(onShared, () => undefined);
  }

  return (
    <>
      <Button icon={Share2} aria-label={label} className={className} onClick={share}>
        {t("share")}
      </Button>
      {isOpen !== undefined && (
        <LazyShareDialog
          card={card}
          url={url}
          hasQrCode={hasQrCode}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onShared={onShared}
        />
      )}
    </>
  );
}

function LazyShareDialog(props: ShareDialogProps) {
  const dialog = useLazyOverlay(loadDialog, props);
  return dialog && <dialog.ShareDialog {...props} />;
}
