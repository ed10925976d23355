export default {
  // Occupations, as on a card. Ingrid and Giulia are women, Kwame is a man.
  ingrid: "Ceramicist and Founder",
  giulia: "Head of Partnerships",
  kwame: "Structural Engineer",
} as const;
