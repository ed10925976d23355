export type DemoContact = {
  name: string;
  email: string;
  phone: string;
  company: string;
  role: string;
  /** What they wrote. */
  note?: string;
  /** What the owner wrote. */
  ownNote?: string;
  tags: readonly string[];
  /** Days before the seeding. */
  daysAgo: number;
  /** How they came: those with a link or a source left their details on the card. */
  by: { link: string } | { source: "qr" | "direct" } | "added" | "imported";
  /** Where one met, when no link says so. */
  met?: string;
  /** The demo person whose card they sent. */
  sentCard?: string;
  isNew?: true;
};

/** Fictional, like the demo people; the oldest first. Phone numbers are from the range reserved for fiction. */
export const DEMO_CONTACTS: readonly DemoContact[] = [
  {
    name: "Tomás Herrera",
    email: "tomas@herreravidal.example",
    phone: "+1 202 555 0171",
    company: "Herrera Vidal Arquitectos",
    role: "Architect",
    ownNote: "Library in Girona: 40 reading chairs, oak. Asks for a sample in spring.",
    tags: ["Architects", "Follow up"],
    daysAgo: 86,
    by: "imported",
    met: "Biennale, Venice",
  },
  {
    name: "Amara Okafor",
    email: "amara@loomandlight.example",
    phone: "+1 202 555 0172",
    company: "Loom & Light",
    role: "Textile Designer",
    tags: ["Makers"],
    daysAgo: 80,
    by: "added",
    met: "Dinner at Rosa’s",
  },
  {
    name: "Elif Demir",
    email: "elif@demirstudio.example",
    phone: "+1 202 555 0173",
    company: "Demir Studio",
    role: "Interior Designer",
    note: "We spoke about the walnut table. Could you send me the drawing with the drawer?",
    ownNote: "Drawing sent. She decides after the fair.",
    tags: ["Architects", "Follow up"],
    daysAgo: 74,
    by: { link: "demo-link-open-studio" },
  },
  {
    name: "Jonas Lindqvist",
    email: "jonas@lindqvist-foto.example",
    phone: "+1 202 555 0174",
    company: "",
    role: "Photographer",
    note: "I have the pictures of the open studio. Where shall I send them?",
    tags: ["Press"],
    daysAgo: 73,
    by: { link: "demo-link-open-studio" },
  },
  {
    name: "Beatriz Nogueira",
    email: "bea@casanogueira.example",
    phone: "",
    company: "Casa Nogueira",
    role: "Hotelier",
    note: "Twelve bedside tables for a house in Évora, by May if that is possible.",
    tags: ["Follow up"],
    daysAgo: 72,
    by: { link: "demo-link-open-studio" },
  },
  {
    name: "Priya Raman",
    email: "priya@designledger.example",
    phone: "+1 202 555 0175",
    company: "The Design Ledger",
    role: "Editor",
    note: "Writing about small workshops for the winter number. Half an hour on the phone?",
    tags: ["Press"],
    daysAgo: 51,
    by: { source: "direct" },
  },
  {
    name: "Luca Moretti",
    email: "luca@segheriamoretti.example",
    phone: "+1 202 555 0176",
    company: "Segheria Moretti",
    role: "Sawmill Owner",
    tags: ["Makers"],
    daysAgo: 37,
    by: "added",
    met: "Cantù",
  },
  {
    name: "Kwame Asante",
    email: "kwame@haldenvoss.example",
    phone: "+1 202 555 0151",
    company: "Halden & Voss",
    role: "Structural Engineer",
    note: "Good to meet you. Here is my card; let us talk about the stair.",
    tags: ["Architects"],
    daysAgo: 23,
    by: { link: "demo-link-timber-days" },
    sentCard: "demo-account-kwame",
  },
  {
    name: "Sunniva Haug",
    email: "sunniva@haugtre.example",
    phone: "+1 202 555 0177",
    company: "Haug Tre",
    role: "Cabinetmaker",
    note: "The joint you liked is a bridled one, photos to come.",
    tags: ["Makers"],
    daysAgo: 22,
    by: { link: "demo-link-timber-days" },
  },
  {
    name: "Ingrid Solberg",
    email: "ingrid@saltmarsh.example",
    phone: "+1 202 555 0161",
    company: "Saltmarsh Studio",
    role: "Ceramicist and Founder",
    note: "Bowls for the showroom, as promised. Come by on a second Saturday.",
    tags: ["Makers"],
    daysAgo: 21,
    by: { link: "demo-link-timber-days" },
    sentCard: "demo-account-ingrid",
  },
  {
    name: "Noor Bakker",
    email: "noor@bakkervanzijl.example",
    phone: "+1 202 555 0178",
    company: "Bakker van Zijl",
    role: "Project Lead",
    note: "We are furnishing a courthouse in Leiden. Do you make benches?",
    tags: [],
    daysAgo: 4,
    by: { link: "demo-link-walnut-evening" },
    isNew: true,
  },
  {
    name: "Samuel Wright",
    email: "samuel@wrightandsons.example",
    phone: "+1 202 555 0179",
    company: "Wright & Sons",
    role: "Buyer",
    note: "Scanned your code at the showroom. Please put me on the list for March.",
    tags: [],
    daysAgo: 1,
    by: { source: "qr" },
    isNew: true,
  },
];
