export default {
  email: "Please enter an email address, like name@company.example.",
  extension: "Messages can’t reach an extension. Please leave it out.",
  links: "Links don’t work here. Please enter text.",
  mastodon: "Enter your name with its server, like @name@server.example.",
  phone: "Please enter a phone number, like +39 02 5550 0140.",
  // Of an address: a house in a street.
  place: "Only map links work here. Enter the address as text, or paste a map link.",
  tooLong: "Please use 300 characters or fewer.",
  tooLongLink: "This link is too long. Paste the short one from the site’s Share button.",
  unreadable: "Some characters can’t be read. Please type it again.",
  webAddress: "Please enter a web address, like company.example.",
  // {label}: the name of a channel, such as "LinkedIn" or "WhatsApp". {example}: a link.
  notAProfile: "This is not a profile on {label}. Paste your profile link or enter your username.",
  notALink: "This link is not from {label}. Paste the one that {label} gives you.",
  linkNeeded: "{label} needs a link. Paste yours, like {example}.",
  onlyLinksOf: "This link is not from {label}. Enter text, or paste a link from {label}.",
  countryCodeMissing: "{label} needs a country code. Start with +, like +39 333 555 0140.",
} as const;
