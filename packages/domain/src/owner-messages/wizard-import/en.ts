export default {
  // {file}: its name.
  reading: "Reading {file}...",
  // In the bar above, where a form has the number of its step.
  fromContactFile: "From a contact file",
  importedFrom: "Imported from {file}",
  // {version}: of the file's format, such as 3.0. {count}: how many people are in the file.
  lead: {
    one: "vCard {version}, {count} person. Check it, then continue; you can still change every step.",
    other: "vCard {version}, {count} people. Check it, then continue; you can still change every step.",
  },
  // Headings of two lists. {count}: how many lines the list has.
  imported: "Imported, {count}",
  notImported: "Not imported, {count}",
  // Buttons.
  otherFile: "Other file",
  continueWithCard: "Continue with this card",

  nothingImported: "Nothing was imported",
  notReadableFile: "We couldn’t read this file. Please try again.",
  notAContactFile: "This is not a contact file. Please choose a .vcf file.",
  tooLarge: "This file is larger than 5 MB. Please choose a contact file with one person.",

  // What a line of a list is about. A text about it stands below.
  name: "Name",
  roleAndCompany: "Role and company",
  photo: "Photo",
  note: "Note",
  department: "Department",
  birthday: "Birthday",
  anniversary: "Anniversary",
  nickname: "Nickname",
  groups: "Groups",
  position: "Position on the map",
  timeZone: "Time zone",
  gender: "Gender",
  // A cryptographic key.
  key: "Key",
  sound: "Sound",
  logo: "Logo",
  language: "Language",
  relatedPerson: "Related person",
  assistant: "Assistant",
  // Of a group.
  member: "Member",
  calendar: "Calendar",
  // Other values of a channel that takes one.
  secondPhone: "Second phone",
  secondEmail: "Second email",
  secondAddress: "Second address",
  secondWebsite: "Second website",
  secondFax: "Second fax",
  secondOffice: "Second office",
  // {channel}: mostly a brand, such as LinkedIn.
  secondChannel: "Second {channel}",
  otherPeople: { one: "{count} other person", other: "{count} other people" },

  // The text about a line. {value}: what the file says. {label}: of the channel, as the file calls it.
  labelled: "{value}, labelled {label}",
  fromMobile: "Taken from the mobile number",
  asBio: { one: "As the bio, {count} character", other: "As the bio, {count} characters" },
  bioCut: { one: "As the bio, its first {count} word", other: "As the bio, its first {count} words" },
  photoCut: "Cropped to 4:5. You can crop it again in step 1",
  noPlace: "Cards have no field for it.",
  notKnown: "Not recognised.",
  onPremium: "Needs Premium.",
  onlyOne: "A card has room for one. {value} was left out.",
  notReadable: "“{value}” could not be read. Please enter it yourself.",
  photoLink: "It links to another service, so it was not imported. Add a photo in step 1.",
  photoUnreadable: "Browsers can’t open this picture. Add a photo in step 1.",
  firstUsed: "A card is for one person. We used the first.",

  // What is put into the card as the label of a phone number.
  mobile: "Mobile",
} as const;
