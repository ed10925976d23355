export default {
  title: "Your card is waiting",
  // {team}: a name, such as “Officina Brera”.
  hasMade: "{team} has made you a card. It already works.",
  // {person}: a name.
  invitedBy: "{person} invited you.",
  // Instead of a picture. {address}: such as “/c/anna”.
  pictureOf: "Your card {address}",
  // {email}: an address; {day}: such as “3 March 2026”.
  forAddress: "The invitation is for {email}, until {day}.",
  beside:
    "It appears beside your own cards and takes none of your slots. {team} does not see your own cards, your contacts or your favorites.",
  // A button.
  take: "Make it mine",
  // On the button meanwhile.
  oneMoment: "One moment...",
  taken: "The card is yours.",
  signUp: "Create an account",
  haveAccount: "I have an account",
  somebodyElse: "You are signed in with another address. Sign out, and open the link again.",
  notForMe: "This is not for me",
  declined: "The invitation is declined. You hear nothing more of it.",
  ended: "This invitation has ended.",
  failed: "This didn’t work. Please try again.",
} as const;
