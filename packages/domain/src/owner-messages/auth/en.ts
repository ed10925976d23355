export default {
  checkYourEmail: "Check your email",
  codeOver: "This code no longer works",
  backToSignIn: "Back to sign in",

  // Fields.
  email: "Email",
  password: "Password",
  yourPassword: "Your password",
  newPassword: "New password",
  confirmPassword: "Confirm password",
  // Inside the empty field for a password that is typed a second time.
  typeAgain: "Type it again",
  firstName: "First name",
  lastName: "Last name",

  // Under the field of a new password.
  passwordRules: "Password rules",
  ruleLength: { one: "{count} character or more", other: "{count} characters or more" },
  ruleNoSpaces: "No spaces",
  ruleSpecial: "One special character",
  ruleNotCommon: "Not one of the {number} most used",
  // A rule that the password keeps. <kept>: for screen readers.
  ruleKept: "{rule}<kept>, done</kept>",
  weakPassword: {
    one: "With fewer than {count} character, every sign-in needs an email code.",
    other: "With fewer than {count} characters, every sign-in needs an email code.",
  },

  securityCode: "Security code",
  verify: "Verify",
  verifying: "Verifying...",
  // The time that is left, such as 4:59, stands beside it.
  noCodeYetWait: "No code yet? Check your spam folder, or request a new one when the time is up.",
  noCodeYet: "No code yet? Check your spam folder, or request a new one.",
  untilNewCode: "Time until a new code",
  resendCode: "Resend code",
  newCodeNow: "You can request a new code now.",
  newCodeIn: {
    one: "You can request a new code in {count} minute.",
    other: "You can request a new code in {count} minutes.",
  },
  // Only where the product is tried out.
  localMailbox:
    "Emails stay on this machine. <mailbox>Open the local mailbox</mailbox>. The first time, use its address from the terminal.",

  usePasskey: "Use a passkey instead",

  // Signing in with the company that runs the installation; {company} is its name.
  continueWith: "Continue with {company}",
  onlyWay: "You sign in here with your account at {company}.",
  runsHere: "Do you run this installation? <password>Sign in with a password</password>",
  companyUnavailable: "We can’t reach {company} right now. Please try again in a few minutes.",
  companyExpired: "That sign-in took too long or was already used. Please try again.",
  companyCancelled: "You cancelled signing in with {company}.",
  companyRefused: "Signing in with {company} didn’t work. Please try again.",
  companyUnverified:
    "{company} hasn’t confirmed your email address. Please ask whoever looks after sign-in there.",
  companyTaken:
    "Somebody else from {company} already has an account here with your email address. Please ask whoever looks after sign-in there.",
  companyBusy: "Too many people are signing in right now. Please try again in a minute.",
  confirmWithCompany:
    "Your account has no password. Sign in with {company} once more, then come back here within five minutes.",
} as const;
