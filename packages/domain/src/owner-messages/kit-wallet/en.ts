export default {
  notSetUp: "Passes are not set up here yet",
  // For admins. "Values": of settings, whose names stand below.
  setValues:
    "Passes have to be signed. Set the values below, then both buttons appear here. Until then only admins see this page.",
  restWorks: "The rest of the share kit works without this.",
  // "It": the pass.
  codeStaysCurrent:
    "A saved pass doesn’t update: if you change your card, add the pass again. The code in it always opens your current card.",
  linkStaysCurrent:
    "A saved pass doesn’t update: if you change your card, add the pass again. The link in it always opens your current card.",

  // Buttons, and what stands above them. Apple and Google prescribe the words of theirs in each language.
  addToApple: "Add to Apple Wallet",
  appleText:
    "On an iPhone, the pass opens immediately. On a computer, you download a file to send to your phone.",
  saveToGoogle: "Save to Google Wallet",
  googleText:
    "Opens Google Wallet with the pass ready. From a computer, it goes to the phone of your Google account.",
  // In the place of such a button's label while the pass is signed.
  signing: "Signing...",

  // A heading: the person who runs the installation. Names of settings stand below, and the button copies them.
  forOperator: "For the operator",
  copyForOperator: "Copy for the operator",
  namesCopied: "Copied. Send it to the person who runs this installation.",
  namesNotCopied: "The names could not be copied.",
} as const;
