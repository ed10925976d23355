import { BRAND } from "@visita/domain/brand";
import { useSettings } from "../../../lib/use-settings.ts";
import { pageWidth } from "../../../ui/page-frame.tsx";
import { businessCardOf } from "../../card/public/sample-people/sample-people.ts";
import { BusinessCard } from "../../card/view/business-card.tsx";
import { GetStartedBanner } from "../shared/get-started-banner.tsx";
import { PageIntro } from "../shared/page-intro.tsx";
import { FounderNote } from "./founder-note.tsx";
import { KeptOpen } from "./kept-open.tsx";
import { Story } from "./story.tsx";

export function AboutPage() {
  const brand = useSettings()?.brand ?? BRAND;
  return (
    <>
      <div
        className={`${pageWidth} grid gap-10 pt-5 pb-20 lg:grid-cols-2 lg:items-center lg:gap-20 lg:pt-16 lg:pb-28`}
      >
        <PageIntro title="Meeting somebody should leave something behind.">
          Our mission is a business card that costs nothing to hand out, never goes out of date and belongs to
          the person whose name is on it. {brand} is that card: one address, one tap, straight into somebody’s
          contacts.
        </PageIntro>
        <Cards />
      </div>
      <Story />
      <KeptOpen />
      <FounderNote />
      <GetStartedBanner title="Leave your own" other={{ to: "/contact", label: "Write to us" }}>
        A photo, a name, a phone number and an email are enough to begin.
      </GetStartedBanner>
    </>
  );
}

function Cards() {
  return (
    <div
      aria-hidden="true"
      inert
      className="relative aspect-[1.2] animate-entrance [animation-delay:80ms] max-md:[&_.business-card-role]:hidden"
    >
      <div className="absolute top-[27%] left-0 w-[54%] -rotate-6">
        <BusinessCard {...businessCardOf("ingrid")} />
      </div>
      <div className="absolute top-[3%] right-0 w-[54%] rotate-4">
        <BusinessCard {...businessCardOf("kwame")} />
      </div>
      <div className="absolute right-[3%] bottom-[4%] w-[56%] -rotate-2">
        <BusinessCard {...businessCardOf("giulia")} />
      </div>
    </div>
  );
}
