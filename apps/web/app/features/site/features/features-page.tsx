import { classNames } from "../../../ui/class-names.ts";
import { pageWidth } from "../../../ui/page-frame.tsx";
import { GetStartedBanner } from "../shared/get-started-banner.tsx";
import { PageIntro } from "../shared/page-intro.tsx";
import { FEATURE_GROUPS } from "./feature-groups.ts";
import { FeatureList } from "./feature-list.tsx";
import { FeaturePicture } from "./feature-picture.tsx";

export function FeaturesPage() {
  return (
    <>
      <div className={`${pageWidth} pt-5 pb-12 lg:pt-16 lg:pb-16`}>
        <PageIntro title="Twelve things your card can do">
          From the first photo to the contact file in somebody’s phone. What needs the premium plan says so.
        </PageIntro>
      </div>
      {FEATURE_GROUPS.map(({ heading, picture, features }, at) => (
        <section key={heading} className={`${pageWidth} grid gap-8 pb-16 lg:grid-cols-2 lg:gap-20 lg:pb-28`}>
          <div className={classNames(at % 2 === 1 && "lg:order-last")}>
            <FeaturePicture picture={picture} />
          </div>
          <div>
            <h2 className="type-title">{heading}</h2>
            <FeatureList features={features} start={numberOfFirst(at)} />
          </div>
        </section>
      ))}
      <GetStartedBanner title="Try it on your own name" other={{ to: "/pricing", label: "See the plans" }}>
        One card is free forever, and no payment details are asked for.
      </GetStartedBanner>
    </>
  );
}

function numberOfFirst(group: number): number {
  return 1 + FEATURE_GROUPS.slice(0, group).reduce((sum, { features }) => sum + features.length, 0);
}
