export default {
  // The place beside the form, for screen readers.
  livePreview: "Live preview",
  // A button of phones, and the title of what it opens.
  openPreview: "Preview",
  preview: "Preview",
  // Which of the card's two sides is shown.
  side: "Side",
} as const;
