export default {
  // What more people cost; the first price is for a month or a year, the second is charged at once.
  priceByMonth: {
    one: "{count} more person, {price} a month from today, {now} now.",
    other: "{count} more people, {price} a month from today, {now} now.",
  },
  priceByYear: {
    one: "{count} more person, {price} a year from today, {now} now.",
    other: "{count} more people, {price} a year from today, {now} now.",
  },
  now: { one: "Now, {count} person", other: "Now, {count} people" },
  fromToday: { one: "From today, {count} person", other: "From today, {count} people" },
  aMonth: "{price} a month",
  aYear: "{price} a year",
  chargedToday: "Charged today",
  nextPayment: "The full amount follows on {day}.",
  pay: "Pay {price} and invite",
  paying: "Paying...",

  noRoom: {
    one: "Your team has room for {count} more person with a card.",
    other: "Your team has room for {count} more people with a card.",
  },
  askOwner: "An owner of your team can pay for more people. Until then, invite fewer.",
  // {free}: how many are free; {count}: how many would have a card.
  planNeeded: {
    one: "Up to {free} people with a card are free. You need a plan for {count}.",
    other: "Up to {free} people with a card are free. You need a plan for {count}.",
  },
  choosePlan: "How would you like to pay?",
  monthly: "Monthly",
  yearly: "Yearly",
  toPayment: "Go to payment",
  listKept: "Your list is kept. Open “Invite people” again after the payment.",
  chooseFileAgain: "After the payment, choose the file again.",
  priceFailed: "The price can’t be loaded.",
} as const;
