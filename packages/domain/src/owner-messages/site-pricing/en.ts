export default {
  // Title and description for search engines.
  title: "Pricing",
  description:
    "One digital business card is free forever. Premium adds logo, colours, QR code, all channels and up to three cards for $10 a month or $100 a year.",

  oneCardIsFree: "One card is free. Forever.",
  lead: "Insights, contacts and the share kit are on every plan. Premium adds your logo, every colour and channel, a QR code and more cards. Pay monthly or yearly.",
  // A list, for screen readers.
  plans: "Plans",

  // A table: what a plan contains, and how much of it. Yes and No are signs, with these words for screen readers.
  whatEachContains: "What each plan contains",
  theSame: "Premium Monthly and Premium Yearly contain the same. They differ in how you pay.",
  yes: "Yes",
  no: "No",
  cards: "Cards",
  upTo: { one: "Up to {count}", other: "Up to {count}" },
  person: "Photo, name, job title, company, bio",
  channels: "Contact channels",
  // Of channels.
  all: { one: "All {count}", other: "All {count}" },
  shortLink: "A short link of your choice",
  // As the button on a card is called.
  addToContact: "Add to Contact",
  sharing: "Sharing by link, chat, email and SMS",
  // Favorites, Insights: pages of the account.
  favorites: "Favorites",
  insights: "Insights by day and source",
  links: "Live named links per card",
  details: "Details from visitors, and your contacts",
  secondSide: "A second side in another language",
  chosenLinks: "Channels only on chosen links",
  addressBook: "Address book on phone and computer",
  scanning: "Scanning codes, also offline",
  programs: "Tokens and webhooks",
  kit: "Signature, wallet, print, NFC, backgrounds, web page",
  copy: "Download everything, leave at any time",
  logo: "Your logo",
  colours: "Colours",
  qrCode: "QR code to show and download",

  beforeYouPay: "Before you pay",
  somethingElse: "Something else? <contact>Ask us</contact>.",
  canICancel: "Can I cancel?",
  canICancelAnswer:
    "At any time, on the Subscription page. Everything stays on until the end of the period you have paid for. Until then you can resume your plan with one click. Past payments are not refunded.",
  whatHappens: "What happens to my cards then?",
  whatHappensAnswer:
    "You return to Forever Free. All cards stay online in their free version. Logo, colour, QR code and extra channels are hidden, not deleted, and come back with Premium.",
  payAsYouGo: "What does pay-as-you-go mean?",
  payAsYouGoAnswer:
    "Premium Monthly runs from month to month: $10 now, $10 next month, and nothing more once you cancel.",
  yearly: "And the yearly plan?",
  yearlyAnswer:
    "One payment of $100 for twelve months instead of twelve payments of $10. It renews after a year unless you cancel.",
  takeMyData: "Can I take my data with me?",
  takeMyDataAnswer:
    "Yes, on every plan and at any time: cards, pictures, contacts, links and insights in one file, in formats that other programs read. If you leave, we cancel your subscription first and delete everything after seven days.",
  // A payment card.
  cardNumber: "Do you see my card number?",
  cardNumberAnswer:
    "No. You pay on the payment provider’s own page. We only learn whether it worked and for which plan.",

  // Where nothing is sold.
  everythingIncluded: "Everything is included",
  everythingIncludedText:
    "Every feature is open on this installation. There is nothing to buy and nothing to cancel.",
  makeYourCard: "Make your card",
  makeYourCardText: "Logo, colours, QR code and all channels are yours from the first card.",
  // A button.
  seeTheFeatures: "See the features",
} as const;
