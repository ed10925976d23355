export default {
  // Title and description for search engines.
  title: "Features",
  description:
    "Twelve things a digital business card does here: live preview, 26 covers, 70 channels, QR code, contact file and sharing. And more: insights, contacts, a share kit and full export.",

  twelveThings: "Twelve things your card can do",
  lead: "From your photo to the contact in someone’s phone. Premium features are marked.",

  // Twelve features in three groups, each a heading and a text.
  makeItYours: "Make it yours",
  twelveSteps: "Twelve short steps, one live preview",
  twelveStepsText: "You see the card as you type. A draft is saved in your browser.",
  photoAndLogo: "Your photo and your logo",
  photoAndLogoText:
    "Crop them in the browser. Hidden data, such as the place, is removed. The logo needs Premium.",
  covers: { one: "{count} cover", other: "{count} covers" },
  coversText: "Each colour has an engraved pattern of its own, in light and dark.",
  channels: { one: "{count} channel", other: "{count} channels" },
  channelsText: {
    one: "Phone, email, chat, social, payments. {count} is on every plan.",
    other: "Phone, email, chat, social, payments. {count} are on every plan.",
  },

  shareIt: "Share it",
  shortLink: "One short link",
  shortLinkText: {
    one: "It opens in any browser, with nothing to install. Premium has room for {count} card.",
    other: "It opens in any browser, with nothing to install. Premium has room for {count} cards.",
  },
  qrCode: "A QR code",
  qrCodeText: "Show it, print it, put it on your last slide.",
  tenWays: "Ten ways to share",
  tenWaysText: "Chat, email and social media, or simply the link. In a chat it shows a picture of the card.",
  // As the button on a card is called.
  addToContact: "Add to Contact",
  addToContactText: "One tap puts name, job, phone, email and photo into people’s own address book.",

  keepItCurrent: "Keep it current",
  changesShow: "Changes show immediately",
  changesShowText: "Save a new number. The link and the QR code stay the same and show it.",
  howOften: "See how often it is used",
  howOftenText:
    "How often your card was opened, saved and tapped, and where people came from. No cookies, no tracking.",
  cardsYouKeep: "The cards you keep",
  // Favorites: the page of the account.
  cardsYouKeepText: "Tap the bookmark on a card and find it again under Favorites, on every device.",
  worksOffline: "Works offline",
  worksOfflineText: "A card you opened once opens again without a network, contact file included.",

  // Above what else there is.
  andThereIsMore: "And there is more",
  onEveryPlan: "On every plan. The pictures show an example.",
  // Five headings, each with a text. Channel: a way to reach somebody, such as a phone number.
  addressBook: "An address book that keeps itself right",
  addressBookText:
    "Connect your phone and computer once. Your contacts and the cards you keep are in their address book, and a new number arrives by itself.",
  secondSide: "A second side in another language",
  secondSideText: "People first see the side in their own language, and turn the card for the other.",
  linkShowsMore: "A link that shows more",
  linkShowsMoreText: "Your mobile number for clients only: you choose the links on which a channel appears.",
  scanning: "Scanning at an event",
  scanningText:
    "A code from a card, a badge or a screen becomes a contact that says where you met, even without a network.",
  programs: "Open to your own programs",
  programsText:
    "Tokens that may do only what you choose, and webhooks that tell your server as soon as something happens.",
  // Four more, each with a picture and points.
  insights: "Insights that belong to you",
  insightsPicture: "Insights of an example card, by day and source",
  insightsFigures: "Views, saves and taps, for a week or a year. Each chart is also a table, and a CSV.",
  // {count}: of links.
  insightsLinks: {
    one: "Make a link for each fair or talk to see where people came from: {count} at a time on the free plan.",
    other:
      "Make a link for each fair or talk to see where people came from: {count} at a time on the free plan.",
  },
  insightsPrivacy: "No cookies, no third party.",
  details: "Details in return",
  detailsPicture: "Contacts of an example account",
  detailsLeft:
    "Visitors leave name, email or phone on your card. You get an email, and a contact that says where you met.",
  detailsKept: "Search, tags and private notes. Import and export as .vcf or .csv.",
  everywhere: "The card everywhere",
  everywherePicture: "The share kit of an example card",
  everywherePieces:
    "Email signature, Apple Wallet, Google Wallet, PDFs for print, NFC tags and call backgrounds.",
  everywhereCodes: "With Premium, QR codes in your colours, each scan-tested before you get it.",
  leave: "Leave at any time",
  leaveCopy: "Everything in one ZIP, in formats that other programs read.",
  leaveDays: "Leaving takes a minute, and you have seven days to come back.",

  // A picture of a copy of an account: what stands beside its files.
  copyPicture: "A copy of an account: contact files, web pages, tables and pictures in one ZIP",
  copyContact: "a contact that every phone reads",
  copyCard: "the card as it looks",
  copyContacts: "everyone you met",
  copyInsights: "every number, by day",
  copyLinks: "the links you made",

  tryIt: "Try it on your own name",
  tryItText: "One card is free forever, and you need no payment details.",
  // A button.
  seeThePlans: "See the plans",
} as const;
