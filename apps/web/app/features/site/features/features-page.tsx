import { metaOf } from "../../../lib/page-meta.ts";
import { Badge } from "../../../ui/badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { pageWidth } from "../../../ui/page-frame.tsx";
import { GetStartedBanner, PageIntro } from "../shared/page-parts.tsx";
import { AroundCard } from "./around-card.tsx";
import type { Feature } from "./feature-groups.ts";
import { FEATURE_GROUPS } from "./feature-groups.ts";
import { FeatureIllustration } from "./feature-illustration.tsx";

export function FeaturesPage() {
  return (
    <>
      <div className={`${pageWidth} pt-5 pb-12 lg:pt-16 lg:pb-16`}>
        <PageIntro title="Twelve things your card can do">
          From the first photo to the contact file in somebody’s phone. What needs the premium plan says so.
        </PageIntro>
      </div>
      {FEATURE_GROUPS.map(({ heading, illustration, features }, at) => (
        <section key={heading} className={`${pageWidth} grid gap-8 pb-16 lg:grid-cols-2 lg:gap-20 lg:pb-28`}>
          <div className={classNames(at % 2 === 1 && "lg:order-last")}>
            <FeatureIllustration illustration={illustration} />
          </div>
          <div>
            <h2 className="type-title">{heading}</h2>
            <FeatureList features={features} start={numberOfFirst(at)} />
          </div>
        </section>
      ))}
      <AroundCard />
      <GetStartedBanner title="Try it on your own name" other={{ to: "/pricing", label: "See the plans" }}>
        One card is free forever, and no payment details are asked for.
      </GetStartedBanner>
    </>
  );
}

function numberOfFirst(group: number): number {
  return 1 + FEATURE_GROUPS.slice(0, group).reduce((sum, { features }) => sum + features.length, 0);
}

type FeatureListProps = { features: readonly Feature[]; start: number };

function FeatureList({ features, start }: FeatureListProps) {
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
              {isPremium && <Badge tone="accent">Premium</Badge>}
            </div>
            <p className="mt-1.5 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export const meta = metaOf({
  title: "Features",
  description:
    "Twelve things a digital business card does here: live preview, 26 covers, 70 channels, QR code, contact file and sharing; and what comes after it: insights, contacts, a share kit and a way out.",
});

export default FeaturesPage;
