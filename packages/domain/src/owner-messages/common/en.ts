export default {
  // Buttons.
  cancel: "Cancel",
  close: "Close",
  save: "Save",
  add: "Add",
  edit: "Edit",
  delete: "Delete",
  remove: "Remove",
  undo: "Undo",
  tryAgain: "Try again",
  continue: "Continue",

  // In the place of a button's label while it works.
  loading: "Loading...",
  saving: "Saving...",
  sending: "Sending...",
  checking: "Checking...",
  waiting: "Waiting...",

  // Under the title of a list that could not be loaded anew.
  earlierVersion: "You see an earlier version.",
  nothingLost: "Nothing is lost.",
} as const;
