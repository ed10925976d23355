export default {
  forgotTitle: "Forgot password",
  forgotHeading: "Forgot your password?",
  forgotLead: "Enter the email of your account. We send you a security code, then you choose a new password.",

  // “ToYours”: where the address is not known.
  sendingCode: {
    one: "We are sending a six-digit security code to <email>{email}</email>. It is valid for {count} minute.",
    other:
      "We are sending a six-digit security code to <email>{email}</email>. It is valid for {count} minutes.",
  },
  codeSent: {
    one: "We sent a six-digit security code to <email>{email}</email>. It is valid for {count} minute.",
    other: "We sent a six-digit security code to <email>{email}</email>. It is valid for {count} minutes.",
  },
  codeNotSent: "We could not send a six-digit security code to <email>{email}</email>.",
  sendingCodeToYours: {
    one: "We are sending a six-digit security code to your email address. It is valid for {count} minute.",
    other: "We are sending a six-digit security code to your email address. It is valid for {count} minutes.",
  },
  codeSentToYours: {
    one: "We sent a six-digit security code to your email address. It is valid for {count} minute.",
    other: "We sent a six-digit security code to your email address. It is valid for {count} minutes.",
  },
  codeNotSentToYours: "We could not send a six-digit security code to your email address.",
  useAnotherEmail: "Use another email",
  sendNewCode: "Send a new code",
  // Seconds that count down.
  secondsLeft: "{seconds} s",
  linkInstead: "Got a link instead of a code? Open it in this browser.",

  chooseTitle: "Choose a new password",
  chooseLead:
    "You opened the link from our email. If you asked for a new password in this browser, continue.",
  linkRefused: "This link was not accepted.",
  linkRefusedText:
    "It works for 20 minutes, in the browser where you asked for a new password. Ask here, then open the newest email.",
  requestHere: "Request a new password here",

  setTitle: "Set a new password",
  setLead: "For the account of <email>{email}</email>. Every device is signed out.",
  setLeadOfYours: "For the account of your email address. Every device is signed out.",
  savePassword: "Save password",
} as const;
