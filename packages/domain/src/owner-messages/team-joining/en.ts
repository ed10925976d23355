export default {
  // {team}: a name.
  mayJoin: "Your colleagues are in {team}",
  lead: "Your email address lets you join. You get a card of the team at once; your own cards stay yours, and the team does not see them.",
  // Buttons.
  join: "Join {team}",
  joining: "Joining...",
  // {link}: such as “/c/anna”.
  joined: "You are in {team}. Your card is at {link}.",
  notNow: "Not now",
  failed: "This didn’t work. Please try again.",
} as const;
