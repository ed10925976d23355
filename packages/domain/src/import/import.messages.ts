export const IMPORT_MESSAGES = {
  notACopy: "This file is no copy from here. Please choose the ZIP that you downloaded.",
  newerCopy: "This copy was made by a newer version. Ask whoever runs this installation to update it.",
  isHereAlready: "Is here already.",
  unreadable: "Cannot be read. It stays in the file.",
  contactsTooLarge:
    "Too large to be read at once. They stay in the file; import its contacts.vcf at Contacts, in parts.",
  notChosen: "Please choose cards of this copy.",
  failed: "Nothing was imported. Please try again.",
} as const;
