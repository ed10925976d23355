/** Why a channel's value is invalid, and how to fix it. */
export const CHANNEL_MESSAGES = {
  email: "Please enter an email address, like name@company.example.",
  extension: "Messages can’t reach an extension. Please leave it out.",
  links: "Links don’t work here. Please enter text.",
  mastodon: "Enter your name with its server, like @name@server.example.",
  phone: "Please enter a phone number, like +39 02 5550 0140.",
  place: "Only map links work here. Enter the address as text, or paste a map link.",
  tooLong: "Please use 300 characters or fewer.",
  tooLongLink: "This link is too long. Paste the short one from the site’s Share button.",
  unreadable: "Some characters can’t be read. Please type it again.",
  webAddress: "Please enter a web address, like company.example.",
} as const;

export function notAProfile(label: string): string {
  return `This is not a profile on ${label}. Paste your profile link or enter your username.`;
}

export function notALink(label: string): string {
  return `This link is not from ${label}. Paste the one that ${label} gives you.`;
}

export function linkNeeded(label: string, example: string): string {
  return `${label} needs a link. Paste yours, like ${example}.`;
}

export function onlyLinksOf(label: string): string {
  return `This link is not from ${label}. Enter text, or paste a link from ${label}.`;
}

export function countryCodeMissing(label: string): string {
  return `${label} needs a country code. Start with +, like +39 333 555 0140.`;
}
