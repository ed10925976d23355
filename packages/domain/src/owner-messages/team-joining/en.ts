export default {
  // {team}: a name.
  mayJoin: "Your colleagues are in {team}",
  lead: "Your email address lets you join. You get a card of the team at once; your own cards stay yours, and the team does not see them.",
  // Buttons.
  join: "Join {team}",
  joining: "Joining...",
  // Whoever came by the sign-in of the company while the team had no seat.
  full: "No seat is free in {team} yet",
  fullText:
    "You came by your company’s sign-in, so a card of the team is yours as soon as a seat is free. There is nothing for you to do.",
  notNow: "Not now",
  failed: "This didn’t work. Please try again.",
} as const;
