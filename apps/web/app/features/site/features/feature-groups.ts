import { FREE_CHANNELS, featuresOf } from "@visita/domain/billing/plan.rules";
import { CHANNELS } from "@visita/domain/card/channels";
import { cardThemes } from "@visita/domain/card/themes";
import type { SiteFeaturesText } from "@visita/domain/owner-messages/site-features";

export type Feature = { title: string; text: string; isPremium?: boolean };

export type FeatureGroup = {
  heading: string;
  illustration: "card" | "code" | "kept";
  features: readonly Feature[];
};

/** Twelve in all, numbered through the groups. Each names something that the product does today. */
export function featureGroups(t: SiteFeaturesText): readonly FeatureGroup[] {
  return [
    {
      heading: t("makeItYours"),
      illustration: "card",
      features: [
        { title: t("twelveSteps"), text: t("twelveStepsText") },
        { title: t("photoAndLogo"), text: t("photoAndLogoText") },
        { title: t("covers", { count: cardThemes.length }), text: t("coversText"), isPremium: true },
        {
          title: t("channels", { count: CHANNELS.length }),
          text: t("channelsText", { count: FREE_CHANNELS.length }),
        },
      ],
    },
    {
      heading: t("shareIt"),
      illustration: "code",
      features: [
        { title: t("shortLink"), text: t("shortLinkText", { count: featuresOf("active").cards }) },
        { title: t("qrCode"), text: t("qrCodeText"), isPremium: true },
        { title: t("tenWays"), text: t("tenWaysText") },
        { title: t("addToContact"), text: t("addToContactText") },
      ],
    },
    {
      heading: t("keepItCurrent"),
      illustration: "kept",
      features: [
        { title: t("changesShow"), text: t("changesShowText") },
        { title: t("howOften"), text: t("howOftenText") },
        { title: t("cardsYouKeep"), text: t("cardsYouKeepText") },
        { title: t("worksOffline"), text: t("worksOfflineText") },
      ],
    },
  ];
}
