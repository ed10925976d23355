export default {
  brandHome: "{brand} home",
  businessCardOf: "The business card of {name}",
  businessCardOn: "The business card of {name} on {brand}.",
  actions: "Actions",
  addToContact: "Add to Contact",
  qrCode: "QR code",
  share: "Share",
  createForFree: "Create a business card for free",
  card: "Card",
  info: "Info",
  bio: "Bio",
  noBio: "Nothing here yet.",
  noContacts: "No contact details yet.",
  // {name}: what the owner calls the place or day, such as "Salone del Mobile".
  metAt: "Met at {name}",
  // Above the card, for who came by a former colleague’s address. {left} and {name}: people; {team}: a company.
  tookOver: "{left} has left {team}. This is {name}, who takes over.",
  // {label}: of a channel, such as Phone.
  copyValue: "Copy {label}",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Could not copy. Select the text instead.",
  letThemKnow: "Let {name} know who you are",
  // The visitor’s own, with the owner of the card.
  shareDetails: "Share your details",
  report: "Report this card",
  takeWithYou: "Take this card with you",
  pointCamera: "Point your phone’s camera at the code. The card opens in the browser, no app needed.",
  openOnPhone: "Open this link on your phone, or send it to yourself.",
  qrCodeOfCard: "QR code of this card",
  qrCodeOf: "QR code of {name}",
  // Above the code, and above the ways to share: the owner speaks.
  scan: "Scan my card",
  download: "Download",
  shareMe: "Share me",
  more: "More…",
  pasteHint: "For Instagram, Snapchat and WeChat we copy the link for you to paste.",
  linkToCard: "Link to this card",
  close: "Close",
  language: "Language: {name}",
  // A button that turns the card to its side in another language. {language}: its own name, such as 日本語.
  turnOver: "Turn over, {language}",
} as const;
