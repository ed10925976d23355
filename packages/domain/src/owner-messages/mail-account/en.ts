export default {
  // Of each mail: its subject, its title, and the preview that stands beside the subject in a list of mails.
  // {brand}: the name of this product.

  // Welcome, after the address was confirmed. Subject and title.
  welcome: "Welcome to {brand}",
  welcomePreview: "Your account is ready. Sign in to make your first card.",
  welcomeReady:
    "Your account is ready. Make your first card: it takes about three minutes, and one card is free forever.",
  welcomeFirstTime:
    "The first time you sign in, we send a six-digit security code to this address, so we know it is yours.",
  welcomeNotYou:
    "If you didn’t sign up, ignore this email. No one can use the account without a code from this mailbox.",

  // A code for signing in.
  codeSubject: "Your {brand} security code",
  codeTitle: "Your security code",
  codePreview: {
    one: "Enter it within {count} minute to finish signing in.",
    other: "Enter it within {count} minutes to finish signing in.",
  },
  codeEnter: "Enter this code to finish signing in.",
  codeNotYou:
    "If you weren’t signing in, someone may know your password. The code keeps them out, but choose a new password now.",

  // A code for somebody who runs this site and opens its admin pages.
  adminCodeSubject: "Your {brand} admin code",
  adminCodeTitle: "Your admin code",
  adminCodePreview: {
    one: "Enter it within {count} minute to open the admin pages.",
    other: "Enter it within {count} minutes to open the admin pages.",
  },
  adminCodeEnter: "Enter this code to open the admin pages.",
  adminCodeNotYou:
    "If you didn’t ask for it, someone is signed in as you. Sign them out and choose a new password now.",
  // A link to the page of that name.
  accountSecurity: "Account security",

  // A code to a new address of an account.
  emailCodeSubject: "Your {brand} security code",
  emailCodeTitle: "Confirm your new address",
  emailCodePreview: {
    one: "Enter it within {count} minute to change your address.",
    other: "Enter it within {count} minutes to change your address.",
  },
  emailCodeEnter: "Enter this code to use this address for your {brand} account.",
  emailCodeNotYou:
    "If you didn’t ask for this, someone entered your address by mistake. You don’t need to do anything: nothing happens without the code.",

  // A code for a new password.
  recoverySubject: "Your code for a new {brand} password",
  recoveryTitle: "Choose a new password",
  recoveryPreview: {
    one: "Enter the code within {count} minute to continue.",
    other: "Enter the code within {count} minutes to continue.",
  },
  recoveryEnter: "Enter this code on the page where you asked for it.",
  recoveryValidity: {
    one: "It is valid for {count} minute, works once, and only in the browser where you asked for it. Don’t share it with anyone.",
    other:
      "It is valid for {count} minutes, works once, and only in the browser where you asked for it. Don’t share it with anyone.",
  },
  recoveryNotYou: "If you didn’t ask for a new password, delete this email. Your password stays the same.",

  // The same with a link.
  recoveryLinkSubject: "Your link for a new {brand} password",
  recoveryLinkPreview: {
    one: "Open the link within {count} minute to continue.",
    other: "Open the link within {count} minutes to continue.",
  },
  recoveryLinkWhy:
    "Many codes were requested today, so this email has a link instead. Open it in the browser where you asked for a new password.",
  // The button with the link.
  recoveryLinkContinue: "Continue",
  // “It” is the link.
  recoveryLinkValidity: {
    one: "It is valid for {count} minute and only in the browser where you asked for it. If you ask again before then, it stays valid and we don’t send another email. Don’t forward it to anyone.",
    other:
      "It is valid for {count} minutes and only in the browser where you asked for it. If you ask again before then, it stays valid and we don’t send another email. Don’t forward it to anyone.",
  },
  recoveryLinkNotYou:
    "If you didn’t ask for a new password, delete this email. No one can change your password without it.",

  // Somebody signed in on a device that was not used before.
  newDeviceSubject: "New sign-in to your {brand} account",
  newDeviceTitle: "New sign-in to your account",
  newDevicePreview: "Someone signed in on a new device.",
  newDeviceSignedIn: "Someone signed in to your account on a new device.",
  newDeviceNotYou: "If this wasn’t you, change your password now. That signs out every other device.",
} as const;
