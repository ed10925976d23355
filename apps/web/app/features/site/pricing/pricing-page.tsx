import type { Plan } from "@visita/domain/billing/billing.contract";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { type PlansText, plansTexts } from "@visita/domain/owner-messages/plans";
import { useTranslate } from "../../../lib/language.tsx";
import { metaOf } from "../../../lib/page-meta.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { ButtonLink, TextLink } from "../../../ui/links.tsx";
import { pageWidth } from "../../../ui/page-frame.tsx";
import { PlanCard, planGridClasses } from "../../billing/public/plan-card.tsx";
import { type PlanOffer, planOffers } from "../../billing/public/plan-offers.ts";
import { GetStartedBanner, PageIntro } from "../shared/page-parts.tsx";
import { PlanComparison } from "./plan-comparison.tsx";

export function PricingPage() {
  const plans = useTranslate(plansTexts);
  const common = useTranslate(commonTexts);
  if (useSettings()?.billing === "off") return <NothingToBuy />;
  return (
    <>
      <div className={`${pageWidth} pt-5 pb-10 lg:pt-16 lg:pb-12`}>
        <PageIntro title="One card is free. Forever.">
          Insights, contacts and the share kit are on every plan. Premium adds your logo, every colour and
          channel, a QR code and more cards. Pay monthly or yearly.
        </PageIntro>
      </div>
      <section
        aria-label="Plans"
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
        <PageIntro title="Everything is included">
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
function siteOffers(t: PlansText): readonly PlanOffer[] {
  return planOffers(PLANS, t).map((offer) =>
    offer.period === "year" ? { ...offer, note: t("bestValue") } : offer,
  );
}

const ANSWERS: readonly (readonly [question: string, answer: string])[] = [
  [
    "Can I cancel?",
    "At any time, on the Subscription page. Everything stays on until the end of the period you have paid for. Until then you can resume your plan with one click. Past payments are not refunded.",
  ],
  [
    "What happens to my cards then?",
    "You return to Forever Free. All cards stay online in their free version. Logo, colour, QR code and extra channels are hidden, not deleted, and come back with Premium.",
  ],
  [
    "What does pay-as-you-go mean?",
    "Premium Monthly runs from month to month: $10 now, $10 next month, and nothing more once you cancel.",
  ],
  [
    "And the yearly plan?",
    "One payment of $100 for twelve months instead of twelve payments of $10. It renews after a year unless you cancel.",
  ],
  [
    "Can I take my data with me?",
    "Yes, on every plan and at any time: cards, pictures, contacts, links and insights in one file, in formats that other programs read. If you leave, we cancel your subscription first and delete everything after seven days.",
  ],
  [
    "Do you see my card number?",
    "No. You pay on the payment provider’s own page. We only learn whether it worked and for which plan.",
  ],
];

function PlanAnswers() {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-20">
      <div>
        <h2 className="type-title">Before you pay</h2>
        <p className="mt-3 text-muted">
          Something else? <TextLink to="/contact">Ask us</TextLink>.
        </p>
      </div>
      <dl className="border-b border-line">
        {ANSWERS.map(([question, answer]) => (
          <div key={question} className="border-t border-line py-5.5">
            <dt className="type-heading">{question}</dt>
            <dd className="mt-1.5 max-w-[42rem] text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export const meta = metaOf({
  title: "Pricing",
  description:
    "One digital business card is free forever. Premium adds logo, colours, QR code, all channels and up to three cards for $10 a month or $100 a year.",
});

export default PricingPage;
