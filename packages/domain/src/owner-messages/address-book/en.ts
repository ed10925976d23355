export default {
  title: "Contacts",
  loading: "Loading your contacts",
  notLoaded: "Your contacts could not be loaded.",
  notRefreshed: "Your contacts could not be refreshed.",
  nothingLost: "Nothing is lost: people can still share their details.",

  // Under the title.
  contacts: { one: "{count} contact", other: "{count} contacts" },
  contactsAndNew: { one: "{count} contact, {unread} new", other: "{count} contacts, {unread} new" },
  addContact: "Add a contact",
  scan: "Scan",
  import: "Import",

  // Button and menu. Each group of the menu offers both files.
  export: "Export",
  exportFailed: "We couldn’t make the file. Please try again.",
  // A file in the format of address books (.vcf).
  contactFile: "Contact file",
  // A file for spreadsheets (.csv).
  table: "Table",
  exportAll: { one: "All {count} contact", other: "All {count} contacts" },
  exportShown: { one: "The {count} contact shown", other: "The {count} contacts shown" },
  exportMoreShown: {
    one: "The more than {count} contact shown",
    other: "The more than {count} contacts shown",
  },
  // One row of the menu on a phone. {file} is "Contact file" or "Table".
  fileOfAll: { one: "{file}, all {count} contact", other: "{file}, all {count} contacts" },
  fileOfShown: { one: "{file}, the {count} contact shown", other: "{file}, the {count} contacts shown" },
  fileOfMoreShown: {
    one: "{file}, the more than {count} contact shown",
    other: "{file}, the more than {count} contacts shown",
  },

  noContacts: "No contacts yet",
  howTheyCome:
    "People who share their details on your card appear here. You can also add someone by hand, or import a file from your phone.",
  scanCode: "Scan a code",
  importFile: "Import a .vcf or .csv file",

  searchLabel: "Search contacts",
  // Inside the empty search field.
  search: "Search",
  clearSearch: "Clear search",
  filters: "Filters",
  filtersOn: { one: "Filters, {count} on", other: "Filters, {count} on" },
  card: "Card",
  link: "Link",
  tag: "Tag",
  allCards: "All cards",
  allLinks: "All links",
  allTags: "All tags",
  // Button that closes the filters and shows whom they leave.
  show: "Show",
  showMatches: { one: "Show {count} contact", other: "Show {count} contacts" },
  showMoreMatches: { one: "Show more than {count} contact", other: "Show more than {count} contacts" },
  // Button that removes all filters.
  clear: "Clear",
  removeFilter: "Remove filter {filter}",
  // A filter by a card or a link that no longer exists.
  thisCard: "this card",
  thisLink: "this link",

  // {shown} of how many, where a search or filter found some.
  shownOf: { one: "{shown} of {count} contact", other: "{shown} of {count} contacts" },
  moreShownOf: {
    one: "more than {shown} of {count} contact",
    other: "more than {shown} of {count} contacts",
  },
  shownOfMore: {
    one: "{shown} of more than {count} contact",
    other: "{shown} of more than {count} contacts",
  },
  showNext: { one: "Show {count} more", other: "Show {count} more" },

  noneFoundFor: "No contacts found for “{query}”",
  noneMatch: "No contacts match these filters",
  searchedAll: {
    one: "We searched the names, companies, roles, emails, notes and tags of all {count} contact.",
    other: "We searched the names, companies, roles, emails, notes and tags of all {count} contacts.",
  },
  // {filters}: names of a card, a link and a tag, with commas between.
  searchedCounted: {
    one: "We searched the names, companies, roles, emails, notes and tags of the {count} contact from {filters}.",
    other:
      "We searched the names, companies, roles, emails, notes and tags of the {count} contacts from {filters}.",
  },
  searchedFiltered:
    "We searched the names, companies, roles, emails, notes and tags of the contacts from {filters}.",
  searchAll: { one: "Search all {count} contact", other: "Search all {count} contacts" },
  showAll: { one: "Show all {count} contact", other: "Show all {count} contacts" },

  // The list, for screen readers.
  people: "People",
  // One of them, while the name is not known.
  person: "Person",
  // Beside the name of a contact that was not opened yet.
  new: "New",
  // How a contact came, where it is not known where one met.
  onYourCard: "On your card",
  addedByHand: "Added by hand",
  imported: "Imported",

  loadingContact: "Loading the contact",
  contactNotLoaded: "We couldn’t load this contact.",
  contactDeleted: "This contact was deleted.",
  noteLeft: "The note <name>{name}</name> left",
  leftOn: "Left on <card>{card}</card>",
  cardOf: "<name>{name}</name>’s card",

  // Buttons and links.
  reply: "Reply",
  write: "Write",
  call: "Call",
  email: "Email",
  message: "Message",

  saveToPhone: "Save to phone",
  saveToPhoneFailed: "We couldn’t save the contact. Please try again.",
  deleted: "{name} is deleted.",

  editContact: "Edit {name}",
  name: "Name",
  phone: "Phone",
  company: "Company",
  role: "Role",
  met: "Where you met",
  yourNote: "Your note",
  onlyYou: "Only you see this.",
  // Beside a note that was stored.
  saved: "Saved",
  tags: "Tags",
  addTag: "Add a tag",
  newTag: "New tag",
  removeTag: "Remove tag {tag}",
} as const;
