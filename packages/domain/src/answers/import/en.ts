export default {
  notACopy: "This is not a copy from here. Please choose the ZIP you downloaded.",
  newerCopy: "This copy was made by a newer version. Ask the operator of this site to update it.",
  isHereAlready: "Already here.",
  // Of one card in a copy of the account.
  unreadable: "Could not be read. It stays in the file.",
  contactsTooLarge:
    "Too large to read at once. Import contacts.vcf from the ZIP on the Contacts page, in parts.",
  notChosen: "Please choose cards from this copy.",
  failed: "Nothing was imported. Please try again.",
} as const;
