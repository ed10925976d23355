export default {
  // A group of choices: the first or the second side of the card, by their languages.
  side: "Side",
  // A group of choices, and what there is to choose.
  layout: "Layout",
  line: "Line",
  withPhoto: "With photo",
  photoAndCode: "Photo and code",
  // A group of choices: phone, email and so on.
  channels: "Channels",
  chosenOf: "{count} of {max} chosen",
  chosenAll: "{count} of {max} chosen, the maximum",

  // Beside the switch of the preview below.
  asShown: "As an email app shows it",
  preview: "Preview",
  // Of the email app: dark letters on light ground, or the other way round.
  light: "Light",
  dark: "Dark",

  // A button, and the same after it was pressed. The steps below name both of these buttons.
  copy: "Copy",
  copied: "Copied",
  copyHtml: "Copy HTML",
  downloadHtml: "Download .html",
  // Messages.
  signatureCopied: "Signature copied. Paste it into your email app.",
  signatureNotCopied: "We couldn’t copy the signature. Download it as a file instead.",
  htmlCopied: "HTML copied.",
  htmlNotCopied: "We couldn’t copy the HTML. Download it as a file instead.",
  // {size}: such as 2.3 KB; {max}: the most that it may have, in KB.
  weight: "{size} of {max}. No scripts or tracking. Readable without pictures and in dark mode.",
  // The title of the file, in the bar of a browser.
  fileTitle: "Signature",

  // Tabs, one for each program; only their name for screen readers is translated.
  emailApps: "Email apps",
  // The steps. Names of menus and buttons are those of the programs, as they are called in this language.
  pressCopy: "Press Copy.",
  gmailSettings: "In Gmail, open Settings, See all settings, and scroll down to Signature.",
  gmailPaste: "Create a signature, paste it into the field, and press Save Changes at the bottom.",
  outlookSettings:
    "In Outlook, open Settings, Accounts, Signatures; in older versions File, Options, Mail, Signatures.",
  outlookPaste: "Create a signature, paste it into the field, choose it for new messages, and press Save.",
  appleMailSettings: "In Mail, open Settings, Signatures, choose the account and press +.",
  appleMailPaste: "Turn off “Always match my default message font”, and paste over the text in the field.",
  pressCopyHtml: "Press Copy HTML.",
  thunderbirdSettings: "In Thunderbird, open Account Settings and choose the account.",
  thunderbirdPaste: "Tick “Use HTML” above the signature field, and paste into it.",
} as const;
