export default {
  // {card}: its address, such as /c/giulia.
  subject: "Your report of {card}",
  takenDownTitle: "The card was taken down",
  leftUpTitle: "The card stays online",
  preview: "We reviewed your report.",
  takenDown: "We reviewed the card you reported and took it down. Thank you.",
  leftUp: "We reviewed the card you reported, and it stays online. Thank you for letting us know.",
  once: "You get this one email because you asked for an answer. We don’t keep your address.",
  questions: "Questions? Write to {support}",
} as const;
