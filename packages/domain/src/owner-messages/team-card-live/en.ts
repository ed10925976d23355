export default {
  title: "Your card is live",
  // Below that, of fields. {number}: a figure, in English a word.
  left: {
    one: "{number} thing makes it complete. You can do it later.",
    other: "{number} things make it complete. You can do them later.",
  },
  complete: "It is complete. You can change what is yours at any time.",
  // The heading of the list of these fields; the second when none is left to fill in.
  yours: "Yours to fill in",
  yoursToChange: "Yours to change",
  // Fields that are empty; the others are named as on the card.
  addPhoto: "Add a photo",
  photoHint: "Until then your initials stand there.",
  addBio: "A few lines about you",
  bioHint: "Shown under Bio.",
  // For screen readers, after the name of a field.
  filledIn: "Filled in",
  tickMeans: "What has a tick is filled in. Change it if it is wrong.",
  // {team}: a name. {fields}: such as “Logo, Colour and Company”.
  setBy: "Set by {team}: {fields}.",
  // Buttons.
  fillIn: "Fill it in",
  toDashboard: "To the dashboard",
  // {address}: such as “/c/anna”.
  openCard: "Open the card {address}",
  loading: "Loading your card...",
  notLoaded: "Your card could not be loaded.",
} as const;
