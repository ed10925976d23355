export const ACCOUNT_TEXTS = {
  welcome: {
    subject: "Welcome to {brand}",
    title: "Welcome to {brand}",
    preview: "Your account is ready. Sign in to make your first card.",
    ready:
      "Your account is ready. Make your first card: it takes about three minutes, and one card is free forever.",
    firstTime:
      "The first time you sign in, we send a six-digit security code to this address, so we know it is yours.",
    notYou:
      "If you didn’t sign up, ignore this email. No one can use the account without a code from this mailbox.",
  },
  login_code: {
    subject: "Your {brand} security code",
    title: "Your security code",
    preview: "Enter it within {minutes} minutes to finish signing in.",
    enter: "Enter this code to finish signing in.",
    notYou:
      "If you weren’t signing in, someone may know your password. The code keeps them out, but choose a new password now.",
  },
  admin_code: {
    subject: "Your {brand} admin code",
    title: "Your admin code",
    preview: "Enter it within {minutes} minutes to open the admin pages.",
    enter: "Enter this code to open the admin pages.",
    notYou:
      "If you didn’t ask for it, someone is signed in as you. Sign them out and choose a new password now.",
    security: "Account security",
  },
  email_code: {
    subject: "Your {brand} security code",
    title: "Confirm your new address",
    preview: "Enter it within {minutes} minutes to change your address.",
    enter: "Enter this code to use this address for your {brand} account.",
    notYou:
      "If you didn’t ask for this, someone entered your address by mistake. You don’t need to do anything: nothing happens without the code.",
  },
  recovery_code: {
    subject: "Your code for a new {brand} password",
    title: "Choose a new password",
    preview: "Enter the code within {minutes} minutes to continue.",
    enter: "Enter this code on the page where you asked for it.",
    validity:
      "It is valid for {minutes} minutes, works once, and only in the browser where you asked for it. Don’t share it with anyone.",
    notYou: "If you didn’t ask for a new password, delete this email. Your password stays the same.",
  },
  recovery_link: {
    subject: "Your link for a new {brand} password",
    title: "Choose a new password",
    preview: "Open the link within {minutes} minutes to continue.",
    why: "Many codes were requested today, so this email has a link instead. Open it in the browser where you asked for a new password.",
    goOn: "Continue",
    validity:
      "It is valid for {minutes} minutes and only in the browser where you asked for it. If you ask again before then, it stays valid and we don’t send another email. Don’t forward it to anyone.",
    notYou:
      "If you didn’t ask for a new password, delete this email. No one can change your password without it.",
  },
  new_device: {
    subject: "New sign-in to your {brand} account",
    title: "New sign-in to your account",
    preview: "Someone signed in on a new device.",
    signedIn: "Someone signed in to your account on a new device.",
    notYou: "If this wasn’t you, change your password now. That signs out every other device.",
  },
  password_changed: {
    subject: "Your {brand} password was changed",
    title: "Your password was changed",
    preview: "All other devices were signed out.",
    changed: "The password of your account was changed, and all other devices were signed out.",
    weak: "It has fewer than 8 characters, so every sign-in needs an email code. Choose a longer one in Account Security to end that.",
    passkeysStay: "Your passkeys still work. If one of them isn’t yours, remove it in Account Security.",
    recentPasskeysOff: "Passkeys added in the last 30 days are off. Sign in to keep or remove them.",
    notYou:
      "If this wasn’t you, choose a new password now. You need a code that we send to this address, and every device is signed out.",
  },
  email_changed: {
    subject: "The email address of your {brand} account was changed",
    title: "Your email address was changed",
    preview: "You can undo this for {days} days.",
    changed:
      "Your account has a new email address. From now on you sign in with it, and codes are sent there.",
    newAddress: "New address",
    notYou:
      "If this wasn’t you, restore this address within {days} days. That signs out every device and removes every passkey.",
    bringBack: "Restore this address",
  },
  email_restored: {
    subject: "The former email address of your {brand} account is restored",
    title: "Your former email address is restored",
    preview: "Every device was signed out.",
    takenBack:
      "The change of your email address was undone. Every device was signed out, and every passkey was removed.",
    next: "The person who changed it may know your password. Choose a new one now.",
  },
  passkey_added: {
    subject: "A passkey was added to your {brand} account",
    title: "A passkey was added",
    preview: "It signs in without a password or code.",
    changed: "Your account has a new passkey. It signs in without a password or code.",
  },
  passkey_removed: {
    subject: "A passkey was removed from your {brand} account",
    title: "A passkey was removed",
    preview: "It can no longer be used to sign in.",
    changed: "A passkey was removed from your account. It can no longer be used to sign in.",
  },
  passkey_keep: {
    subject: "Turn your {brand} passkey back on",
    title: "Is this passkey yours?",
    preview: "This link turns it on.",
    off: "Your password was reset, so recently added passkeys are off. You chose to keep this one.",
    added: "Added",
    switchOn: "Turn it on",
    validity: "The link works once, for {hours} hours.",
    notYou: "If you don’t recognise this passkey, don’t use the link. Remove the passkey instead.",
    passkeys: "Review your passkeys",
  },
  payment_failed: {
    subject: "Your {brand} payment did not go through",
    title: "A payment did not go through",
    preview: "Your cards stay as they are while you fix it.",
    failed:
      "The last payment for your plan failed. Your logo, colours, QR codes and channels stay on for now.",
    until: "They stay on until",
    next: "Open your subscription to use another card or to try again.",
    open: "Open my subscription",
    noLonger:
      "If you no longer want the plan, you don’t need to do anything: it ends by itself and nothing is deleted.",
  },
  export_ready: {
    subject: "Your copy from {brand} is ready",
    title: "Your copy is ready",
    preview: "Download it within a day.",
    ready:
      "The copy of everything in your account is ready: one ZIP file, in formats that other programs read.",
    until: "Kept until",
    download: "Download my copy",
    notYou:
      "If you didn’t ask for it, change your password now: someone else is signed in to your account. The file is not in this email.",
  },
  leaving_begun: {
    subject: "You have left {brand}",
    title: "You have left {brand}",
    preview: "Everything is deleted in seven days. Until then you can come back.",
    left: "Your cards are offline, and you were signed out everywhere. A paid plan ends, and nothing more is charged.",
    until: "Everything is deleted on",
    comeBack: "Until then, sign in to restore everything or to download a copy.",
    notYou: "If this wasn’t you, choose a new password, sign in and restore your account.",
  },
  leaving_undone: {
    subject: "Welcome back to {brand}",
    title: "Everything is back",
    preview: "Your cards are online again. Nothing is deleted.",
    back: "Your cards are online again, and nothing will be deleted.",
    dashboard: "Open my dashboard",
    notYou: "If this wasn’t you, change your password now. That signs out every other device.",
  },
  account_deleted: {
    subject: "Your {brand} account is deleted",
    title: "Your account is deleted",
    preview: "Nothing of it is left.",
    deleted: "Your account and everything in it are deleted: cards, pictures, favorites and sign-ins.",
    invoices:
      "If you had a paid plan, the payment provider keeps its invoices, as the law requires. This is our last email to you.",
  },
  account_suspended: {
    subject: "Your {brand} account is suspended",
    title: "Your account is suspended",
    preview: "Nothing is deleted. You can reply to this email.",
    suspended: "you can’t sign in for now, and your cards are offline. Nothing is deleted.",
    answer:
      "If we are wrong, reply to this email and tell us why; a person reads it. A paid plan continues until you cancel it. You can ask us to cancel it or to send you a copy of your data.",
  },
  account_lifted: {
    subject: "Your {brand} account is open again",
    title: "Your account is open again",
    preview: "You can sign in, and your cards are online.",
    lifted: "your account is no longer suspended. Your cards are online again.",
  },
} as const;
