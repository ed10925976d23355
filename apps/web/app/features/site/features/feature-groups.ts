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
        text: "You see the card as you type. A draft is saved in your browser.",
      },
      {
        title: "Your photo and your logo",
        text: "Crop them in the browser. Hidden data, such as the place, is removed. The logo needs Premium.",
      },
      {
        title: `${cardThemes.length} covers`,
        text: "Each colour has an engraved pattern of its own, in light and dark.",
        isPremium: true,
      },
      {
        title: `${CHANNELS.length} channels`,
        text: `Phone, email, chat, social, payments. ${FREE_CHANNELS.length} are on every plan.`,
      },
    ],
  },
  {
    heading: "Share it",
    illustration: "code",
    features: [
      {
        title: "One short link",
        text: `It opens in any browser, with nothing to install. Premium has room for ${premiumCards} cards.`,
      },
      {
        title: "A QR code",
        text: "Show it, print it, put it on your last slide.",
        isPremium: true,
      },
      {
        title: "Ten ways to share",
        text: "Chat, email and social media, or simply the link. In a chat it shows a picture of the card.",
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
        title: "Changes show immediately",
        text: "Save a new number. The link and the QR code stay the same and show it.",
      },
      {
        title: "See how often it is used",
        text: "How often your card was opened, saved and tapped, and where people came from. No cookies, no tracking.",
      },
      {
        title: "The cards you keep",
        text: "Tap the bookmark on a card and find it again under Favorites, on every device.",
      },
      {
        title: "Works offline",
        text: "A card you opened once opens again without a network, contact file included.",
      },
    ],
  },
];
