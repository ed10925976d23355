import { roleLine } from "@visita/domain/card/role-line";
import { samplePeople } from "@visita/domain/owner-messages/sample-people";
import { useTranslate } from "../../../../lib/language.tsx";
import { BusinessCard } from "../../view/business-card.tsx";
import { SAMPLE_PEOPLE, type SampleName } from "./sample-people.ts";

/** A card in landscape, as an illustration. */
export function SampleBusinessCard({ name, isKept = false }: { name: SampleName; isKept?: boolean }) {
  const t = useTranslate(samplePeople);
  const { color, fullname, profilepic, companyname, logo } = SAMPLE_PEOPLE[name].card;
  return (
    <BusinessCard
      color={color}
      fullname={fullname}
      photo={profilepic}
      logo={logo}
      role={roleLine(t(name), companyname)}
      isKept={isKept}
    />
  );
}
