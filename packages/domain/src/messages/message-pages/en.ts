export default {
  skipToContent: "Skip to content",
  brandHome: "{brand} home",
  home: "Home",
  pageNotFound: "Page not found",
  wentWrong: "Something went wrong",
  notFoundTitle: "Oops! Something Went wrong.",
  notFoundText: "We couldn't find the page you were looking for. Try the Homepage.",
  // Titles, and the texts below them: "it" is the card.
  restingTitle: "This card is resting",
  restingText: "Its owner has paused it for now. The link is right, so try again another day.",
  goneTitle: "This card is no longer here",
  goneText: "Its owner has deleted it.",
  leftText: "It belonged to somebody who has left their team.",
  // Of a team whose page is gone.
  teamGoneTitle: "This team is no longer here",
  teamGoneText: "Its owners have deleted it.",
  takenDownTitle: "This card was taken down",
  // What the email or SMS asked.
  takenDownText:
    "The operator of this site removed it after a report. If you got it by email or SMS, don’t do what it asked.",
  legalTitle: "Not available for legal reasons",
  legalText: "This card can’t be shown here.",
  isItYours: "Is it yours? Our email says why, and you can reply to it.",
  // The files of the card. Below "Not available for legal reasons", too, so say whose.
  filesToo: "Its files are not available either.",
  language: "Language: {name}",
} as const;
