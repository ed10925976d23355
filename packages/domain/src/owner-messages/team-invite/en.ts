export default {
  title: "Invite people",
  // Of a switch between the next three.
  how: "How to invite",
  paste: "Paste",
  file: "File",
  oneByOne: "One by one",

  list: "Names and email addresses",
  listHint: "One person per line, in any usual form, or a column copied from a spreadsheet.",
  found: { one: "{count} person found.", other: "{count} people found." },
  // {names}: such as “Noor Bakker and Luca Moretti”.
  hereNamed: {
    one: "{names} is in the team already and is left out.",
    other: "{names} are in the team already and are left out.",
  },
  hereCounted: {
    one: "{count} person is in the team already and is left out.",
    other: "{count} people are in the team already and are left out.",
  },
  // {reason}: one of the sentences below.
  lineReason: "<line>Line {row}:</line> {reason}",
  line: "Line {row}",
  moreLines: { one: "And {count} more line.", other: "And {count} more lines." },

  // Why somebody is left out. {value}: what was entered.
  noEmail: "No email address.",
  emailWrong: "{value} is not an email address.",
  noName: "No readable name.",
  here: "Is in the team already.",
  repeated: "Appears more than once.",
  usernameTaken: "The link /c/{value} is taken.",
  usernameWrong: "{value} can’t be used in a link.",
  tooLong: "The name or job title is too long.",
  // {ending}: such as “@officinabrera.example”. {template}: its name.
  ending: "{value} does not end with {ending}, as {template} asks.",

  template: "Template",
  templateForAll: "Template for all of them",
  templatesFailed: "Your team’s templates can’t be loaded.",
  check: { one: "Check {count} person", other: "Check {count} people" },
  // The same while nobody has been counted yet.
  checkList: "Check the list",
  listEmpty: "Enter at least one email address.",

  question: { one: "Invite {count} person?", other: "Invite {count} people?" },
  questionLead: "Press a link to change it.",
  // {username}: such as “luca-moretti”.
  linkTaken: "{username} is taken",
  fromEmail: "Proposed from the email address",
  changeLink: "Change the link of {name}",
  // Of a field and a column.
  link: "Link of the card",
  linkFree: "Free",
  showMore: { one: "Show {count} more", other: "Show {count} more" },
  othersLikewise: {
    one: "{count} more person gets a link in the same way.",
    other: "{count} more people get their links in the same way.",
  },
  cardsMade: {
    one: "{count} card is made at once, and one person gets an email.",
    other: "{count} cards are made at once, and {count} people get one email each.",
  },
  peopleAfter: {
    one: "{count} person in the team afterwards.",
    other: "{count} people in the team afterwards.",
  },
  invite: { one: "Invite {count} person", other: "Invite {count} people" },
  inviteName: "Invite {name}",
  inviting: "Inviting...",
  back: "Back",

  fileLead: "A .csv file with one person per row. You see everything before anything is saved.",
  fromFile: "Invite from a file",
  // The path to the page of a file: People > Invite from a file.
  people: "People",
  fileHint: "A .csv with one person per row, up to 5,000 people and 8 MB.",
  fileTooLarge: "This file is larger than 8 MB. Please choose a smaller one.",
  // {file}: its name.
  fileRows: {
    one: "{file}, {count} row. Nothing is saved until you press Invite.",
    other: "{file}, {count} rows. Nothing is saved until you press Invite.",
  },
  matchLead: "We filled in what we recognised. Columns that the template sets for everybody are left out.",
  proposed: "Links of the cards",
  // In the place of a value that somebody does not have.
  none: "none",
  rowsLeftOut: { one: "{count} row is left out", other: "{count} rows are left out" },
  rowsLeftOutLead: "Fix them in the file, or go ahead without them.",

  name: "Name",
  email: "Email",
  emailHint: "The invitation works for this address only.",
  role: "Job title",
  nameMissing: "Please enter a name.",

  made: { one: "{count} card is made", other: "{count} cards are made" },
  // {day}: such as “26 April”.
  madeLead: {
    one: "It works from now on. An email is on its way; if it is not opened, one reminder follows on {day}.",
    other:
      "They work from now on. Everybody gets an email; whoever does not open it gets one reminder on {day}.",
  },
  madeNone: "Nobody new to invite",
  madeNoneLead: "Everybody on this list is in the team already.",
  copyLink: "Copy the link of {name}",
  linksAsCsv: "Links as CSV",
  done: "Done",

  failed: "This didn’t work. Please try again.",
  notReached: "The server did not answer. Please try again: nobody is invited twice.",
} as const;
