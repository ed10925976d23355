export default {
  // {path}: the address of the card, such as /c/giulia. "Each": of the ways.
  sevenWays: "Seven ways to share {path}. Each is made from your current card.",
  sixWays: "Six ways to share {path}. Each is made from your current card.",

  // What each piece is good for. Those that end in "WithLink" are for plans without QR codes.
  signature: "Your card under every email. Copy it once into Gmail, Outlook, Apple Mail or Thunderbird.",
  wallet: "A pass in Apple Wallet or Google Wallet. Two taps, and the code is on the screen.",
  walletWithLink: "A pass in Apple Wallet or Google Wallet. Two taps, and your link is on the screen.",
  print: "For the print shop with bleed and crop marks. Or ten on a sheet for your own printer.",
  code: "For posters, badges and slides. Every code is scan-tested.",
  nfc: "Hold a phone to the tag and the card opens. Any blank tag works.",
  background: "Your name and code behind you in calls. The code on your lock screen, ready to scan.",
  backgroundWithLink: "Your name and link behind you in calls and on your lock screen.",
  page: "The whole card in one file. It opens from disk or any web host, without a request to us.",

  // A link, to what visitors save in their address books.
  seeContactFile: "See the contact file",
} as const;
