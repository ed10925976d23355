/** Why a channel's value is invalid, and how to fix it. */
export const CHANNEL_MESSAGES = {
  email: "This is not an email address. It looks like name@company.example.",
  extension: "A message cannot reach an extension. Leave it out.",
  links: "Links do not work here. Type it as text.",
  mastodon: "Type your name together with its server, like @name@server.example.",
  phone: "This is not a phone number. Use digits, like +39 02 5550 0140.",
  place: "Only links to a map work here. Type the address as text, or paste a map's link.",
  tooLong: "Please use 300 characters or fewer.",
  tooLongLink: "This link is too long. Paste the short one that the site's Share button gives.",
  unreadable: "Some characters cannot be read. Please type it again.",
  webAddress: "This is not a web address. It looks like company.example.",
} as const;

export function notAProfile(label: string): string {
  return `This is not ${withArticle(label)} address. Paste your profile's link or type its name.`;
}

export function notALink(label: string): string {
  return `This is not ${withArticle(label)} link. Paste the one that ${label} gives you.`;
}

export function onlyLinksOf(label: string): string {
  return `This is not ${withArticle(label)} link. Type it as text, or paste a link of ${label}.`;
}

export function countryCodeMissing(label: string): string {
  return `${label} needs the country's code. Begin with +, like +39 333 555 0140.`;
}

function withArticle(label: string): string {
  return `${/^(?:[AEIOU]|X$)/.test(label) ? "an" : "a"} ${label}`;
}
