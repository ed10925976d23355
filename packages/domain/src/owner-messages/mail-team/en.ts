export default {
  // Subject and title. {team}: a name, such as "Officina Brera".
  hasMade: "{team} has made you a card",
  // The same where the name of the team is no plain name.
  madeForYou: "Somebody has made you a business card",
  // {title}: one of the two above.
  reminderSubject: "Reminder: {title}",
  preview: "It already works. Make it yours.",
  // In place of a picture. {name}: of a person.
  cardOf: "The business card of {name}",
  // {person}: a name.
  invitedBy: "{person} of {team} invited you. Your card already works: take it, and fill in what is missing.",
  invited: "{team} invited you. Your card already works: take it, and fill in what is missing.",
  // Labels, before an email address and before a time.
  forAddress: "For",
  until: "Until",
  // A button.
  makeItYours: "Make it yours",
  oneReminder: "If you do nothing, you get one reminder in three days and nothing after that.",
  onlyReminder: "This is the only reminder.",
  // A link.
  notForMe: "This is not for me",
  // Subject and title. {team}: a name, or “theTeam”.
  removedTitle: "You are no longer in {team}",
  leftTitle: "You have left {team}",
  // After “in” or “left”, where the name of the team is no plain name.
  theTeam: "your team",
  // {username}: such as "/c/anna".
  cardEnded: "Your team card {username} has ended.",
  // {person}: the colleague who takes over.
  cardLeads: "Your team card {username} now leads to {person}.",
  yoursStay: "Your own cards, contacts and account stay yours.",
  // Subject and title.
  correctedTitle: "Your team card was corrected",
  // {person} and {team}: names. {username}: such as "/c/anna".
  corrected: "{person} of {team} corrected your team card {username}.",
  changeAgain: "What your team does not set, you can change again yourself.",
  // A button.
  openDashboard: "Open my dashboard",
  // Subject and title.
  sharedTitle: "New contacts are now shared with your team",
  // {person} and {team}: names.
  sharedNow:
    "{person} of {team} turned on shared contacts. From now on, owners and admins of the team see what visitors leave on your team card.",
  // What stays as it was.
  sharedFromNow:
    "What was left before, and everything on your own cards, stays yours alone. Visitors read who gets their details before they send them.",
  // A button.
  openContacts: "Open my contacts",
} as const;
