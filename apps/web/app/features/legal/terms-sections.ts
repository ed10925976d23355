import type { LegalSection } from "./legal-section.ts";

export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    heading: "What these terms are about",
    paragraphs: [
      "{brand} lets you make digital business cards, share them and keep the cards of others. These terms are the agreement between you and whoever runs this installation of {brand}. By creating an account you accept them.",
    ],
  },
  {
    heading: "Your account",
    paragraphs: [
      "Give your real name and an email address that you can read: we send security codes there. Keep your password to yourself. What happens with your account is taken as done by you, so change the password at once if you think that somebody else knows it.",
      "You must be old enough to enter into an agreement where you live, or have the permission of a parent or guardian.",
    ],
  },
  {
    heading: "Your cards",
    paragraphs: [
      "What you write on a card stays yours. You allow us to store it, to adapt its form to different screens and to show it to everybody who opens the card's address, because that is what a card is for.",
      "A card is public. Put on it only what strangers may know.",
    ],
  },
  {
    heading: "What is not allowed",
    paragraphs: ["Please do not use {brand} to"],
    points: [
      "pretend to be another person or company,",
      "publish details of others without their consent,",
      "spread anything illegal, hateful or deceptive, malicious software, or links to such things,",
      "send unwanted mail, collect the cards of others by machine, or disturb the service.",
    ],
  },
  {
    heading: "Free and paid plans",
    paragraphs: [
      "Forever Free costs nothing and needs no payment details. The premium plans add cards, your logo, all colours and channels and a QR code; they are billed in advance, monthly or yearly, at the price shown before you pay.",
      "Payments are handled by a card payment provider. Your full card number goes to the provider alone; we never store it. A plan renews by itself until you cancel it.",
    ],
  },
  {
    heading: "Cancelling",
    paragraphs: [
      "You can cancel a subscription at any time on the Subscription page. It takes effect at the end of the billing period that you have paid for, and everything included in the plan works until then. Fees that were already paid are not refunded.",
      "Afterwards you return to Forever Free. Your cards are not deleted; what only the premium plan offers is not shown until you activate it again.",
    ],
  },
  {
    heading: "Ending an account",
    paragraphs: [
      "You can stop using {brand} whenever you like and ask us to delete your account. We may suspend a card or an account that breaks these terms, and will tell you why by email unless the law forbids it.",
    ],
  },
  {
    heading: "What we answer for",
    paragraphs: [
      "We work to keep {brand} available and your data safe, but we cannot promise that it is never interrupted or free of errors. As far as the law allows, we are not liable for indirect losses, such as lost business, and not for what other people write on their cards. Rights that the law gives you as a consumer stay untouched.",
    ],
  },
  {
    heading: "Changes",
    paragraphs: [
      "When these terms change in a way that matters to you, we tell you by email at least 14 days before. If you do not agree, you can close your account until then.",
    ],
  },
  {
    heading: "Contact",
    paragraphs: ["Questions about these terms reach us through the contact page of this site."],
  },
];
