import type { Plan } from "@visita/domain/billing/billing.contract";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { type PlansText, plansTexts } from "@visita/domain/owner-messages/plans";
import { sitePricing } from "@visita/domain/owner-messages/site-pricing";
import { teamOffer } from "@visita/domain/owner-messages/team-offer";
import { UsersRound } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { metaIn } from "../../../lib/page-meta.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { ButtonLink, TextLink } from "../../../ui/links.tsx";
import { pageWidth } from "../../../ui/page-frame.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { PlanCard, planGridClasses } from "../../billing/public/plan-card.tsx";
import { type PlanOffer, planOffers } from "../../billing/public/plan-offers.ts";
import { TeamOffer } from "../../billing/public/team-offer.tsx";
import { GetStartedBanner, PageIntro } from "../shared/page-parts.tsx";
import { PlanComparison } from "./plan-comparison.tsx";

export function PricingPage() {
  const t = useTranslate(sitePricing);
  const plans = useTranslate(plansTexts);
  const team = useTranslate(teamOffer);
  const common = useTranslate(commonTexts);
  if (useSettings()?.billing === "off") return <NothingToBuy />;
  return (
    <>
      <div className={`${pageWidth} pt-5 pb-10 lg:pt-16 lg:pb-12`}>
        <PageIntro title={t("oneCardIsFree")}>{t("lead")}</PageIntro>
      </div>
      <section
        aria-label={t("plans")}
        className={`${pageWidth} animate-entrance pb-20 [animation-delay:80ms] lg:pb-28`}
      >
        <ul className={planGridClasses}>
          {siteOffers(plans).map((offer) => (
            <li key={offer.name}>
              <PlanCard offer={offer} isChosen={false}>
                {(headingId) => (
                  <ButtonLink
                    to="/subscription"
                    isFull
                    variant={offer.planId === "monthly" ? "primary" : "secondary"}
                    aria-describedby={headingId}
                  >
                    {common("getStarted")}
                  </ButtonLink>
                )}
              </PlanCard>
            </li>
          ))}
        </ul>
        <div className="mt-5">
          <TeamOffer price={TEAM_PRICE}>
            {(headingId) => (
              <ButtonLink to="/team/start" variant="secondary" icon={UsersRound} aria-describedby={headingId}>
                {team("startTeam")}
              </ButtonLink>
            )}
          </TeamOffer>
        </div>
      </section>
      <section className={`${pageWidth} pb-20 lg:pb-28`}>
        <PlanComparison />
      </section>
      <section className={`${pageWidth} pb-20 lg:pb-28`}>
        <PlanAnswers />
      </section>
    </>
  );
}

/** An installation whose owner sells nothing. */
function NothingToBuy() {
  const t = useTranslate(sitePricing);
  return (
    <>
      <div className={`${pageWidth} pt-5 pb-12 lg:pt-16`}>
        <PageIntro title={t("everythingIncluded")}>{t("everythingIncludedText")}</PageIntro>
      </div>
      <GetStartedBanner title={t("makeYourCard")} other={{ to: "/features", label: t("seeTheFeatures") }}>
        {t("makeYourCardText")}
      </GetStartedBanner>
    </>
  );
}

/** What is told before anybody signs in; what is charged is always the provider's price, shown before paying. */
const PLANS: readonly Plan[] = [
  { id: "monthly", unit_amount: 1000, currency: "usd", recurring: { interval: "month" } },
  { id: "yearly", unit_amount: 10_000, currency: "usd", recurring: { interval: "year" } },
];

/** Of one person in a team. */
const TEAM_PRICE = { month: 600, year: 6000 };

/** The three plans as the public page shows them. */
function siteOffers(t: PlansText): readonly PlanOffer[] {
  return planOffers(PLANS, t).map((offer) =>
    offer.period === "year" ? { ...offer, note: t("bestValue") } : offer,
  );
}

const ANSWERS = [
  ["canICancel", "canICancelAnswer"],
  ["whatHappens", "whatHappensAnswer"],
  ["payAsYouGo", "payAsYouGoAnswer"],
  ["yearly", "yearlyAnswer"],
  ["takeMyData", "takeMyDataAnswer"],
  ["cardNumber", "cardNumberAnswer"],
] as const;

function PlanAnswers() {
  const t = useTranslate(sitePricing);
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-20">
      <div>
        <h2 className="type-title">{t("beforeYouPay")}</h2>
        <p className="mt-3 text-muted">
          <TaggedText
            text={t("somethingElse")}
            tags={{ contact: (text) => <TextLink to="/contact">{text}</TextLink> }}
          />
        </p>
      </div>
      <dl className="border-b border-line">
        {ANSWERS.map(([question, answer]) => (
          <div key={question} className="border-t border-line py-5.5">
            <dt className="type-heading">{t(question)}</dt>
            <dd className="mt-1.5 max-w-[42rem] text-muted">{t(answer)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export const meta = metaIn(sitePricing, { title: "title", description: "description" });

export default PricingPage;
