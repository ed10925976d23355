export default {
  title: "Sign in",
  description: "Sign in to manage your digital business cards.",
  welcomeBack: "Welcome back",
  accountReady: "Your account is ready",
  accountReadyLead: "Sign in, and we email you a security code.",
  // {name}: on the card of somebody else that the visitor wanted to save.
  keepCard: "Keep this card",
  keepCardOf: "Sign in to keep {name}’s card.",
  toMakeCard: "Sign in to make your card.",
  toEditCard: "Sign in to edit your card.",
  toSeePlan: "Sign in to see your plan.",
  toSeeFavorites: "Sign in to see your favorites.",
  toSeeAccount: "Sign in to see your account.",
  toManageCards: "Sign in to manage your cards.",
  newHere: "New to {brand}? <signUp>Create an account</signUp>",

  forgotPassword: "Forgot password?",
  signIn: "Sign in",
  signingIn: "Signing in...",
  // Between two ways to sign in.
  or: "or",
  signInWithPasskey: "Sign in with a passkey",

  // “ToYours”: where the address is not known.
  codeSent: {
    one: "We sent a six-digit security code to <email>{email}</email>. It is valid for {count} minute.",
    other: "We sent a six-digit security code to <email>{email}</email>. It is valid for {count} minutes.",
  },
  codeSentToYours: {
    one: "We sent a six-digit security code to your email address. It is valid for {count} minute.",
    other: "We sent a six-digit security code to your email address. It is valid for {count} minutes.",
  },
  codeSentIfRight: {
    one: "If your password was right, we sent a six-digit security code to <email>{email}</email>. It is valid for {count} minute. If none comes, sign in again or <reset>choose a new password</reset>.",
    other:
      "If your password was right, we sent a six-digit security code to <email>{email}</email>. It is valid for {count} minutes. If none comes, sign in again or <reset>choose a new password</reset>.",
  },
  codeSentIfRightToYours: {
    one: "If your password was right, we sent a six-digit security code to your email address. It is valid for {count} minute. If none comes, sign in again or <reset>choose a new password</reset>.",
    other:
      "If your password was right, we sent a six-digit security code to your email address. It is valid for {count} minutes. If none comes, sign in again or <reset>choose a new password</reset>.",
  },
  useAnotherAccount: "Use another account",
  signInAgain: "Sign in again",
} as const;
