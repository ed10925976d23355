import type { OwnCard } from "@visita/domain/card/card.contract";
import { smallImageUrl } from "@visita/domain/card/image.rules";
import { roleLine } from "@visita/domain/card/role-line";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { newCardTexts } from "@visita/domain/owner-messages/new-card";
import { X } from "lucide-react";
import { cardPath, kitPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { CardCover } from "../../ui/card-cover.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ButtonLink } from "../../ui/links.tsx";

type KitOfferPanelProps = { card: OwnCard; hasQrCode: boolean; onClose: () => void };

export function KitOfferPanel({ card, hasQrCode, onClose }: KitOfferPanelProps) {
  const t = useTranslate(newCardTexts);
  const common = useTranslate(commonTexts);
  return (
    <section
      aria-labelledby="kit-offer"
      className="relative mb-8 grid gap-4 overflow-hidden rounded-lg border border-line bg-surface p-5 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-8 lg:py-6 lg:pe-16 lg:ps-7"
    >
      <div aria-hidden="true" inert data-card={card.color} className="relative h-36">
        <CardCover
          theme={card.color}
          className="absolute! top-5 inset-s-22 grid aspect-[85/55] w-46 rotate-6 content-center justify-items-end rounded-xs p-4 shadow-lift"
        >
          {hasQrCode && (
            <img src={`${cardPath(card.username)}/qr.svg`} alt="" className="size-20 rounded-xs bg-white" />
          )}
        </CardCover>
        <PrintedFront card={card} />
      </div>
      <div className="grid content-center gap-2 max-lg:pt-2">
        <h2 id="kit-offer" className="type-heading pe-8 lg:pe-0">
          {t("putItOut")}
        </h2>
        <p className="text-muted">{t("everywhere")}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to={kitPath(card.cardid)}>{t("useEverywhere")}</ButtonLink>
          <Button variant="ghost" onClick={onClose}>
            {t("notNow")}
          </Button>
        </div>
      </div>
      <IconButton label={common("close")} icon={X} className="absolute top-2 inset-e-2" onClick={onClose} />
    </section>
  );
}

/** As it will come from a printer. */
function PrintedFront({ card }: { card: OwnCard }) {
  return (
    <div className="absolute top-1 inset-s-1 flex aspect-[85/55] w-46 -rotate-6 flex-col rounded-xs bg-white p-3.5 text-ink-900 shadow-lift ring-1 ring-line">
      {card.logo && <img src={smallImageUrl(card.logo)} alt="" className="h-4 self-start" />}
      <span dir="auto" className="mt-auto truncate font-display text-[0.9375rem] leading-[1.2]">
        {card.fullname}
      </span>
      <span dir="auto" className="truncate text-[0.4375rem] leading-[1.4] text-ink-600">
        {roleLine(card.occupation, card.companyname)}
      </span>
      <span className="mt-1.5 h-0.5 w-5 bg-card-base" />
    </div>
  );
}
