import { FREE_CHANNELS, featuresOf } from "@visita/domain/billing/plan.rules";
import { cardThemes } from "@visita/domain/card/themes";
import { plansTexts } from "@visita/domain/owner-messages/plans";
import { type SitePricingText, sitePricing } from "@visita/domain/owner-messages/site-pricing";
import { Check, Minus } from "lucide-react";
import { useId } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";

const free = featuresOf("inactive");
const premium = featuresOf("active");

/** A test compares it with the catalogue, which would be a heavy way of knowing one number. */
const ALL_CHANNELS = 70;

type Content = string | number | boolean;

function comparison(
  t: SitePricingText,
): readonly (readonly [what: string, free: Content, premium: Content])[] {
  return [
    [t("cards"), free.cards, t("upTo", { count: premium.cards })],
    [t("person"), true, true],
    [t("secondSide"), true, true],
    [t("channels"), FREE_CHANNELS.length, t("all", { count: ALL_CHANNELS })],
    [t("shortLink"), true, true],
    [t("addToContact"), true, true],
    [t("sharing"), true, true],
    [t("favorites"), true, true],
    [t("insights"), true, true],
    [t("links"), free.links, premium.links],
    [t("chosenLinks"), true, true],
    [t("details"), true, true],
    [t("scanning"), true, true],
    [t("addressBook"), true, true],
    [t("kit"), true, true],
    [t("programs"), true, true],
    [t("copy"), true, true],
    [t("logo"), free.logo, premium.logo],
    [t("colours"), free.colour || 1, cardThemes.length],
    [t("qrCode"), free.qrCode, premium.qrCode],
  ];
}

export function PlanComparison() {
  const t = useTranslate(sitePricing);
  const plans = useTranslate(plansTexts);
  const headingId = useId();
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-20">
      <div>
        <h2 id={headingId} className="type-title">
          {t("whatEachContains")}
        </h2>
        <p className="mt-3 text-muted">{t("theSame")}</p>
      </div>
      <table aria-labelledby={headingId} className="w-full border-b border-line">
        <thead>
          <tr className="align-bottom text-small">
            <td />
            <th scope="col" className={columnClass}>
              {plans("foreverFree")}
            </th>
            <th scope="col" className={columnClass}>
              {plans("premium")}
            </th>
          </tr>
        </thead>
        <tbody>
          {comparison(t).map(([what, inFree, inPremium]) => (
            <tr key={what} className="border-t border-line">
              <th scope="row" className="py-3.5 pe-3 font-medium wrap-anywhere">
                {what}
              </th>
              <Cell content={inFree} />
              <Cell content={inPremium} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const columnClass = "w-20 pb-3 ps-3 font-semibold md:w-40";

function Cell({ content }: { content: Content }) {
  return (
    <td className="py-3.5 ps-3">{typeof content === "boolean" ? <Sign isContained={content} /> : content}</td>
  );
}

function Sign({ isContained }: { isContained: boolean }) {
  const t = useTranslate(sitePricing);
  const Icon = isContained ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden="true"
        size={20}
        strokeWidth={1.75}
        className={isContained ? "text-success" : "text-muted"}
      />
      <VisuallyHidden>{t(isContained ? "yes" : "no")}</VisuallyHidden>
    </>
  );
}
