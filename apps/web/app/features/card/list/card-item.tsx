import type { VisibleCard } from "@visita/domain/card/card.contract";
import { roleLine } from "@visita/domain/card/role-line";
import { Pencil } from "lucide-react";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { CardLink, cardRowClasses } from "../public/card-grid.tsx";
import { BusinessCard } from "../view/business-card.tsx";
import { CopyLinkButton } from "./copy-link-button.tsx";
import { QrDownloadButton } from "./qr-download-button.tsx";

type CardItemProps = { card: VisibleCard; hasQrCode: boolean };

/** One of a person's own cards, and what can be done with it. */
export function CardItem({ card, hasQrCode }: CardItemProps) {
  const navigate = useNavigate();
  const { cardid, username, fullname } = card;
  return (
    <li className="@container relative grid grid-cols-1 content-start gap-3.5">
      <BusinessCard
        color={card.color}
        fullname={fullname}
        photo={card.profilepic}
        role={roleLine(card.occupation, card.companyname)}
        logo={card.logo}
      />
      <div className={cardRowClasses}>
        <div className="flex min-w-0 grow-999 items-center justify-between gap-2">
          <CardLink username={username} fullname={fullname} />
          <span className="relative flex">
            <CopyLinkButton username={username} fullname={fullname} />
          </span>
        </div>
        {/* Three buttons and an address of any length: in a narrow place always in two rows, in each card alike. */}
        <div className={classNames("relative -ml-1 flex grow gap-2", hasQrCode && "@max-[26rem]:basis-full")}>
          {hasQrCode && <QrDownloadButton username={username} fullname={fullname} />}
          {/* A button, no link: the id travels in the navigation, and would be missing in a new tab. */}
          <Button
            variant="secondary"
            icon={Pencil}
            aria-label={`Edit card of ${fullname}`}
            className="flex-1 px-4!"
            onClick={() => void navigate("/b/u", { state: { cardid } })}
          >
            Edit
          </Button>
        </div>
      </div>
    </li>
  );
}
