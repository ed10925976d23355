export default {
  // The title of a dialog, and its button.
  changeLink: "Change link",
  // {link}: with the name of the site, such as visita.example/c/giulia. It, the old link, leads to the new one.
  linkToday:
    "Your link today: <link>{link}</link>. It leads to the new link for a year and stays yours. Codes, links and saved cards keep working.",
  // A field.
  newLink: "New link",
  // A button: whether the link is free.
  check: "Check",
  changing: "Changing...",
  // It: the link.
  threeTimes: "You can change it three times a year.",
  twoLeft: "You can change it three times a year. You have two changes left after this one.",
  oneLeft: "You can change it three times a year. You have one change left after this one.",
  lastChange: "You can change it three times a year. This is your last change for now.",
  usedUp: "You have changed it three times this year. You can change it again on {day}.",
  // {path}: such as /c/giulia.
  isNowAt: "This card is now at {path}.",

  // Names to choose from; the second stands before them.
  freeUsernames: "Free usernames",
  stillFree: "Still free:",
} as const;
