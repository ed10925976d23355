/** What is said of each line of a contact file. */
export const IMPORT_TEXT = {
  noPlace: "Cards have no field for it.",
  notKnown: "Not recognised.",
  onPremium: "Needs Premium.",
  photoLink: "It links to another service, so it was not imported. Add a photo in step 1.",
  photoUnreadable: "Browsers can’t open this picture. Add a photo in step 1.",
  smsFromMobile: "Taken from the mobile number",
  photoCut: "Cropped to 4:5. You can crop it again in step 1",
  otherPeople: "A card is for one person. We used the first.",
  notAContactFile: "This is not a contact file. Please choose a .vcf file.",
  tooLarge: "This file is larger than 5 MB. Please choose a contact file with one person.",
} as const;

export function onlyOne(value: string): string {
  return `A card has room for one. ${value} was left out.`;
}

export function notReadable(value: string): string {
  return `“${value}” could not be read. Please enter it yourself.`;
}

export function asBio(letters: number): string {
  return `As the bio, ${letters} ${letters === 1 ? "character" : "characters"}`;
}

export function bioCut(words: number): string {
  return `As the bio, its first ${words} words`;
}
