export default {
  // Beside a field of a card, or of the card as a whole. {team} is not said: it stands there already.
  fieldFixed: "Your team sets this.",
  // {ending}: such as "@officinabrera.example".
  emailEnding: "Your email has to end with {ending}.",
  ending: "This has to end with {ending}.",
  // Of a template: the ending that a value must have.
  endingInvalid: "This ending can’t be used here.",
  // Beside a field that is to be the same on all cards.
  valueMissing: "Enter what all cards show, or let each person fill it in.",
} as const;
