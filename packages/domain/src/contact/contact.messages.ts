/** Texts of the contact form. Those quoted in the specification must match it exactly. */
export const CONTACT_MESSAGES = {
  emailInvalid: "Please check your email address.",
  emailRequired: "Please enter your email address.",
  hearRequired: "Please tell us how you heard about us.",
  helpRequired: "Please choose what we can help you with.",
  messageRequired: "Please write a message.",
  messageTooLong: "Message must be under 150 words.",
  namesRequired: "Please enter your name.",
  namesTooLong: "Please use 100 characters or fewer.",
  networkError: "Network error or request timeout",
  sending: "Sending...",
  sent: "Message sent successfully.",
  telInvalid: "Please check your phone number, or leave it out.",
  tooMany: "Too many messages. Please try again later.",
  unexpected: "Unexpected error. Please try again later.",
  unknown: "An unknown error occurred.",
} as const;
