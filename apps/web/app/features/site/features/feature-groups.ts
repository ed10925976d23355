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
        text: "Photo, name, logo, colour, contacts, address. The card grows beside the form while you type, and a draft stays in your browser if you are called away.",
      },
      {
        title: "Your photo and your logo",
        text: "Crop them where you choose them. A picture from the phone is made small in the browser and loses its hidden data, such as where it was taken, before it is stored. The logo needs premium.",
      },
      {
        title: `${cardThemes.length} covers`,
        text: "Each colour has an engraved line pattern of its own, and tiles and buttons that follow it in light and in dark.",
        isPremium: true,
      },
      {
        title: `${CHANNELS.length} channels`,
        text: `Phone, mail, chat, social, portfolio, payments. ${FREE_CHANNELS.length} of them are on every plan. Give one a label of your own, such as “Studio”, and what you leave empty is not shown.`,
      },
    ],
  },
  {
    heading: "Hand it over",
    illustration: "code",
    features: [
      {
        title: "One short address",
        text: `You choose the name at its end. It opens in any browser, with nothing to install and no account. For a fair or a talk you add a link of its own: people read where you met, and their contact file notes it. Premium has room for ${premiumCards} cards, each with its own address, colour and channels.`,
      },
      {
        title: "A QR code",
        text: "Show it on the phone and the other phone opens your card. Download it for print, a badge or the last slide.",
        isPremium: true,
      },
      {
        title: "Ten ways to share",
        text: "Facebook, X, LinkedIn, WhatsApp, email, Telegram, Instagram, Snapchat, SMS and WeChat, or simply the link. In a chat it arrives with a picture of the card. A kit puts it into your mail signature and your phone’s wallet, on paper, on an NFC tag, behind you in calls and into one file.",
      },
      {
        title: "Add to Contact",
        text: "One tap downloads a contact file with name, company, job title, phone, email and photo. It goes to people’s own address book, not to another app.",
      },
    ],
  },
  {
    heading: "Keep it current",
    illustration: "kept",
    features: [
      {
        title: "Changes show at once",
        text: "Save a new number and everybody who opens the card from then on sees it. The address and the QR code stay as they are.",
      },
      {
        title: "See what comes of it",
        text: "How often a card was opened, saved and tapped, and whether people came by the QR code, the plain address or a link you made. Plain sums, no cookies: nobody is told apart beyond one day, and your own visits and bots do not count.",
      },
      {
        title: "The cards you keep",
        text: "Tap the bookmark on a card and its corner turns. You find it again under Favorites, on every device you sign in with.",
      },
      {
        title: "Also without a network",
        text: "A card that you have opened once opens again in the basement hall, with its photo and contact file. It says that it is a copy and when it was saved.",
      },
    ],
  },
];
