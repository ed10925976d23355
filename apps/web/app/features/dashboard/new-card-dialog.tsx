import type { VisibleCard } from "@visita/domain/card/card.contract";
import { roleLine } from "@visita/domain/card/role-line";
import { newCardTexts } from "@visita/domain/owner-messages/new-card";
import { sharingTexts } from "@visita/domain/owner-messages/sharing";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { useCardUrl } from "../../lib/use-settings.ts";
import { buttonClasses } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { BusinessCard } from "../card/view/business-card.tsx";
import { useTickFirstRun } from "../first-run/public/first-run.queries.ts";
import { ShareButton } from "./share-button.tsx";

type NewCardDialogProps = { card: VisibleCard; hasQrCode: boolean; onClose: () => void };

/** Once, after the first save: the card as it is now, and the ways to hand it on. */
export function NewCardDialog({ card, hasQrCode, onClose }: NewCardDialogProps) {
  const t = useTranslate(newCardTexts);
  const sharing = useTranslate(sharingTexts);
  const { username, fullname } = card;
  const address = useCardUrl(username);
  const tick = useTickFirstRun(card.userid);

  /** Without a code, the address is what one shows. */
  function handedOn() {
    if (!hasQrCode) tick("code_shown");
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t("isLive")}
      description={t(hasQrCode ? "scanToTry" : "sendToTry")}
    >
      <div className="mt-5 grid gap-4">
        <BusinessCard
          color={card.color}
          fullname={fullname}
          photo={card.profilepic}
          role={roleLine(card.occupation, card.companyname)}
          logo={card.logo}
        />
        {hasQrCode && (
          <img
            src={`${cardPath(username)}/qr.svg`}
            alt={sharing("qrCodeOf", { name: fullname })}
            width={1024}
            height={1024}
            className="mx-auto aspect-square h-auto w-44 rounded-lg"
          />
        )}
        <p className="text-center font-semibold wrap-anywhere">{address.replace(/^https?:\/\//, "")}</p>
        <div className="grid grid-cols-2 gap-3">
          <ShareButton card={card} hasQrCode={false} onShared={handedOn} />
          <CopyButton text={address} variant="secondary" onCopied={handedOn} />
        </div>
        <a href={cardPath(username)} className={buttonClasses({ variant: "ghost" })}>
          {t("openCard")}
        </a>
      </div>
    </Dialog>
  );
}
