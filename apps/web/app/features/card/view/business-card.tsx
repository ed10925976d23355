import { initials } from "@visita/domain/card/initials";
import type { ThemeKey } from "@visita/domain/card/themes";
import { CardCover } from "../../../ui/card-cover.tsx";
import { TurnedCorner } from "../../../ui/turned-corner.tsx";
import { CardPhoto } from "./card-photo.tsx";
import { LogoPlate } from "./logo-plate.tsx";

type BusinessCardProps = {
  color: ThemeKey;
  fullname: string;
  photo: string | null;
  role?: string;
  logo?: string | null;
  /** Turns the corner. */
  isKept?: boolean;
};

/** The card in landscape, for lists. Fills its container; all its sizes follow from that width. */
export function BusinessCard({ color, fullname, photo, role, logo, isKept = false }: BusinessCardProps) {
  return (
    <div data-card={color} data-kept={isKept || undefined} className="business-card">
      <CardCover theme={color} className="business-card-face turned-face">
        <div className="flex items-start justify-between gap-[4cqw]">
          <CardPhoto src={photo} letters={initials(fullname)} />
          {logo && <LogoPlate src={logo} />}
        </div>
        <div>
          <p dir="auto" data-long={lengthStep(fullname)} className="business-card-name">
            {fullname}
          </p>
          {role && (
            <p dir="auto" className="business-card-role">
              {role}
            </p>
          )}
        </div>
      </CardCover>
      {isKept && <TurnedCorner />}
    </div>
  );
}

/** Names of more than two lines are set smaller, so that the card keeps its proportions. */
function lengthStep(fullname: string): "long" | "longest" | undefined {
  if (fullname.length > 52) return "longest";
  return fullname.length > 30 ? "long" : undefined;
}
