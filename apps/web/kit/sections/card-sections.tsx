import { CHANNELS } from "@visita/domain/card/channels";
import { roleLine } from "@visita/domain/card/role-line";
import { cardThemes } from "@visita/domain/card/themes";
import { colorNames } from "@visita/domain/owner-messages/colors";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import { BusinessCard } from "../../app/features/card/view/business-card.tsx";
import { BusinessCardSkeleton, CardViewSkeleton } from "../../app/features/card/view/card-skeletons.tsx";
import { CardView } from "../../app/features/card/view/card-view.tsx";
import { ChannelIcon } from "../../app/features/card/view/channel-icon.tsx";
import { useTranslate } from "../../app/lib/language.tsx";
import { CardCover, TurnedCorner } from "../../app/ui/card-cover.tsx";
import { classNames } from "../../app/ui/class-names.ts";
import { Pair, Section, Specimen } from "../section.tsx";
import { arabicCard, emptyCard, fullCard, longNameCard, textCard, twoSidedCard } from "./sample-cards.ts";

export function CardSection() {
  return (
    <Section title="The turned corner">
      <Pair>
        <Specimen name="not kept">
          <Sample />
        </Specimen>
        <Specimen name="kept: saved to favourites">
          <Sample isKept />
        </Specimen>
      </Pair>
      <CardCover theme="blue-color-four" className="flex flex-wrap gap-3 rounded-lg p-5">
        <button
          type="button"
          className="min-h-touch rounded-md border border-current px-4 font-semibold outline-3 outline-offset-2 outline-white outline-solid shadow-[0_0_0_8px_var(--color-ink-900)]"
        >
          Focus on a pale cover
        </button>
      </CardCover>
    </Section>
  );
}

function Sample({ isKept = false }: { isKept?: boolean }) {
  return (
    <div
      data-card="seagreen-color"
      className={classNames(
        "relative w-full transition-[--turn] duration-fold",
        "[filter:drop-shadow(0_var(--edge)_0_var(--card-edge))_drop-shadow(0_12px_14px_rgb(27_25_22/0.16))]",
        isKept ? "[--turn:48px]" : "[--turn:0px]",
      )}
    >
      <CardCover
        theme="seagreen-color"
        className="turned-face flex aspect-[1.62] flex-col justify-end rounded-lg p-5"
      >
        <p className="font-display text-heading">Kwame Asante</p>
        <p className="text-caption font-medium">Structural Engineer @ Halden &amp; Voss</p>
      </CardCover>
      {isKept && <TurnedCorner />}
    </div>
  );
}

export function CardViewSection() {
  return (
    <Section title="The card">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,23.375rem),1fr))] items-start gap-9">
        <CardView card={fullCard} idPrefix="" bookmark={<SampleBookmark />} />
        <CardView card={textCard} isKept />
        <CardView card={emptyCard} isPreview />
        <CardView card={longNameCard} />
        <CardView card={arabicCard} />
        <CardView card={twoSidedCard} />
        <CardViewSkeleton label="Loading the card" />
      </div>
    </Section>
  );
}

function SampleBookmark() {
  const [isKept, setKept] = useState(false);
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label="Save to favorites"
      onClick={() => setKept(!isKept)}
    >
      <Bookmark aria-hidden="true" size={24} strokeWidth={2} />
    </button>
  );
}

export function BusinessCardSection() {
  const { fullname, profilepic, logo, color } = fullCard;
  const colorName = useTranslate(colorNames);
  return (
    <Section title="The card in landscape">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] items-start gap-9">
        <BusinessCard
          color={color}
          fullname={fullname}
          photo={profilepic}
          logo={logo}
          role={roleLine(fullCard.occupation, fullCard.companyname)}
        />
        <BusinessCard
          color={textCard.color}
          fullname={textCard.fullname}
          photo={textCard.profilepic}
          isKept
        />
        <BusinessCard
          color={longNameCard.color}
          fullname={longNameCard.fullname}
          photo={null}
          logo={logo}
          role={roleLine(longNameCard.occupation, longNameCard.companyname)}
          isKept
        />
        <BusinessCardSkeleton />
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-5">
        {cardThemes.map(({ key }) => (
          <BusinessCard key={key} color={key} fullname={colorName(key)} photo={null} />
        ))}
      </div>
    </Section>
  );
}

export function ChannelIconSection() {
  return (
    <Section title="Channel icons">
      <ul
        data-card="blue-color-one"
        className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2 text-card-deep"
      >
        {CHANNELS.map(({ key, label }) => (
          <li key={key} className="grid justify-items-center gap-1 text-caption">
            <ChannelIcon channel={key} size={26} />
            {label}
          </li>
        ))}
      </ul>
    </Section>
  );
}
