import { FREE_CHANNELS, featuresOf } from "@visita/domain/billing/plan.rules";
import { CHANNELS } from "@visita/domain/card/channels";
import { cardThemes } from "@visita/domain/card/themes";

export type Feature = { title: string; text: string; isPremium?: boolean };

export type FeatureGroup = {
  heading: string;
  illustration: "card" | "code" | "kept";
  features: readonly Feature[];
};

const premiumCards = featuresOf("active").cards;

/** Twelve in all, numbered through the groups. Each names something that the product does today. */
export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  {
    heading: "Make it yours",
    illustration: "card",
    features: [
      {
        title: "Twelve short steps, one live preview",
        text: "The card grows beside the form while you type. A draft waits in your browser.",
      },
      {
        title: "Your photo and your logo",
        text: "Cropped where you choose them, stored without hidden data such as the place. The logo needs premium.",
      },
      {
        title: `${cardThemes.length} covers`,
        text: "Each colour has an engraved pattern of its own, in light and dark.",
        isPremium: true,
      },
      {
        title: `${CHANNELS.length} channels`,
        text: `Phone, mail, chat, social, payments. ${FREE_CHANNELS.length} are on every plan.`,
      },
    ],
  },
  {
    heading: "Hand it over",
    illustration: "code",
    features: [
      {
        title: "One short address",
        text: `It opens in any browser, with nothing to install. Premium has room for ${premiumCards} cards.`,
      },
      {
        title: "A QR code",
        text: "Show it, print it, put it on your last slide.",
        isPremium: true,
      },
      {
        title: "Ten ways to share",
        text: "Chat, mail and social media, or simply the link. In a chat it arrives with a picture of the card.",
      },
      {
        title: "Add to Contact",
        text: "One tap puts name, job, phone, email and photo into people’s own address book.",
      },
    ],
  },
  {
    heading: "Keep it current",
    illustration: "kept",
    features: [
      {
        title: "Changes show at once",
        text: "Save a new number. Link and QR code stay the same and show it.",
      },
      {
        title: "See what comes of it",
        text: "How often your card was opened, saved and tapped, and how people came. No cookies, nobody followed.",
      },
      {
        title: "The cards you keep",
        text: "Tap the bookmark on a card and find it again under Favorites, on every device.",
      },
      {
        title: "Also without a network",
        text: "A card opened once opens again in the basement hall, contact file included.",
      },
    ],
  },
];
