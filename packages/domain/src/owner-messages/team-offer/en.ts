export default {
  // The name of the plan.
  team: "Team",
  // {price}: of one person.
  perPersonAndMonth: "<price>{price}</price> per person and month",
  orYearly: "Or {price} per person and year.",
  upToFree: { one: "One person is free.", other: "Up to {count} people are free." },
  payByPerson: "You pay for the people who have a card.",

  // What a team has.
  oneLook: "One look on everybody’s card",
  beforeTheyCome: "A card before the person comes",
  codesKeepWorking: "Printed codes keep working when somebody leaves",
  insightsOverAll: "Insights over all cards",
  everythingOfPremium: "Everything of Premium on team cards",

  // Buttons.
  startTeam: "Start a team",
  yourTeam: "Seats and billing",

  // On the home page: a heading, a text and a link.
  homeTitle: "A card for everybody in the company",
  homeText:
    "You set the logo, the colour and the address once, and every card shows them. Each person fills in the rest. When somebody leaves, their printed code leads to a colleague.",
  homeLink: "What a team costs",
} as const;
