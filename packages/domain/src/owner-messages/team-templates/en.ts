export default {
  title: "Templates",
  // {count}: how many there are. {max}: 50.
  countOf: "{count} of {max}, each with its own look",
  newTemplate: "New template",
  loading: "Loading the templates...",
  notLoaded: "The templates could not be loaded",
  notRefreshed: "The templates could not be refreshed",

  // Below a template. {own}: a number of fields, too.
  fields: {
    one: "{count} field the same for everybody, {own} each person’s own.",
    other: "{count} fields the same for everybody, {own} each person’s own.",
  },
  // After it. {day}: such as “2 April”. {name}: of a person.
  changedTodayByYou: "Changed today by you.",
  changedTodayBy: "Changed today by {name}.",
  changedToday: "Changed today.",
  changedByYou: "Changed on {day} by you.",
  changedBy: "Changed on {day} by {name}.",
  changed: "Changed on {day}.",
  // Buttons, and what they are called for screen readers. {template}: a name.
  movePeople: "Move people",
  moreFor: "More for {template}",
  peopleOf: { one: "{count} person with {template}", other: "{count} people with {template}" },
  duplicate: "Duplicate",
  rename: "Rename",

  // The last change of a template, which can be taken back. {when}: such as “today, 16:40”.
  youChanged: "You changed {template} {when}.",
  somebodyChanged: "{name} changed {template} {when}.",
  wasChanged: "{template} was changed {when}.",
  // {fields}: a list, such as “Address, Website and Phone”. {until}: a day.
  onCards: {
    one: "{fields}, on {count} card. Can be undone until {until}.",
    other: "{fields}, on {count} cards. Can be undone until {until}.",
  },
  undoing: "Undoing...",
  undone: {
    one: "{template} is as it was. {count} card shows it.",
    other: "{template} is as it was. {count} cards show it.",
  },

  // Dialogs. A field for the name of a template, which only the team sees.
  name: "Name",
  nameHint: "Only your team sees it.",
  nameNeeded: "Please give it a name.",
  copyOf: "Begins as a copy of",
  makeTemplate: "Make the template",
  making: "Making...",
  renameTitle: "Rename {template}",
  renamed: "The template is now called {template}.",
  deleteTitle: "Delete {template}?",
  deleteText: "No card is made from it. This cannot be undone.",
  keep: "Keep it",
  deleting: "Deleting...",
  failed: "This didn’t work. Please try again.",
  // In place of a name, on a template without people.
  nobodyYet: "Your name",
} as const;
