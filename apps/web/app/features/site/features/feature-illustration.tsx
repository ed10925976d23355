import type { ReactNode } from "react";
import { CardCover } from "../../../ui/card-cover.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { SampleCard } from "../../card/public/sample-people/sample-card.tsx";
import { businessCardOf, SAMPLE_PEOPLE } from "../../card/public/sample-people/sample-people.ts";
import { BusinessCard } from "../../card/view/business-card.tsx";
import exampleCode from "./example-code.svg";
import type { FeatureGroup } from "./feature-groups.ts";

const { card: giulia } = SAMPLE_PEOPLE.giulia;
/** A card with tiles of every kind. */
const FULL_CARD = {
  ...giulia,
  contacts: {
    ...giulia.contacts,
    whatsapp: { value: "+39 340 555 0142" },
    linkedin: { value: "giulia-ferrante" },
    instagram: { value: "officinabrera" },
  },
};

/** The product itself, rendered as an illustration beside the text. */
export function FeatureIllustration({ illustration }: { illustration: FeatureGroup["illustration"] }) {
  if (illustration === "card") {
    return (
      <Frame className="bg-sunk max-md:aspect-[0.82]">
        <div className="absolute top-6 lg:top-10 left-1/2 w-84 max-w-[84%] -translate-x-1/2">
          <SampleCard card={FULL_CARD} />
        </div>
      </Frame>
    );
  }
  if (illustration === "code") {
    return (
      <Frame>
        <CardCover theme="blue-color-one" className="absolute inset-0 grid place-items-center">
          <div className="w-3/5 max-w-72 -rotate-6 rounded-lg bg-white p-5 shadow-float">
            <img src={exampleCode} alt="" width={300} height={300} loading="lazy" className="h-auto w-full" />
          </div>
        </CardCover>
      </Frame>
    );
  }
  return (
    <Frame className="bg-sunk max-md:[&_.business-card-role]:hidden">
      <div className="absolute top-[6%] left-[7%] w-[52%] -rotate-4 lg:top-[10%] lg:w-[62%]">
        <BusinessCard {...businessCardOf("kwame")} />
      </div>
      <div className="absolute right-[7%] bottom-[8%] w-[56%] rotate-3 lg:bottom-[12%] lg:w-[68%]">
        <BusinessCard {...businessCardOf("ingrid")} isKept />
      </div>
    </Frame>
  );
}

function Frame({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      inert
      className={classNames(
        "relative aspect-[1.2] overflow-hidden rounded-xl lg:sticky lg:top-24 lg:aspect-[0.95]",
        className,
      )}
    >
      {children}
    </div>
  );
}
