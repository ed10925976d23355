import { Bookmark } from "lucide-react";
import type { ReactNode } from "react";
import { CardCover } from "../../../ui/card-cover.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { BusinessCard } from "../../card/view/business-card.tsx";
import { CardView } from "../../card/view/card-view.tsx";
import { FULL_CARD, SITE_PEOPLE } from "../shared/site-people.ts";
import exampleCode from "./example-code.svg";
import type { FeatureGroup } from "./feature-groups.ts";

/** The product itself, to be looked at beside what is said of it. */
export function FeaturePicture({ picture }: { picture: FeatureGroup["picture"] }) {
  if (picture === "card") {
    return (
      <Frame className="bg-sunk max-md:aspect-[0.82]">
        <div className="absolute top-6 lg:top-10 left-1/2 w-84 max-w-[84%] -translate-x-1/2">
          <CardView
            card={FULL_CARD}
            isPreview
            pictures="lazy"
            bookmark={
              <span>
                <Bookmark size={24} strokeWidth={2} />
              </span>
            }
          />
        </div>
      </Frame>
    );
  }
  if (picture === "code") {
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
        <BusinessCard {...SITE_PEOPLE.kwame} />
      </div>
      <div className="absolute right-[7%] bottom-[8%] w-[56%] rotate-3 lg:bottom-[12%] lg:w-[68%]">
        <BusinessCard {...SITE_PEOPLE.ingrid} isKept />
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
