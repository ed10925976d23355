export default {
  // The title of a dialog.
  answer: "Answer",
  whatFor: "If we are wrong, tell us why. A person reads it, usually within two working days.",
  yourAnswer: "Your answer",
  // A button.
  sendAnswer: "Send answer",
} as const;
