export default {
  title: "Create an account",
  description: "Make your first digital business card. One card is free forever.",
  accountFirst: "Create your account first",
  makeFirstCard: "Make your first card",
  // {name}: on the card of somebody else that the visitor wanted to save.
  keepsCardOf: "An account keeps {name}’s card for you. One card of your own is free forever.",
  freeForever: "One card is free forever. No payment details needed.",
  haveAccount: "Already have an account? <signIn>Sign in</signIn>",

  agree: "I agree to the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>.",
  createAccount: "Create account",
  creatingAccount: "Creating account...",
} as const;
