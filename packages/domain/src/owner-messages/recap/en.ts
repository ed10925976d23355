export default {
  // The heading of up to four lines.
  title: "Since you were last here",
  // {name}: of a person who left their details on the card.
  person: "{name} left their details",
  people: { one: "{count} person left their details", other: "{count} people left their details" },
  // {count}: 99.
  manyPeople: {
    one: "More than {count} person left their details",
    other: "More than {count} people left their details",
  },
  // Of the cards, together.
  views: { one: "{count} view", other: "{count} views" },
  // What brought more of them than anything else, or the only one.
  qr: { one: "{count} view, by QR code", other: "{count} views, most often by QR code" },
  direct: { one: "{count} view, by the direct link", other: "{count} views, most often by the direct link" },
  signature: {
    one: "{count} view, from your email signature",
    other: "{count} views, most often from your email signature",
  },
  print: {
    one: "{count} view, from your printed card",
    other: "{count} views, most often from your printed card",
  },
  wallet: {
    one: "{count} view, from your wallet pass",
    other: "{count} views, most often from your wallet pass",
  },
  nfc: { one: "{count} view, by NFC tag", other: "{count} views, most often by NFC tag" },
  background: {
    one: "{count} view, from your call background",
    other: "{count} views, most often from your call background",
  },
  page: {
    one: "{count} view, from your page in one file",
    other: "{count} views, most often from your page in one file",
  },
  // {link}: what the owner calls the link, such as "Salone del Mobile".
  link: {
    one: "{count} view, by the link “{link}”",
    other: "{count} views, most often by the link “{link}”",
  },
  // {name}: of a person whose card is among the favorites.
  kept: "{name} changed their card",
  keptCards: {
    one: "{count} of your favorites has changed",
    other: "{count} of your favorites have changed",
  },
  // {name}: what the owner calls the link. {day}: its last one, such as "23 April".
  linkEnds: "The link “{name}” ends on {day}",
  linksEnd: {
    one: "{count} link ends soon: “{name}” on {day}",
    other: "{count} links end soon, “{name}” first on {day}",
  },
} as const;
