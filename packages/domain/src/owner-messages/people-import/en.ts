export default {
  // The path to this page: Contacts > Import.
  breadcrumb: "Breadcrumb",
  contacts: "Contacts",
  import: "Import",
  title: "Import contacts",
  lead: "From your phone, another service or a table. Nothing is saved until you press Import.",
  fileLead: {
    one: "{file}, {count} contact. Nothing is saved until you press Import.",
    other: "{file}, {count} contacts. Nothing is saved until you press Import.",
  },
  chooseFile: "Choose a file",
  files: "A .vcf with one or more contacts, or a .csv with one per row. Up to 16 MB.",
  reading: "Reading...",

  matchColumns: "Match the columns",
  matchLead: "We filled in what we recognised. Fix what is wrong, or skip a column.",
  column: "Column {number}",
  whatIsIn: "What is in {column}",
  whatIsInColumn: "What is in column {number}",
  name: "Name",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  company: "Company",
  role: "Role",
  met: "Where you met",
  note: "Your note",
  tags: "Tags",
  skip: "Skip",

  firstFive: "First five",
  firstFiveLead: "How they will look in your contacts.",
  roleAndCompany: "Role and company",
  alreadyHere: "Already here",
  // In the place of a detail that a contact does not have.
  none: "none",

  alreadyInContacts: {
    one: "One is already in your contacts",
    other: "{count} are already in your contacts",
  },
  // {names}: such as "Kwame Asante, Ingrid Solberg and 11 more".
  sameContact: "Same email or phone: {names}.",
  moreNames: { one: "{count} more", other: "{count} more" },
  contactsYouHave: "Contacts you already have",
  merge: "Merge",
  mergeHint: "Fill in empty fields. Nothing is overwritten.",
  skipHint: { one: "Leave this one as it is.", other: "Leave these {count} as they are." },

  rowsSkipped: { one: "One row is skipped:", other: "{count} rows are skipped:" },
  rowEmpty: "Row {row}: No name, email or phone.",
  rowRepeated: "Row {row}: Already in this file.",
  rowUnreadable: "Row {row}: Could not be read.",
  moreRows: { one: "And {count} more.", other: "And {count} more." },
  // {details}: such as "Birthday (12) and Photo (3)".
  notImported: "Not imported, with the number of contacts affected: {details}.",
  full: { one: "You can have up to {count} contact.", other: "You can have up to {count} contacts." },
  // What people have in the file and contacts here have no place for: the {details} above, each with a number.
  anniversary: "Anniversary",
  birthday: "Birthday",
  department: "Department",
  instantMessages: "Instant messages",
  nickname: "Nickname",
  photo: "Photo",
  relatedNames: "Related names",
  socialProfiles: "Social profiles",
  tagForAll: "Tag for all",

  // What the import does, in numbers of contacts; a sentence about the total follows.
  sumNew: "{added} new.",
  sumMerged: "{added} new, {merged} merged.",
  sumSkipped: "{added} new, {skipped} skipped.",
  sumMergedAndSkipped: "{added} new, {merged} merged, {skipped} skipped.",
  // {known}: contacts that one has already. {skipped}: rows that cannot be used.
  sumKnownAndSkipped: "{added} new, {known} skipped, {skipped} skipped.",
  totalAfter: {
    one: "{total} of {count} contact after the import.",
    other: "{total} of {count} contacts after the import.",
  },
  importContacts: { one: "Import {count} contact", other: "Import {count} contacts" },
  importing: "Importing...",
  imported: {
    one: "{count} contact added, {merged} merged.",
    other: "{count} contacts added, {merged} merged.",
  },
} as const;
