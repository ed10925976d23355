import { roleLine } from "@visita/domain/card/role-line";
import type { ThemeKey } from "@visita/domain/card/themes";
import { CardCover } from "../../../ui/card-cover.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { CardPhoto } from "./card-photo.tsx";
import { LogoPlate } from "./logo-plate.tsx";
import type { PictureLoading } from "./picture-loading.ts";

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
  /** In place of a photo. */
  letters: string;
  isPreview: boolean;
  pictures: PictureLoading | undefined;
};

export function CardHead({ card, letters, isPreview, pictures }: CardHeadProps) {
  // A preview stands beside a page that has its own heading.
  const Name = isPreview ? "p" : "h1";
  const role = isPreview
    ? roleLine(card.occupation || "Job title", card.companyname || "Company")
    : roleLine(card.occupation, card.companyname);
  const isNameless = isPreview && !card.fullname;
  return (
    <>
      <CardCover as="header" theme={card.color} className="card-view-cover">
        {card.logo && <LogoPlate src={card.logo} loading={pictures === "lazy" ? "lazy" : undefined} />}
      </CardCover>
      <div className="relative -mt-23 px-5">
        <CardPhoto
          src={card.profilepic}
          letters={letters}
          className="w-27 text-[2.5rem]"
          loading={pictures}
        />
        <Name
          dir="auto"
          className={classNames(
            "type-name mt-3.5 text-left wrap-break-word",
            isNameless && "font-[430] text-muted",
          )}
        >
          {isNameless ? "Your name" : card.fullname}
        </Name>
        {role && (
          <p dir="auto" className="mt-1.25 text-left text-role wrap-break-word text-muted">
            {role}
          </p>
        )}
      </div>
    </>
  );
}
