import type { Plan } from "@visita/domain/billing/billing.contract";
import { metaOf } from "../../../lib/page-meta.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { ButtonLink } from "../../../ui/links.tsx";
import { pageWidth } from "../../../ui/page-frame.tsx";
import { PlanCard, planGridClasses } from "../../billing/public/plan-card.tsx";
import { type PlanOffer, planOffers } from "../../billing/public/plan-offers.ts";
import { GetStartedBanner, PageIntro } from "../shared/page-parts.tsx";
import { PlanAnswers } from "./plan-answers.tsx";
import { PlanComparison } from "./plan-comparison.tsx";

export function PricingPage() {
  if (useSettings()?.billing === "off") return <NothingToBuy />;
  return (
    <>
      <div className={`${pageWidth} pt-5 pb-10 lg:pt-16 lg:pb-12`}>
        <PageIntro title="One card is free. Forever.">
          Insights, contacts and the share kit are on every plan. Premium adds your logo, every colour and
          channel, a QR code and more cards. Pay by the month or by the year.
        </PageIntro>
      </div>
      <section
        aria-label="Plans"
        className={`${pageWidth} animate-entrance pb-20 [animation-delay:80ms] lg:pb-28`}
      >
        <ul className={planGridClasses}>
          {SITE_OFFERS.map((offer) => (
            <li key={offer.name}>
              <PlanCard offer={offer} isChosen={false}>
                {(headingId) => (
                  <ButtonLink
                    to="/subscription"
                    isFull
                    variant={offer.badge === "Most Popular" ? "primary" : "secondary"}
                    aria-describedby={headingId}
                  >
                    Get Started
                  </ButtonLink>
                )}
              </PlanCard>
            </li>
          ))}
        </ul>
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
  return (
    <>
      <div className={`${pageWidth} pt-5 pb-12 lg:pt-16`}>
        <PageIntro title="Everything is open here">
          Every feature is open on this installation. There is nothing to buy and nothing to cancel.
        </PageIntro>
      </div>
      <GetStartedBanner title="Make your card" other={{ to: "/features", label: "See the features" }}>
        Logo, colours, QR code and all channels are yours from the first card.
      </GetStartedBanner>
    </>
  );
}

/** What is told before anybody signs in; what is charged is always the provider's price, shown before paying. */
const PLANS: readonly Plan[] = [
  { id: "monthly", unit_amount: 1000, currency: "usd", recurring: { interval: "month" } },
  { id: "yearly", unit_amount: 10_000, currency: "usd", recurring: { interval: "year" } },
];

/** The three plans as the public page shows them. */
const SITE_OFFERS: readonly PlanOffer[] = planOffers(PLANS).map((offer) =>
  offer.period === "year" ? { ...offer, note: `${offer.note}, best value` } : offer,
);

export const meta = metaOf({
  title: "Pricing",
  description:
    "One digital business card is free forever. Premium adds logo, colours, QR code, all channels and up to three cards for $10 a month or $100 a year.",
});

export default PricingPage;
