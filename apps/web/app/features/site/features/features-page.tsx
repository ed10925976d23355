import { plansTexts } from "@visita/domain/owner-messages/plans";
import { siteFeatures } from "@visita/domain/owner-messages/site-features";
import type { ReactNode } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { metaIn } from "../../../lib/page-meta.ts";
import { Badge } from "../../../ui/badge.tsx";
import { CardCover } from "../../../ui/card-cover.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { pageWidth } from "../../../ui/page-frame.tsx";
import { SampleBusinessCard } from "../../card/public/sample-people/sample-business-card.tsx";
import { SampleCard } from "../../card/public/sample-people/sample-card.tsx";
import { GetStartedBanner, PageIntro } from "../shared/page-parts.tsx";
import { AroundCard } from "./around-card.tsx";
import exampleCode from "./example-code.svg";
import { type Feature, type FeatureGroup, featureGroups } from "./feature-groups.ts";

export function FeaturesPage() {
  const t = useTranslate(siteFeatures);
  const groups = featureGroups(t);
  return (
    <>
      <div className={`${pageWidth} pt-5 pb-12 lg:pt-16 lg:pb-16`}>
        <PageIntro title={t("twelveThings")}>{t("lead")}</PageIntro>
      </div>
      {groups.map(({ heading, illustration, features }, at) => (
        <section key={heading} className={`${pageWidth} grid gap-8 pb-16 lg:grid-cols-2 lg:gap-20 lg:pb-28`}>
          <div className={classNames(at % 2 === 1 && "lg:order-last")}>
            <FeatureIllustration illustration={illustration} />
          </div>
          <div>
            <h2 className="type-title">{heading}</h2>
            <FeatureList features={features} start={1 + countFeatures(groups.slice(0, at))} />
          </div>
        </section>
      ))}
      <AroundCard />
      <GetStartedBanner title={t("tryIt")} other={{ to: "/pricing", label: t("seeThePlans") }}>
        {t("tryItText")}
      </GetStartedBanner>
    </>
  );
}

function countFeatures(groups: readonly FeatureGroup[]): number {
  return groups.reduce((sum, { features }) => sum + features.length, 0);
}

type FeatureListProps = { features: readonly Feature[]; start: number };

function FeatureList({ features, start }: FeatureListProps) {
  const plans = useTranslate(plansTexts);
  return (
    <ol start={start} className="mt-6 border-b border-line lg:mt-8">
      {features.map(({ title, text, isPremium }, at) => (
        <li
          key={title}
          className="grid grid-cols-[2.75rem_minmax(0,1fr)] border-t border-line py-5.5 md:grid-cols-[3.5rem_minmax(0,1fr)]"
        >
          <span aria-hidden="true" className="figures-display pt-px text-[1.375rem]/[1.25] text-accent">
            {start + at}
          </span>
          <div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <h3 className="type-heading">{title}</h3>
              {isPremium && <Badge tone="accent">{plans("premium")}</Badge>}
            </div>
            <p className="mt-1.5 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** So that there are tiles of every kind. */
const MORE_CONTACTS = {
  whatsapp: { value: "+39 340 555 0142" },
  linkedin: { value: "giulia-ferrante" },
  instagram: { value: "officinabrera" },
};

/** The product itself, rendered as an illustration beside the text. */
function FeatureIllustration({ illustration }: { illustration: FeatureGroup["illustration"] }) {
  if (illustration === "card") {
    return (
      <Frame className="bg-sunk max-md:aspect-[0.82]">
        <div className="absolute top-6 lg:top-10 left-1/2 w-84 max-w-[84%] -translate-x-1/2">
          <SampleCard name="giulia" contacts={MORE_CONTACTS} />
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
      <div className="absolute top-[6%] inset-s-[7%] w-[52%] -rotate-4 lg:top-[10%] lg:w-[62%]">
        <SampleBusinessCard name="kwame" />
      </div>
      <div className="absolute inset-e-[7%] bottom-[8%] w-[56%] rotate-3 lg:bottom-[12%] lg:w-[68%]">
        <SampleBusinessCard name="ingrid" isKept />
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

export const meta = metaIn(siteFeatures, { title: "title", description: "description" });

export default FeaturesPage;
