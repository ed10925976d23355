export default {
  offline: "You are offline",
  tryAgain: "Try again",
  scanCode: "Scan a code",
  nothingSaved: "This page needs a connection. Cards you open are saved on this device for later.",
  // The saved cards are listed below these two.
  cardNotSaved: "This card is not saved on this device. These are:",
  theseAreSaved: "This page needs a connection. These cards are saved on this device:",
  yourCard: "Your card",
  yourCards: "Your cards",
  savedCards: "Saved cards",
  qrCodeOf: "QR code of {address}",
  // {time}: such as 14:05, or 14 Nov 2025.
  offlineCopy: "You are offline. Saved copy from {time}.",
  slowCopy: "The connection is slow. Saved copy from {time}.",
  updated: "This card was updated.",
  // A link: shows the updated card.
  showIt: "Show it",
} as const;
