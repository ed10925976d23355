import { initials } from "@visita/domain/card/initials";
import { roleLine } from "@visita/domain/card/role-line";
import type { ThemeKey } from "@visita/domain/card/themes";
import { CardCover } from "../../../ui/card-cover.tsx";
import type { ImageLoading } from "./card-pictures.tsx";
import { CardPhoto, LogoPlate } from "./card-pictures.tsx";

export type CardIdentity = {
  fullname: string;
  occupation: string;
  companyname: string;
  profilepic: string | null;
  logo: string | null;
  color: ThemeKey;
};

type CardHeadProps = {
  card: CardIdentity;
  isPreview: boolean;
  images: ImageLoading | undefined;
};

export function CardHead({ card, isPreview, images }: CardHeadProps) {
  // The page around a preview has a heading of its own.
  const Name = isPreview ? "p" : "h1";
  const role = isPreview
    ? roleLine(card.occupation || "Job title", card.companyname || "Company")
    : roleLine(card.occupation, card.companyname);
  const isNameless = isPreview && !card.fullname;
  return (
    <>
      <CardCover as="header" theme={card.color} className="card-view-cover">
        {card.logo && <LogoPlate src={card.logo} loading={images === "lazy" ? "lazy" : undefined} />}
      </CardCover>
      <div className="card-head">
        <CardPhoto src={card.profilepic} letters={initials(card.fullname)} loading={images} />
        <Name dir="auto" data-placeholder={isNameless || undefined} className="card-name">
          {isNameless ? "Your name" : card.fullname}
        </Name>
        {role && (
          <p dir="auto" className="card-role">
            {role}
          </p>
        )}
      </div>
    </>
  );
}
