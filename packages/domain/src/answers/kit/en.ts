export default {
  captionTooLong: "Please use 30 characters or fewer.",
  walletNotConfigured: "Passes are not set up here yet",
  premiumCode: "QR codes come with Premium.",
  pieceFailed: "We couldn’t make this. Please try again; everything else still works.",
  pageTooLarge: "The page would be larger than 400 KB. Please use a smaller photo.",
  // {scripts}: such as "Tamil", or "Tamil and Thai".
  unprintable: "This name cannot be printed yet: no font here has {scripts} letters.",
  unprintableSome: "This name cannot be printed yet: no font here has some of its letters.",
  undrawable: "This card cannot be drawn in full yet: no font here has {scripts} letters.",
  undrawableSome: "This card cannot be drawn in full yet: no font here has some of its letters.",
  // Of a drawing that waits for others. {place}: "2nd" in English, the number alone in other languages.
  nextInLine: "Next in line",
  placeInLine: "{place} in line",
} as const;
