export default {
  // Title and description for search engines.
  title: "Digital business cards",
  description:
    "Make a digital business card in a few minutes. Send the link, and people save you to their contacts with one tap.",

  // The first words of the page. “They” are the people one meets.
  leaveACard: "Leave a card they’ll keep.",
  lead: "Make a digital business card in a few minutes. Send the link, and people save you to their contacts with one tap. Nothing to install.",
  // A button.
  seeACard: "See a card",
  oneCardIsFree: "One card is free forever.",
  // What the picture shows. Giulia Ferrante: a woman.
  heroPicture:
    "A phone showing the digital card of Giulia Ferrante, with four more business cards and a QR card spread around it",

  // A blank card that takes a name and a colour.
  tryYourName: "Try your name on a card. The rest takes three minutes.",
  // Label of a field.
  yourName: "Your name",
  // On the card, until a name is typed.
  nameOnCard: "Your name",
  // Above eight colours, to choose one of them.
  aColour: "A colour",
  // Lapis: the name of the first colour.
  freeColour: "The free card is Lapis blue. All 26 colours come with Premium.",

  // Six headings, each with a text and a picture.
  featuresHeading: "Everything a paper card does, and the part it can’t.",
  unifiedConnection: "Unified Connection",
  unifiedConnectionText:
    "Phone, email, chat, portfolio, payments, each a single tap. Ten channels are free, Premium has all 70.",
  mobileFriendly: "Mobile Friendly",
  mobileFriendlyText:
    "Built for one thumb and bright daylight. Big type, big targets, nothing to pinch or install.",
  globalAccessibility: "Global Accessibility",
  globalAccessibilityText:
    "A Premium card has its own QR code. Any phone camera opens it, anywhere, without an account.",
  multiCard: "Multi Card",
  multiCardText:
    "One for the studio, one for the evening class. With Premium keep up to three and hand out the right one.",
  instantUpdates: "Instant Updates",
  instantUpdatesText: "Change your number once. The link and the QR code stay the same and show the new one.",
  customBranding: "Custom Branding",
  customBrandingText: "Your logo on a white plate and one of 26 engraved covers. Both come with Premium.",
  // In the picture of a phone number that was changed: a label, and what the product says then.
  phone: "Phone",
  savedLive: "Saved, live everywhere",
  // Below the six, above the link to all features.
  andAlso:
    "And an address book that keeps itself right, a second side in another language, and scanning at events.",
  // A button: opens an account of somebody fictional.
  exampleAccount: "Look around in an example account",
  // A link.
  allFeatures: "All features",

  // On two lines. Four headings follow, each with a text.
  everythingInOnePlace: "Get everything <line>in one place</line>",
  costEffective: "Cost Effective",
  costEffectiveText: "One card is free forever. No reprints when you change jobs.",
  stayConnected: "Stay Connected",
  stayConnectedText: "People save you to their own contacts, not to another app.",
  perfectBlend: "Perfect Blend",
  perfectBlendText: "Looks like good stationery. Works like a phone.",
  instantUpdate: "Instant Update",
  // “They”: the people one has given the card.
  instantUpdateText: "Edit once, and the link they already have shows it.",
  channelsPicture: "Icons of 28 of the channels that a card can hold, around a card",

  questionsAnswered: "Questions, answered",
  whatIsACard: "What is a digital business card?",
  whatIsACardAnswer:
    "A page with your name, photo and contact channels at one short link. Anyone can open it in a browser and save you to their phone with one tap.",
  customize: "Can I customize my card?",
  customizeAnswer:
    "Yes. Every card has your photo, name, job, company, a bio of up to 100 words and the channels you choose. A second side can say it in another language. Premium adds your logo, 26 colours and all 70 channels.",
  howToShare: "How do I share it?",
  howToShareAnswer:
    "The Share button sends the link by email, by SMS or through social media such as WhatsApp, LinkedIn and Facebook, or copies it. With the share kit you put it in your email signature, on paper or behind you in calls. With Premium you can also show, print or download a QR code.",
  changesAfterSharing: "Do changes show after I have shared it?",
  changesAfterSharingAnswer:
    "Yes. The link and the QR code always open the current card. Whoever keeps your card in their favorites and connects their phone has it up to date in the address book too. A contact saved with one tap is a copy from that day, until it is saved again.",
  isItSecure: "Is my information secure?",
  isItSecureAnswer:
    "Your password is stored only as a hash, and signing in on a new device needs a code that we email you. We never store full payment card numbers. Your card is public, so leave out what strangers should not read. You see how many people open it, not who: daily totals, without cookies. You can download a copy of everything or delete it all at any time.",
  whichDevices: "Which devices does it work on?",
  whichDevicesAnswer:
    "On phones, tablets and computers with a current browser. There is nothing to install, and a card works even with scripts turned off.",
  atEvents: "Can I use it at networking events?",
  atEventsAnswer:
    "Yes. Send the link or, with Premium, let people scan the QR code. They save you with Add to Contact and can share their details in return. Make a link for the event: people see where you met, and you see how many came. Your own cards open on your phone even without a signal.",
  moreThanOneCard: "Can I store more than one card?",
  moreThanOneCardAnswer:
    "Yes. The free plan has room for one card, Premium for three, each with its own link, photo and channels. You save other people’s cards to your favorites.",

  // Screenshots in a row, which move by themselves. The second is what kind of thing it is, for screen readers.
  screenshots: "Product screenshots",
  carousel: "carousel",
  previousScreenshot: "Previous screenshot",
  nextScreenshot: "Next screenshot",
  pauseSlideshow: "Pause the slideshow",
  playSlideshow: "Play the slideshow",
  // Such as "QR code, 2 of 7".
  captionAndPlace: "<caption>{caption},</caption> <place>{place} of {total}</place>",
  // What a screenshot is of, and in more words for those who do not see it.
  slideCard: "The card",
  slideCardPicture: "A card on a phone: cover, photo, name, and tiles for phone, email and address",
  slideCode: "QR code",
  slideCodePicture: "The QR code of a card, to be scanned or downloaded",
  slideShare: "Ways to share",
  slideSharePicture: "Ten ways to share a card, and its link to copy",
  slideBio: "The bio",
  slideBioPicture: "The bio of a card, under its photo and name",
  slideColours: "Colours",
  slideColoursPicture: "Choosing one of the colours of a card",
  slideLogo: "Your logo",
  slideLogoPicture: "A logo on a white plate, as it appears on the cover",
  slidePhoto: "Your photo",
  slidePhotoPicture: "A photo in its white mount, to be replaced or removed",

  appIsComing: "The mobile app is coming soon",
  untilThen: "Until then, the website does everything. Add it to your home screen.",
  // Buttons that cannot be pressed yet, each with the name of a store below a line in small print.
  googlePlay: "<lead>Coming soon to</lead> <store>Google Play</store>",
  appStore: "<lead>Coming soon to the</lead> <store>App Store</store>",
} as const;
