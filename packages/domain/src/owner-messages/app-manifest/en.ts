export default {
  description: "Digital business cards",
  // In the menu of the icon on a phone: opens the QR code of one's own card.
  showMyCode: "Show my code",
  // The same, in at most 12 letters.
  myCode: "My code",
} as const;
