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

/** One of the visitor's own cards with its actions. */
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
        {/* Always two rows where it is narrow, so that all cards look alike whatever the length of the path. */}
        <div className={classNames("relative -ml-1 flex grow gap-2", hasQrCode && "@max-[26rem]:basis-full")}>
          {hasQrCode && <QrDownloadButton username={username} fullname={fullname} />}
          {/* A button and no link: the id is in the navigation state, which a new tab would not have. */}
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
