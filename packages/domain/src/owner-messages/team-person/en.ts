export default {
  // In the head of the browser.
  pageTitle: "Person",
  breadcrumb: "Breadcrumb",
  people: "People",
  loading: "Loading the person...",
  notLoaded: "This person could not be loaded.",
  notInTeam: "This person is not in the team",
  notInTeamText: "They have left, were taken out, or their invitation was taken back.",
  allPeople: "All people",

  role: "Role",
  template: "Template",
  hereSince: "Here since",
  invitedOn: "Invited on",
  // Until when the link of the invitation works.
  linkUntil: "Link valid until",
  linkEnded: "Link ended",
  // Of the person's card, in the last seven days.
  viewsThisWeek: "Views this week",
  // Whether the person agreed to be shown there.
  onPage: "On the page of the team",
  shownOnPage: "Shown, by choice",
  notOnPage: "Not shown",
  ownThings: "Own cards, contacts, favorites",
  notShown: "Not shown to you",

  teamCard: "Team card",
  openCard: "Open the card {address}",
  cardNotLoaded: "The card could not be loaded.",
  // Fields of the card; the others are named as on the card.
  name: "Name",
  jobTitle: "Job title",
  company: "Company",
  bio: "Bio",
  notFilled: "Not filled in",
  // For screen readers, beside a value that a template sets.
  same: "The same for everybody",
  // {field}: such as “Job title”.
  correct: "Correct: {field}",
  corrected: "Corrected. {name} gets a mail about it.",
  correctedInvited: "Corrected.",
  notCorrected: "This could not be saved. Please try again.",
  done: "What admins did here",
  actions: "Actions",
  correctNote:
    "You can correct what is on the team card. {name} gets a mail about it, and it goes into Activity.",
} as const;
