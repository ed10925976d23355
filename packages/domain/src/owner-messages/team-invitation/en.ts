export default {
  title: "Your card is waiting",
  // {team}: a name.
  heading: "{team} has made you a card",
  // {link}: such as “/c/anna”.
  works: "It is at {link} and works already.",
  makeAccount: "With an account it is yours to fill in.",
  // {person}: a name.
  invitedBy: "{person} invited you.",
  // Instead of a picture.
  pictureOf: "Your card {link}",
  // {email}: an address; {day}: such as “3 March 2026”.
  forAddress: "The invitation is for {email}, until {day}.",
  signedInAs: "Signed in as {email}",
  beside:
    "It appears beside your own cards and takes none of your slots. {team} does not see your own cards, your contacts or your favorites.",
  // A button.
  take: "Take the card",
  // On a button meanwhile.
  oneMoment: "One moment...",
  // Below the form. <signIn>: a link.
  haveAccount: "Been here before? <signIn>Sign in</signIn>",
  somebodyElse: "This invitation is for somebody else",
  onlyFor: "It works with {email} only.",
  signOut: "Sign out and go on",
  byMistake: "Opened by mistake? Close this page, nothing has happened.",
  notForMe: "This is not for me",
  declined: "The invitation is declined",
  declinedLead: "You hear nothing more of it.",
  ended: "This invitation has ended",
  endedLead: "Ask whoever invited you for a new one. Your card is kept for you.",
  home: "Home",
  failed: "The invitation can’t be opened.",
  notSent: "This didn’t work. Please try again.",
} as const;
