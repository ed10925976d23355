export default {
  title: "Edit a template",
  // A link back to the list.
  templates: "Templates",
  loading: "Loading the template...",
  notLoaded: "We couldn’t load this template",
  gone: "This template does not exist any more.",

  // Titles of steps, each followed by what is under it. "They": the people whose cards are made from the template.
  photoTitle: "Their photo",
  photoIntro: "A face is remembered before a name.",
  whoTitle: "Who they are",
  whoIntro: "The name is always each person’s own.",
  logoTitle: "The logo",
  colourTitle: "The colour",
  contactsTitle: "How people reach them",
  // Under the titles above.
  intro: {
    one: "Say for each field whether it is the same on the card or each person’s own.",
    other: "Say for each field whether it is the same on all {count} cards or each person’s own.",
  },
  introNew: "Say for each field whether it is the same on all cards or each person’s own.",

  // Of a field: what it means that it is each person’s own.
  photoOwn: "Empty until the person adds one: initials stand in its place.",
  photoNone: "No card shows a photo.",
  logoOwn: "Each person may add a logo.",
  colourOwn: "Each person chooses a colour.",
  // {value}: such as “+1 202 555 0117”. <b>: set apart.
  forExample: "For example <b>{value}</b>. Empty until the person fills it in.",
  emptyUntil: "Empty until the person fills it in.",
  // The label of a field, such as “@officinabrera.example” in it.
  mustEndWith: "Must end with",
  // Below it. {value}: what a colleague may type.
  mayType: "For example <b>{value}</b>. Another ending is refused.",
  anotherRefused: "Another ending is refused.",

  // A button beside a field. {field}: its name, for screen readers.
  leaveOut: "Leave out<what>, {field}</what>",
  // The title of a list of channels, each a button that adds it.
  notUsed: "Not used",
  use: "Use {channel}",
  // For screen readers, after one was left out.
  isLeftOut: "{field} is left out.",
  nothingUsed: "None of these is on the cards.",

  // Above the preview: a list of colleagues.
  shownWith: "Shown with",
  nobodyYet: "Nobody yet",

  // The last step.
  lookIntro: {
    one: "Saving changes {count} card at once. Nobody has to do anything.",
    other: "Saving changes all {count} cards at once. Nobody has to do anything.",
  },
  lookIntroNew: "No card is made from it yet.",
  whatWillChange: "What will change",
  nothingYet: "Nothing has changed yet.",
  looking: "Looking at what people have typed...",
  notLooked: "What people have typed could not be looked at. You can save all the same.",
  // {field}: a name, such as “Phone”. {count}: people.
  kept: {
    one: "{field}: what {count} person typed is kept, and comes back if it is theirs again.",
    other: "{field}: what {count} people typed is kept, and comes back if it is theirs again.",
  },
  // Two switches.
  exchange: "People can share their details",
  exchangeText: "The button on all cards. A member cannot change it.",
  indexable: "Search engines may list the cards",
  indexableText: "When off, we ask search engines to leave out every card.",
  orderOwn: "Each person puts their channels in order.",
  putInOrder: "Put in order",
  // Beside it.
  orderOf: "Order of {template}",

  // A button. {count}: cards that show it then.
  save: { one: "Save, {count} card", other: "Save, {count} cards" },
  saved: {
    one: "{template} is saved. {count} card shows it.",
    other: "{template} is saved. {count} cards show it.",
  },
  savedNew: "{template} is saved.",
  notSaved: "{template} could not be saved. Nothing is lost. Please try again.",

  // Somebody else has saved it meanwhile. {when}: such as “2 minutes ago”.
  changedBy: "{name} changed {template} {when}",
  changedByYou: "You changed {template} elsewhere {when}",
  changed: "{template} was changed {when}",
  changedText:
    "Nothing is saved yet, and nothing of yours is lost. The newer version is put together with your changes, and you see all of it before you save.",
  seeWhatChanged: "See what changed",
  goOnEditing: "Keep editing",
  // Under “What will change”, then.
  together: "Compared with the newer version. Where both of you changed a field, yours is shown.",

  leaveText: "What you changed on this template is not saved and would be lost.",
} as const;
