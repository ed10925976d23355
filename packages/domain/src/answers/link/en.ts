export default {
  lastDayInvalid: "Please choose a day.",
  lastDayPast: "Please choose today or a later day.",
  nameRequired: "Please give the link a name.",
  nameTooLong: "Please use 60 characters or fewer.",
  notFound: "This link does not exist.",
  notSecret: "Please choose a link whose address nobody can guess.",
  slugInvalid: "Use 2 to 30 characters: a-z, 0-9 and -.",
  slugReserved: "This link is reserved. Please choose another.",
  slugTaken: "You already have this link. Please choose another.",
  // English does not tell one link from more.
  tooManyLive: {
    one: "Your plan has room for {count} live links per card. End one to make room.",
    other: "Your plan has room for {count} live links per card. End one to make room.",
  },
  tooManyLinks: "A card can have up to {max} links. Reactivate an ended one instead.",
} as const;
