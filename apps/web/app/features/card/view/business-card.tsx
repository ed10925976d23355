import { initials } from "@visita/domain/card/initials";
import type { ThemeKey } from "@visita/domain/card/themes";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { Moon } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { CardCover, TurnedCorner } from "../../../ui/card-cover.tsx";
import { CardPhoto, LogoPlate } from "./card-pictures.tsx";

type BusinessCardProps = {
  color: ThemeKey;
  fullname: string;
  /** How the name is spoken. */
  reading?: string | undefined;
  /** Of name and role, where it is known. */
  language?: string | undefined;
  photo: string | null;
  role?: string;
  logo?: string | null;
  /** Turns the corner. */
  isKept?: boolean;
  /** On blank stock: its owner has put it away. */
  isResting?: boolean;
};

/** The card in landscape, for lists. Fills its container; all its sizes follow from that width. */
export function BusinessCard(props: BusinessCardProps) {
  const { color, fullname, reading, language, photo, role, logo } = props;
  const { isKept = false, isResting = false } = props;
  return (
    <div
      data-card={color}
      data-kept={isKept || undefined}
      data-resting={isResting || undefined}
      className="business-card"
    >
      <CardCover theme={color} className="business-card-face turned-face">
        <div className="flex items-start justify-between gap-[4cqw]">
          <CardPhoto src={photo} letters={initials(fullname)} />
          {isResting && !isKept && <RestingTag />}
          {!isResting && logo && <LogoPlate src={logo} />}
        </div>
        <div lang={language}>
          {reading && (
            <p dir="auto" className="business-card-reading">
              {reading}
            </p>
          )}
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

function RestingTag() {
  const t = useTranslate(commonTexts);
  return (
    <span className="inline-flex min-h-7 items-center gap-1.5 rounded-sm border border-line bg-surface px-2.5 text-caption font-semibold text-text">
      <Moon aria-hidden="true" size={14} strokeWidth={2} className="shrink-0" />
      {t("paused")}
    </span>
  );
}

/** Names of more than two lines are set smaller, so that the card keeps its proportions. */
function lengthStep(fullname: string): "long" | "longest" | undefined {
  if (fullname.length > 52) return "longest";
  return fullname.length > 30 ? "long" : undefined;
}
