export default {
  cardOf: "Business card of {name}",
  coverOf: "Cover of the card of {name}",
  card: "Card",
  name: "Name",
  role: "Role",
  company: "Company",
  phone: "Phone",
  // In an address book, in the place of a company or role that the card does not have.
  companyName: "Company Name",
  positionOrJob: "Position/Job",
  // A label that stands for itself, such as "Address of my card": the address stands below it.
  openAtLabel: "Open my card at",
  openCard: "Open the card",
  addToContact: "Add to Contact",
  scanToSave: "Scan to save my contact",
  qrCodeOfCard: "QR code of this card",
  // In an address book, the label of the link to the card.
  businessCard: "Business card",
  // In an address book, the note of a contact. {name}: a place or an occasion; {day}: such as 23 April 2026.
  metOn: "Met at {name}, {day}",
} as const;
