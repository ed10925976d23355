import type { LegalSection } from "./legal-section.ts";

export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    heading: "In short",
    paragraphs: [
      "{brand} stores what you put on your cards and what is needed to run your account. We do not sell it, show no advertisements and use no trackers.",
    ],
  },
  {
    heading: "What we store",
    paragraphs: ["Depending on what you use, we store"],
    points: [
      "your account: first and last name, email address, and your password in a form from which it cannot be read,",
      "your cards: name, phone number, email address, social handles, payment details such as a wallet or a payment link, address, company, bio, photo and logo, and whatever else you add,",
      "the cards of others that you save as favourites,",
      "your subscription: plan, status and payment dates,",
      "sign-up and sign-in details: network address, browser, language, time zone, screen size and approximate location,",
      "messages that you send us.",
    ],
  },
  {
    heading: "Payments",
    paragraphs: [
      "Payments for a premium plan are made with a card payment provider. We do not store full card numbers. We receive a reference to the payment, its status and the plan.",
    ],
  },
  {
    heading: "Why we use it",
    paragraphs: [
      "Card information is shown to the people who open your card: that is its purpose. Account data signs you in and lets us send security codes and notices. Sign-in details help to notice when somebody else uses your account. We do not use any of it to build profiles.",
    ],
  },
  {
    heading: "How long we keep it",
    paragraphs: [
      "Sign-up and sign-in details are deleted after 90 days. Security codes are valid for 10 minutes. Cards, favourites and account data stay until you change or remove them or ask us to delete your account. Records of payments are kept as long as tax law demands.",
    ],
  },
  {
    heading: "Who else sees it",
    paragraphs: [
      "Everybody can see a public card. Apart from that, data is handed on only to those who work for us: the payment provider and the mail service that delivers our messages. Authorities receive data only when the law obliges us.",
    ],
  },
  {
    heading: "Cookies and storage in your browser",
    paragraphs: [
      "We use cookies that are needed and no others: one keeps you signed in, one remembers that a device is yours so that you are not asked for a code every time, and short-lived ones protect a sign-in or a recovery under way. Your browser also keeps your choice of light or dark, and while you sign in or recover a password, the step that you have reached.",
    ],
  },
  {
    heading: "How it is protected",
    paragraphs: [
      "Passwords, sessions and codes are stored only in a form that cannot be turned back. A new device needs a code from your mailbox. When a password changes, all other sessions end and we tell you by email.",
    ],
  },
  {
    heading: "Your rights",
    paragraphs: [
      "You can see and correct your data in your account at any time. You may ask us for a copy of it, to delete it or to restrict its use, and you may complain to the data protection authority where you live.",
    ],
  },
  {
    heading: "Changes",
    paragraphs: [
      "When this policy changes in a way that matters to you, we tell you by email before it takes effect.",
    ],
  },
  {
    heading: "Contact",
    paragraphs: ["Questions and requests about your data reach us through the contact page of this site."],
  },
];
