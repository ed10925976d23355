export default {
  shareYourCard: "Share your card",
  linkToCard: "Link to the card",
  // The name of a list of apps.
  shareWith: "Share with",
  // {app}: such as Instagram.
  pasteInto: "Link copied. Paste it into {app}.",

  // What a picture shows. {name}: of a person; {address}: where the code leads.
  qrCodeOf: "QR code of {name}",
  qrCodeFor: "QR code for {address}",
  codeNotLoaded: "We couldn’t load the code. The link below opens the same card.",
  linkWorksToo: "We couldn’t load the code. The link below works too.",
  // A button.
  download: "Download",
  // {name}: of a person.
  downloadCode: "Download QR code of {name}",
  // A narrow button that does so.
  qr: "QR",
} as const;
