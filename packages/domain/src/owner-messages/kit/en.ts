export default {
  // The first page of the share kit: its heading and title, and the link back to it. "It" is the card.
  useItEverywhere: "Use it everywhere",
  // A link above the heading.
  dashboard: "Dashboard",
  // Names of navigations for screen readers: the way up from this page, and from piece to piece.
  breadcrumb: "Breadcrumb",
  shareKit: "Share kit",
  notLoaded: "We couldn’t load the share kit.",
  cardNotAffected: "Your card is not affected.",
  loading: "Loading the share kit",

  // Titles of a notice.
  cardPaused: "Your card is paused",
  cardNotShown: "Your card is not shown",
  cardTakenDown: "Your card was taken down",
  // Below such a title. "So": that the card is paused, or not there. "It": the card.
  leadsElsewhere: "Codes and links lead to a page that says so.",
  leadsElsewhereUntilResumed:
    "Codes and links lead to a page that says so, until you resume it on the dashboard.",

  // The pieces of the kit, in links, headings and titles.
  signature: "Email signature",
  wallet: "Wallet",
  print: "Print",
  qrCode: "QR code",
  qrCodeStudio: "QR code studio",
  nfcTag: "NFC tag",
  backgrounds: "Backgrounds",
  webPage: "Web page",

  // Below the heading of a piece: how it is used. Those that end in "WithLink" are for plans without QR codes.
  signatureLead: "Copy once. It appears under every email.",
  walletLead:
    "A pass keeps your card one swipe away, even without a connection. Open it and let people scan.",
  walletLeadWithLink:
    "A pass keeps your card one swipe away, even without a connection. Open it and show your link.",
  printLead:
    "Give the PDF to any print shop, or print ten on a sheet and cut along the marks. The code opens your card, and its visits count as print.",
  printLeadWithLink:
    "Give the PDF to any print shop, or print ten on a sheet and cut along the marks. The link on the back opens your card.",
  codeLead:
    "For posters, badges, slides and packaging. Each file is scan-tested in the size and colours you chose.",
  nfcLead:
    "The link to your card fits on any NFC tag: a sticker, a key ring, a card. Hold a phone to it and the card opens, no app needed.",
  backgroundLead:
    "Made in the colour and lines of your card. The code stays clear of your face in calls, and of your thumb on the phone.",
  backgroundLeadWithLink:
    "Made in the colour and lines of your card. The link stays clear of your face in calls, and of your thumb on the phone.",
  pageLead:
    "One file with everything inside. Host it yourself, send it as an attachment, or keep it on a USB stick.",

  // A heading above steps.
  howToUse: "How to use it",
  // For screen readers, in the place of a picture that is being made.
  drawingPreview: "Drawing the preview",
  // In the place of a button's label while the file is drawn, or made ready to be saved.
  drawing: "Drawing...",
  preparing: "Preparing...",

  // While others' drawings come first. {place}: which one the reader's is, such as "2nd"; "next": the very next one.
  placeInLine: "{place} in line",
  nextInLine: "Next in line",
  othersDraw: "Others are drawing too. Yours follows automatically.",
  // "This": the picture or file that was asked for.
  notMade: "We couldn’t make this",
  notMadeTryAgain: "We couldn’t make this. Please try again; everything else still works.",

  emojiLeftOut: "Emoji are left out here",
  onlyLetters: "Only letters are drawn. Your card online keeps its emoji.",
} as const;
