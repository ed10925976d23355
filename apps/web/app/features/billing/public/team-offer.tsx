import { formatPrice } from "@visita/domain/format";
import { teamOffer } from "@visita/domain/owner-messages/team-offer";
import { FREE_SEATS } from "@visita/domain/team/seats";
import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { CardCover } from "../../../ui/card-cover.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";

const FEATURES = [
  "oneLook",
  "beforeTheyCome",
  "codesKeepWorking",
  "insightsOverAll",
  "everythingOfPremium",
] as const;

type TeamOfferProps = {
  /** Of one person, in US cents; absent where only the provider knows. */
  price?: { readonly month: number; readonly year: number };
  /** What can be done about it; gets the id of the heading, to be described by. */
  children: (headingId: string) => ReactNode;
};

/** Below the plans that one person has: what a company has, who pays by the person. */
export function TeamOffer({ price, children }: TeamOfferProps) {
  const t = useTranslate(teamOffer);
  const headingId = useId();
  const usd = (cents: number) => formatPrice(t.language, cents, "usd");
  return (
    <section
      id="team"
      aria-labelledby={headingId}
      className="scroll-mt-20 overflow-hidden rounded-xl bg-surface inset-ring inset-ring-line lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)]"
    >
      <CardCover
        theme="navy-color"
        className="flex min-h-28 flex-col justify-end px-5 py-4.5 lg:px-7 lg:py-6"
      >
        <h2 id={headingId} className="type-heading text-[1.5rem]">
          {t("team")}
        </h2>
      </CardCover>
      <div className="grid gap-6 p-5 md:grid-cols-2 md:gap-10 lg:p-8">
        <div className="flex flex-col">
          {price && (
            <p className="text-muted">
              <TaggedText
                text={t("perPersonAndMonth", { price: usd(price.month) })}
                tags={{
                  price: (text) => (
                    <span className="font-display text-[3rem]/none font-[430] tracking-[-0.03em] text-text">
                      {text}
                    </span>
                  ),
                }}
              />
            </p>
          )}
          <p className="mt-1.5 mb-6 text-small text-muted">
            {price ? t("orYearly", { price: usd(price.year) }) : t("payByPerson")}{" "}
            {t("upToFree", { count: FREE_SEATS })}
          </p>
          <div className="mt-auto flex *:w-full md:*:w-auto">{children(headingId)}</div>
        </div>
        <ul className="grid content-start gap-2.5 text-small leading-[1.4]">
          {FEATURES.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Check
                aria-hidden="true"
                size={18}
                strokeWidth={1.75}
                className="mt-0.5 shrink-0 text-success"
              />
              {t(feature)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
