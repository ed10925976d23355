export default {
  title: "First four steps",
  titleDone: "Your first steps are done",
  // {done}: how many steps; {all}: four.
  doneOf: "{done} of {all} done",
  allDone: "All four done",
  // {step}: the title of a step. <done>: for screen readers.
  stepDone: "{step}<done>, done</done>",

  // The steps. “It” in the second is the card, and what is copied.
  card: "Make your card",
  cardText: "Your name, a photo and how to reach you. About three minutes.",
  signature: "Add it to your email signature",
  signatureText: "Copy once. It appears under every email.",
  code: "Show your code",
  codeText: "Tap your card. Anyone can scan the code, no app needed.",
  // In place of the code, on a plan without one. It: the card.
  address: "Share it",
  addressText: "Send the link to someone you know.",
  visitor: "Get your first visitor",
  visitorText: "Done when someone else opens your card.",

  // Buttons. The second is the first’s name for screen readers.
  open: "Open",
  openSignature: "Open your signature",
  showCode: "Show code",
  copyLink: "Copy link",
  hide: "Hide",
  hiding: "Hiding...",
  hideSteps: "Hide the first steps",
} as const;
