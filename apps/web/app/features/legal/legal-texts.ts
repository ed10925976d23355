/** One heading of a legal text. `{brand}` stands for the name of the installation. */
export type LegalSection = {
  /** For links that lead to this heading. */
  id?: "counting";
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
};

const TERMS_SECTIONS: readonly LegalSection[] = [
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
      "You can pause or delete a card at any time, and leave {brand} altogether in your account’s settings. Your cards are then gone from the web at once, and everything is deleted after 7 days, in which signing in brings it back. A subscription is cancelled first.",
      "We may end an account that breaks these terms, and will tell you why by email unless the law forbids it.",
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
      "When these terms change in a way that matters to you, we tell you by email at least 14 days before. If you do not agree, you can leave before that day.",
    ],
  },
  {
    heading: "Contact",
    paragraphs: ["Questions about these terms reach us through the contact page of this site."],
  },
];

const PRIVACY_SECTIONS: readonly LegalSection[] = [
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
      "sign-up and sign-in details: network address, browser, language, time zone, screen size and the approximate place of your network,",
      "how often your cards are opened, as plain sums, described below,",
      "messages that you send us.",
    ],
  },
  {
    id: "counting",
    heading: "What is counted when a card is opened",
    paragraphs: [
      "When somebody opens a card, its owner sees that in sums by day: how often it was opened, saved and shared, how often details were left on it, which channels were tapped, whether its QR code was opened, how people came (by the QR code, a mail signature, a printed card, a wallet pass, an NFC tag, a background picture, the plain address or a link that the owner named) and whether they used a phone, a tablet or a computer.",
      "Nobody is followed. To count a visitor once a day, the network address and the browser's name are mixed with a secret key into a number from which neither can be read back; only that number is used, the key is new every day (UTC) and destroyed when the day is over. Addresses and browser names of visitors are not stored, and nothing is put on the visitor's device: no cookie and no other storage.",
      "Not counted are the owner's own visits, known bots, and pages that a browser loads ahead without showing them. Of people whose browser sends Global Privacy Control or Do Not Track, only that the card was opened is counted, and details that they leave; nothing else.",
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
      "Sign-up and sign-in details are deleted after 90 days, messages that you send us after a year. An account whose email address nobody confirms is deleted after 7 days. Security codes are valid for 10 minutes. Cards, favourites and account data stay until you change or delete them. A deleted card can be brought back for 30 seconds and is then gone; its address stays reserved for you for 90 days. When you leave, everything is deleted after 7 days. Sums of visits are kept by day for 25 months, then by month, and deleted with the card. Records of payments are kept as long as tax law demands.",
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
      "We use cookies that are needed and no others: one keeps you signed in, one remembers that a device is yours so that you are not asked for a code every time, and short-lived ones protect a sign-in or a recovery under way. Your browser also keeps your choice of light or dark, that somebody has signed in on it before, and while you sign in or recover a password, the step that you have reached.",
      "So that nothing typed is lost, the draft of a card stays in your browser until you save it, discard it or sign out; after 7 days it is deleted when you next open the form. So that cards open without a network, your browser keeps copies of your own cards and of those that you have opened. Signing out deletes the drafts and the copies of your own cards; the rest goes when you clear the data of this site.",
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
      "You can see and correct your data in your account at any time, take a copy of all of it with you, and delete it. You may also ask us to restrict its use, and you may complain to the data protection authority where you live.",
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

export const LEGAL_TEXTS = {
  terms: { title: "Terms of Service", sections: TERMS_SECTIONS },
  privacy: { title: "Privacy Policy", sections: PRIVACY_SECTIONS },
} as const;

export type LegalTextName = keyof typeof LEGAL_TEXTS;

export const LAST_UPDATED = "Last updated February 4, 2025";
