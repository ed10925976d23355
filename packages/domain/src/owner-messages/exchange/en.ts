export default {
  // The offer to people whose cards are older than the exchange.
  offer: "Let people share their details",
  offerText:
    "Anyone who opens your card can send you their name and contact details, no account needed. You get an email and find them in Contacts. You can turn it off for each card.",
  notNow: "Not now",
  turnOn: "Turn on",
  turnOnForBoth: "Turn on for both cards",
  // {number} is written in words up to ten: "Turn on for three cards".
  turnOnFor: { one: "Turn on for {number} card", other: "Turn on for {number} cards" },
  turningOn: "Turning on...",
  turnedOn: "People can now share their details.",

  // A switch in the settings of a card.
  share: "Share your details",
  shareText:
    "Anyone who opens this card can send you their name and contact details. You get an email and find them in Contacts.",
} as const;
