import "./card-picture.css";
import type { OwnCard } from "@visita/domain/card/card.contract";
import { type SideNumber, turnedCard } from "@visita/domain/card/card-sides";
import { roleLine } from "@visita/domain/card/role-line";
import { nameOfCode } from "@visita/domain/language/languages";
import { dashboardTexts } from "@visita/domain/owner-messages/dashboard";
import { type ReactNode, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { CardCover } from "../../ui/card-cover.tsx";
import { BusinessCard } from "../card/view/business-card.tsx";
import { TURN_PATH } from "../card/view/icon-paths.ts";
import { LineIcon } from "../card/view/line-icon.tsx";
import { TurningCard } from "../card/view/turning-card.tsx";

type CardPictureProps = {
  card: OwnCard;
  /** Lies over the picture. */
  children?: ReactNode;
};

/** Of a card with two sides the other one looks out behind, and a button turns them. One that rests is put away. */
export function CardPicture({ card, children }: CardPictureProps) {
  const [side, setSide] = useState<SideNumber>(1);
  if (!card.secondSide || card.pausedAt !== null) {
    return (
      <div className="relative">
        <Side card={card} />
        {children}
      </div>
    );
  }
  const turned = turnedCard(card);
  return (
    <div className="two-sided-card">
      <div aria-hidden="true" data-card={card.color} className="business-card side-behind">
        <CardCover theme={card.color} className="business-card-face" />
      </div>
      <TurningCard side={side}>{(shown) => <Side card={shown === 1 ? card : turned} />}</TurningCard>
      {children}
      <TurnButton
        language={(side === 1 ? card : turned).secondSide?.language ?? ""}
        onTurn={() => setSide(side === 1 ? 2 : 1)}
      />
    </div>
  );
}

function Side({ card }: { card: OwnCard }) {
  return (
    <BusinessCard
      color={card.color}
      fullname={card.fullname}
      reading={card.reading}
      language={card.language}
      photo={card.profilepic}
      role={roleLine(card.occupation, card.companyname)}
      logo={card.logo}
      isResting={card.pausedAt !== null}
    />
  );
}

function TurnButton({ language, onTurn }: { language: string; onTurn: () => void }) {
  const t = useTranslate(dashboardTexts);
  const name = nameOfCode(language);
  return (
    <button
      type="button"
      aria-label={t("turnOver", { language: name })}
      className="turn-button"
      onClick={onTurn}
    >
      <LineIcon path={TURN_PATH} size={20} />
      <span lang={language}>{name}</span>
    </button>
  );
}
