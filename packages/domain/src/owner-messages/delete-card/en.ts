export default {
  title: "Delete this card?",
  madeOn: "Made on {day}",
  // A list of what goes with the card.
  photoGoes: "Photo and everything you typed",
  photoAndLogoGo: "Photo, logo and everything you typed",
  figuresGo: "Its views, saves and links",
  placeGoes: "Its place in other people’s favorites",
  // The last line of that list.
  accountStays: "Your account, your plan and your other cards stay",
  // It: the link.
  linkReserved: "The link stops working now. It stays reserved for you for 90 days.",
  // The label of a field. {username}: the last part of the card’s link.
  typeToConfirm: "Type {username} to confirm",
  // Buttons.
  keep: "Keep this card",
  delete: "Delete this card",
  deleting: "Deleting...",
} as const;
