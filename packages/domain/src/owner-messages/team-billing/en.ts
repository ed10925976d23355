export default {
  title: "Seats and billing",
  withCard: { one: "{count} person with a card.", other: "{count} people with a card." },
  everythingIsOpen:
    "Every feature is open on this installation, for as many people as you like. There is nothing to pay.",

  // How many people can have a card. Headings, texts below them, and buttons.
  seats: "Seats",
  // After the number of people, which is set in large type.
  ofPaid: { one: "of {count} paid seat", other: "of {count} paid seats" },
  ofFree: { one: "of {count} free seat", other: "of {count} free seats" },
  // {day}: of the next payment.
  seatRule:
    "Everybody with a card takes a seat, from the invitation on. Take somebody out and the seat is free for somebody else until <day>{day}</day>, then it is no longer charged.",
  seatRuleNoDay: "Everybody with a card takes a seat, from the invitation on.",
  freeRule: {
    one: "One person is free, with the features of Forever Free.",
    other: "Up to {count} people are free, with the features of Forever Free.",
  },
  invite: "Invite people",
  addSeats: "Add seats",

  nextPayment: "Next payment",
  // {price}: for one person.
  peopleAt: { one: "{count} person at {price}", other: "{count} people at {price}" },
  onDay: "On <day>{day}</day>",
  // {price}: for one person.
  yearlyWouldBe: "Yearly would be {price} a person.",
  monthlyWouldBe: "Monthly would be {price} a person.",
  changeToYearly: "Change to yearly",
  changeToMonthly: "Change to monthly",
  managePayment: "Manage payment",

  // Below all of it.
  ending:
    "When the subscription ends, the cards stay with the features of Forever Free and nobody can be added.",
  // After the subscription has ended.
  endedTitle: {
    one: "Your card still works, with the features of Forever Free.",
    other: "Your {count} cards still work, with the features of Forever Free.",
  },
  endedText:
    "Logos, colours, codes and the channels of Premium come back as soon as the subscription runs again. Until then nobody can be added.",

  // Before a plan is chosen. {price}: for one person.
  choose: "Premium for the whole team",
  perMonth: "{price} per person and month",
  perYear: "{price} per person and year",
  // Buttons. {price}: of all people.
  payMonthly: "Pay monthly, {price}",
  payYearly: "Pay yearly, {price}",

  // A dialog in which an owner pays for more people.
  addTitle: "Add seats",
  howMany: "How many more people?",
  numberInvalid: "Enter a number from 1 to 5,000.",
  // {amount}: from now on; {now}: charged at once.
  perMonthNow: {
    one: "{count} more person, {amount} a month from today, {now} now.",
    other: "{count} more people, {amount} a month from today, {now} now.",
  },
  perYearNow: {
    one: "{count} more person, {amount} a year from today, {now} now.",
    other: "{count} more people, {amount} a year from today, {now} now.",
  },
  // A button. {price}: charged at once.
  pay: "Pay {price}",
  findingPrice: "Finding the price...",
  showPrice: "Show the price",
  paying: "Paying...",
  roomFor: { one: "There is room for {count} person now.", other: "There is room for {count} people now." },

  cancelTitle: "Cancel the subscription of {team}?",
  cancelUntil:
    "It runs until <day>{day}</day>. Then the cards stay with the features of Forever Free, and nobody can be added. Past payments are not refunded.",
  cancelNoDay:
    "It runs until the end of the period you have paid for. Then the cards stay with the features of Forever Free, and nobody can be added. Past payments are not refunded.",
  notLoaded: "Seats and billing could not be loaded.",
} as const;
