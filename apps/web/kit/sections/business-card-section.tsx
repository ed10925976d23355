import { roleLine } from "@visita/domain/card/role-line";
import { cardThemes } from "@visita/domain/card/themes";
import { BusinessCard } from "../../app/features/card/view/business-card.tsx";
import { BusinessCardSkeleton } from "../../app/features/card/view/card-skeletons.tsx";
import { Section } from "../section.tsx";
import { fullCard, longNameCard, textCard } from "./sample-cards.ts";

export function BusinessCardSection() {
  const { fullname, profilepic, logo, color } = fullCard;
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
        {cardThemes.map(({ key, name }) => (
          <BusinessCard key={key} color={key} fullname={name} photo={null} />
        ))}
      </div>
    </Section>
  );
}
