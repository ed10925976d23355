export const ACCOUNT_TEXTS = {
  welcome: {
    subject: "Welcome to {brand}",
    title: "Welcome to {brand}",
    preview: "Your account is ready. Sign in to make your first card.",
    ready:
      "Your account is ready. Sign in and make your first card: it takes about three minutes, and one card is free for as long as you like.",
    firstTime:
      "The first time you sign in, we send a six-digit security code to this address. That is how we know it is yours.",
    notYou:
      "If you did not sign up, you can ignore this email. Nobody can use the account without a code from this mailbox.",
  },
  login_code: {
    subject: "Your {brand} security code",
    title: "Your security code",
    preview: "Enter it within {minutes} minutes to finish signing in.",
    enter: "Enter this code to finish signing in.",
    notYou:
      "If you were not signing in, somebody may know your password. The code keeps them out, but choose a new password now.",
  },
  admin_code: {
    subject: "Your {brand} admin code",
    title: "Your admin code",
    preview: "Enter it within {minutes} minutes to open the admin pages.",
    enter: "Enter this code to open the admin pages.",
    notYou:
      "If you did not ask for it, somebody is signed in as you. End their session and choose a new password now.",
    security: "Account security",
  },
  email_code: {
    subject: "Your {brand} security code",
    title: "Confirm your new address",
    preview: "Enter it within {minutes} minutes to change your address.",
    enter: "Enter this code to use this address for your {brand} account.",
    notYou:
      "If you did not ask for this, somebody typed your address by mistake. You need not do anything: without the code nothing happens.",
  },
  recovery_code: {
    subject: "Your code for a new {brand} password",
    title: "Choose a new password",
    preview: "Enter the code within {minutes} minutes to go on.",
    enter: "Enter this code on the page where you asked for it.",
    validity:
      "It is valid for {minutes} minutes, works once, and only in the browser that asked for it. Tell it to nobody.",
    notYou: "If you did not ask for a new password, you can delete this email. Your password stays as it is.",
  },
  recovery_link: {
    subject: "Your link for a new {brand} password",
    title: "Choose a new password",
    preview: "Open the link within {minutes} minutes to go on.",
    why: "Many codes were asked for today, so this mail has a link instead. Open it in the browser where you asked for a new password.",
    goOn: "Go on",
    validity:
      "It is valid for {minutes} minutes and only in a browser that asked for it. If you ask again meanwhile, it stays valid and no second mail is sent. Forward it to nobody.",
    notYou:
      "If you did not ask for a new password, you can delete this email. Nobody can change your password without it.",
  },
  new_device: {
    subject: "New sign-in to your {brand} account",
    title: "New sign-in to your account",
    preview: "Somebody signed in on a device we had not seen before.",
    signedIn: "Somebody signed in to your account on a device we had not seen before.",
    notYou: "If it was not you, change your password now. That signs out every other device.",
  },
  password_changed: {
    subject: "Your {brand} password was changed",
    title: "Your password was changed",
    preview: "All other devices were signed out.",
    changed: "The password of your account was changed, and all other devices were signed out.",
    passkeysStay: "Your passkeys still sign in. If one of them is not yours, remove it in the settings.",
    recentPasskeysOff:
      "Passkeys that were added in the last 30 days are off. Sign in to keep or remove each of your passkeys.",
    notYou:
      "If it was not you, choose a new password now. It takes a code that we send to this address, and ends every open session.",
  },
  email_changed: {
    subject: "The address of your {brand} account was changed",
    title: "Your address was changed",
    preview: "This link brings it back for {days} days.",
    changed:
      "Your account has a new email address. From now on you sign in with it, and codes are sent there.",
    newAddress: "New address",
    notYou:
      "If it was not you, bring this address back within {days} days. That signs out every device and removes every passkey.",
    bringBack: "Bring this address back",
  },
  email_restored: {
    subject: "A former address of your {brand} account is back",
    title: "The former address is back",
    preview: "Every device was signed out.",
    takenBack:
      "The change of your account’s email address was taken back. Every device was signed out, and every passkey was removed.",
    next: "Whoever changed the address may know your password. Choose a new one now.",
  },
  passkey_added: {
    subject: "A passkey was added on your {brand} account",
    title: "A passkey was added",
    preview: "It signs in without a password and without a code.",
    changed: "Your account has a new passkey. It signs in without a password and without a code.",
  },
  passkey_removed: {
    subject: "A passkey was removed on your {brand} account",
    title: "A passkey was removed",
    preview: "It can no longer be used to sign in.",
    changed: "A passkey of your account was removed. It can no longer be used to sign in.",
  },
  passkey_keep: {
    subject: "Switch your {brand} passkey on again",
    title: "Is this passkey yours?",
    preview: "This link switches it on.",
    off: "Your password was recovered, so passkeys that were added shortly before are off. You want to keep this one.",
    added: "Added",
    switchOn: "Switch it on",
    validity: "The link works once, for {hours} hours.",
    notYou: "If you do not know this passkey, leave the link alone and remove the passkey.",
    passkeys: "Look at your passkeys",
  },
  payment_failed: {
    subject: "Your {brand} payment did not go through",
    title: "A payment did not go through",
    preview: "Your cards stay as they are while you mend it.",
    failed:
      "The last payment for your plan failed. Your logo, colours, QR codes and channels stay on for now.",
    until: "They stay on until",
    next: "Open your subscription to use another card or to try again.",
    open: "Open my subscription",
    noLonger:
      "If you no longer want the plan, there is nothing to do: it ends by itself and nothing is deleted.",
  },
  export_ready: {
    subject: "Your copy from {brand} is ready",
    title: "Your copy is ready",
    preview: "Download it within a day.",
    ready: "The copy of everything in your account is ready. It is a ZIP file that other programs can read.",
    until: "Kept until",
    download: "Download my copy",
    notYou:
      "If you did not ask for it, change your password now: somebody else is signed in to your account. This mail does not contain the file.",
  },
  leaving_begun: {
    subject: "You have left {brand}",
    title: "You have left {brand}",
    preview: "Everything is deleted in seven days. Until then you can come back.",
    left: "Your cards no longer answer, and you were signed out everywhere. A paid plan is ended, and nothing more is charged.",
    until: "Everything is deleted on",
    comeBack: "Until then, sign in to bring everything back as it was, or to download a copy.",
    notYou: "If that was not you, choose a new password and sign in: one press brings everything back.",
  },
  leaving_undone: {
    subject: "Welcome back to {brand}",
    title: "Everything is back",
    preview: "Your cards answer again. Nothing is deleted.",
    back: "Your cards answer again, and nothing will be deleted.",
    dashboard: "Open my dashboard",
    notYou: "If that was not you, change your password now. That signs out every other device.",
  },
  account_deleted: {
    subject: "Your {brand} account is deleted",
    title: "Your account is deleted",
    preview: "Nothing of it is left here.",
    deleted: "Your account and everything in it is deleted: cards, pictures, favourites and sign-ins.",
    invoices:
      "If you had a paid plan, the payment provider keeps its invoices, as law asks. This is the last mail you get from us.",
  },
  account_suspended: {
    subject: "Your {brand} account is suspended",
    title: "Your account is suspended",
    preview: "Nothing is deleted. You can answer this mail.",
    suspended: "you cannot sign in for now, and your cards are not shown. Nothing is deleted.",
    answer:
      "If we are wrong, answer this mail and tell us why; a person reads it. A paid plan goes on until you end it, and you can ask us to end it or to send you a copy of your data.",
  },
  account_lifted: {
    subject: "Your {brand} account is open again",
    title: "Your account is open again",
    preview: "You can sign in, and your cards are shown.",
    lifted: "your account is no longer suspended. Your cards are shown again.",
  },
} as const;
