export default {
  isLive: "Your card is live.",
  scanToTry: "Scan the code with another phone to try it.",
  sendToTry: "Send the link to someone to try it.",
  openCard: "Open the card",

  // A panel above the cards. It: the card.
  putItOut: "Your card is live. Now put it where people meet you",
  everywhere: "In your email signature, on paper, on an NFC tag, behind you in calls. Everything is ready.",
  // Buttons.
  useEverywhere: "Use it everywhere",
  notNow: "Not now",
} as const;
